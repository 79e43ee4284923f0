import { content, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import { daysLater } from './macau-time.ts';
import { companyNews, type NewsSeed, topics } from './news-company.ts';
import { launch } from './phones-plans.ts';
import { featuredPlan, nameInText, plansSeed } from './plans.ts';
import { figure, prices } from './prices.ts';
import { dataInText, roamPlanOf } from './roaming-finder.ts';
import { stated } from './rules.ts';
import { image, table } from './site-html.ts';
import { dayInWords, MAINTENANCE_NEWS, nextSunday } from './site-notice.ts';
import { withPhones } from './site-shops.ts';

/** Maintenance is announced this many days ahead; more than a week, so that the item is never dated in the future. */
const ANNOUNCED_DAYS = 9;

/** Full text of the maintenance that the notice above the header announces. */
function maintenance(now: Date): NewsSeed {
  const sunday = nextSunday(now);
  const day = (language: Language) => dayInWords(sunday, language);
  return {
    id: MAINTENANCE_NEWS,
    name: { cn: '系統維護通知', en: 'System maintenance' },
    postedAt: daysLater(sunday, -ANNOUNCED_DAYS),
    topic: topics.service,
    summary: {
      cn: `${day('cn')}02:00 至 06:00 暫停網上繳費、數據增值及帳單下載。`,
      en: `You cannot pay bills, top up data or download bills online on ${day('en')}, from 02:00 to 06:00.`,
    },
    content: {
      cn: `
<p>因系統維護，以下服務將於${day('cn')}02:00 至 06:00 暫停：</p>
<ul>
<li>網上繳費及電子錢包付款</li>
<li>數據增值</li>
<li>網上帳單下載</li>
</ul>
<h3>不受影響的服務</h3>
<p>通話、短訊、數據上網及漫遊維持正常。如在維護期間遺失手機，請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 停用號碼。</p>
<h3>已預定的短訊</h3>
<p>預定在維護時段發送的短訊，會在 06:00 後按次序發送。</p>`,
      en: `
<p>We will be maintaining our systems. You cannot use these services on ${day('en')}, from 02:00 to 06:00:</p>
<ul>
<li>online and wallet payment</li>
<li>data top-up</li>
<li>bill downloads</li>
</ul>
<h3>Not affected</h3>
<p>Calls, SMS, mobile data and roaming will work as usual. If you lose your phone during the maintenance, call <a href="tel:${identity.hotline}">${identity.hotline}</a> to block the number.</p>
<h3>Scheduled messages</h3>
<p>SMS scheduled for these hours will be sent in order after 06:00.</p>`,
    },
  };
}

export function newsOf(now: Date): NewsSeed[] {
  return [maintenance(now), ...offerNews, ...companyNews].sort((one, other) => other.postedAt.localeCompare(one.postedAt));
}

const plan = nameInText(featuredPlan);
const months = featuredPlan.ways[0]?.months;
const priceRows = launch.capacities.map(({ name, alone, withPlan }) => [name, `MOP$${figure(alone)}`, `MOP$${figure(withPlan)}`]);
const japan = roamPlanOf('3105');
const pass = (language: Language) => `${textIn(dataInText(japan), language)}${textIn({ cn: '。', en: '. ' }, language)}${stated(language, 'dayPass')}`;
/** The plan that has music for free at first. */
const musical = plansSeed.find(({ musicFree }) => musicFree !== undefined);

const offerNews: readonly NewsSeed[] = [
  {
    id: '7009',
    name: { cn: `${launch.name} 現貨發售`, en: `${launch.name} in stock` },
    postedAt: '2026-11-10',
    topic: topics.offers,
    summary: {
      cn: `${withPhones.cn}備有各種容量現貨，下午 5 時前網店落單，可即日取機。`,
      en: `All capacities are in ${withPhones.en}. Order online by 17:00 and collect your phone the same day.`,
    },
    content: {
      cn: `
${image('vela-12-pro', '海峽藍色的 Vela 12 Pro 正面及背面')}
<p>${launch.name} 各種容量在${withPhones.cn}均有現貨，下午 5 時前網店落單，可即日取機。</p>
${table('機價', ['容量', '淨機價', `連${plan.cn}，合約期 ${months} 個月`], priceRows)}
<h3>推廣優惠</h3>
<ul>
<li>選擇${plan.cn}，送保護殼一個。</li>
<li>舊機換新機，最高回贈 MOP$${figure(prices.tradeIn)}。</li>
</ul>
<p><a href="/allMobile?brandName=Vela">選購 Vela 手機</a></p>`,
      en: `
${image('vela-12-pro', 'The Vela 12 Pro in strait blue, front and back')}
<p>The ${launch.name} is in stock at ${withPhones.en} in all capacities. Order online by 17:00 and collect it the same day.</p>
${table('Prices', ['Capacity', 'Phone only', `With ${plan.en}, ${months}-month contract`], priceRows)}
<h3>Offers</h3>
<ul>
<li>A free case with the ${plan.en} plan.</li>
<li>Up to MOP$${figure(prices.tradeIn)} off when you trade in your old phone.</li>
</ul>
<p><a href="/allMobile?brandName=Vela">Shop Vela phones</a></p>`,
    },
  },
  {
    id: '7008',
    name: {
      cn: `日本及南韓漫遊日費減至 MOP$${figure(prices.dayPass.japanKorea)}`,
      en: `Roaming in Japan and South Korea now MOP$${figure(prices.dayPass.japanKorea)} a day`,
    },
    postedAt: '2026-11-02',
    topic: topics.offers,
    summary: {
      cn: pass('cn'),
      en: pass('en'),
    },
    content: {
      cn: `
${image('japan-korea', '航線由澳門伸延至海中的鳥居')}
<p>由即日起，日本及南韓的數據漫遊日費減至 MOP$${figure(japan.price)}，${dataInText(japan).cn}。</p>
<h3>怎樣使用</h3>
<ol>
<li>出發前在帳戶的<a href="/account/roam/5">漫遊服務</a>開啟數據漫遊。</li>
<li>抵埗後開啟手機的數據漫遊。${stated('cn', 'dayPass')}</li>
<li>可開啟個人熱點，與同行親友共用。</li>
</ol>
<p>其他目的地的計劃見<a href="/roamdataoffer">數據漫遊優惠</a>。</p>`,
      en: `
${image('japan-korea', 'A route from Macau to a torii gate in the sea')}
<p>From today, a day of roaming data in Japan and South Korea costs MOP$${figure(japan.price)}. ${dataInText(japan).en}.</p>
<h3>How to use it</h3>
<ol>
<li>Before you leave, turn on data roaming under <a href="/account/roam/5">roaming services</a> in your account.</li>
<li>When you arrive, turn on data roaming on your phone. ${stated('en', 'dayPass')}</li>
<li>You can share the data over a personal hotspot.</li>
</ol>
<p>For other destinations, see our <a href="/roamdataoffer">roaming data offers</a>.</p>`,
    },
  },
  {
    id: '7002',
    name: { cn: `音樂串流服務月費 MOP$${figure(prices.music)}`, en: `Music streaming for MOP$${figure(prices.music)} a month` },
    postedAt: '2026-04-20',
    topic: topics.offers,
    summary: {
      cn: `以${content.shortName.cn}號碼登記，月費隨每月帳單繳付，毋須信用卡。`,
      en: `Sign up with your ${identity.name.en} number and pay on your bill, no credit card needed.`,
    },
    content: {
      cn: `
${image('music-streaming')}
<p>以${content.shortName.cn}號碼登記音樂串流服務，月費 MOP$${figure(prices.music)}，隨每月帳單繳付，毋須信用卡。</p>
<ul>
<li>逾千萬首歌曲，可下載離線收聽。</li>
<li>選擇${musical && nameInText(musical).cn}，首 ${musical?.musicFree} 個月免費，其後每月 MOP$${figure(prices.music)}。</li>
<li>4G 客戶請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 或到門市登記。</li>
</ul>
<p><a href="/kkboxLogin">立即登記</a></p>`,
      en: `
${image('music-streaming')}
<p>Sign up for music streaming with your ${identity.name.en} number: MOP$${figure(prices.music)} a month on your bill, no credit card needed.</p>
<ul>
<li>More than ten million songs, which you can also download.</li>
<li>Free for the first ${musical?.musicFree} months with the ${musical?.name.en} plan, then MOP$${figure(prices.music)} a month.</li>
<li>Have a 4G plan? To sign up, call <a href="tel:${identity.hotline}">${identity.hotline}</a> or visit a shop.</li>
</ul>
<p><a href="/kkboxLogin">Sign up</a></p>`,
    },
  },
];
