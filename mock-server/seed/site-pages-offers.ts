import { identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import { figure, inMop, prices } from './prices.ts';
import { dataOf, perOf, phraseOf, placesOf, roamPlansSeed } from './roaming-finder.ts';
import { stated } from './rules.ts';
import { image, type PageSeed, table } from './site-html.ts';

/** `/businessservice` presents the services; `/business` lists the plans (`A29`). */
const businessService: PageSeed = {
  jumpUrl: '/businessservice',
  templatePath: 'pages/business-service',
  title: { cn: '企業服務', en: 'Business services' },
  content: {
    cn: `
${image('business-harbour')}
<p>由三人小店到跨境集團，我們按人數及行業配置通訊方案；20 個號碼或以上的公司，由專責客戶經理跟進。</p>
<h2>服務範圍</h2>
${table(
  '企業服務一覽',
  ['服務', '適合', '重點'],
  [
    ['企業月費計劃', '5 個號碼起', '共用一份數據，帳單按部門分列'],
    ['雲端通訊', '前台及客戶服務團隊', '一個總機號碼，手機、電腦都可接聽'],
    ['企業寬頻', '商舖及辦公室', '光纖連 5G 後備，上門安裝'],
    ['物聯網', '物流、停車場、能源', '按裝置計費，網上管理 SIM 卡'],
    ['企業短訊平台', '學校、診所、會員制商戶', `本地每則 MOP$${inMop(prices.sms.local)}，可預定發送`],
  ],
)}
<p>致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 或<a href="/contactUs">填寫電郵表格</a>，我們會於兩個工作天內回覆。轉用後，原有號碼全部保留。</p>
<p><a href="/business">查看企業月費計劃</a><br><a href="/businessActivity">企業活動</a></p>`,
    en: `
${image('business-harbour')}
<p>From a three-person shop to a group with offices across the border: we fit the service to your size and industry. With 20 numbers or more, you have your own account manager.</p>
<h2>Services</h2>
${table(
  'Business services at a glance',
  ['Service', 'For', 'What you get'],
  [
    ['Business plans', '5 numbers or more', 'One data allowance, bills by department'],
    ['Cloud calling', 'Front desks and service teams', 'One main number that you answer on phones and computers'],
    ['Business broadband', 'Shops and offices', 'Fibre with 5G as backup, installed on site'],
    ['Internet of things', 'Logistics, car parks, energy', 'Priced by device, with SIM cards you manage online'],
    ['Business messaging', 'Schools, clinics, shops with members', `MOP$${inMop(prices.sms.local)} a part to Macau numbers, sent now or later`],
  ],
)}
<p>Call <a href="tel:${identity.hotline}">${identity.hotline}</a> or use the <a href="/contactUs">email form</a>; we reply within two working days. You keep all your numbers.</p>
<p><a href="/business">See the business plans</a> · <a href="/businessActivity">Business events</a></p>`,
  },
};

/** Regions of the offers, by the answer to the finder's first question. */
const regions: readonly { name: Texts; answers: readonly string[] }[] = [
  { name: { cn: '中國內地、香港及台灣', en: 'Mainland China, Hong Kong and Taiwan' }, answers: ['711'] },
  { name: { cn: '亞洲', en: 'Asia' }, answers: ['712', '713'] },
  { name: { cn: '歐洲、美洲、澳洲及紐西蘭', en: 'Europe, the Americas, Australia and New Zealand' }, answers: ['714'] },
];

/** The offers of the plan finder as a table a region, so that both places say the same. */
function offersTables(language: Language): string {
  return regions
    .map(({ name, answers }) => {
      const offers = roamPlansSeed.filter(({ suits: [where] }) => where.some((answer) => answers.includes(answer)));
      // Without the places, where the heading names those of all.
      const columns = offers.every(({ where }) => placesOf(where).cn === name.cn) ? 3 : 4;
      const rows = offers.map((offer) =>
        [
          `<b>${textIn(offer.name, language)}</b>`,
          `<b>MOP$${figure(offer.price)}</b> ${textIn(perOf(offer), language)}`,
          offer.days === 1
            ? textIn(dataOf(offer), language)
            : offer.facts.map((fact) => textIn(phraseOf(fact), language)).join(textIn({ cn: '，', en: ', ' }, language)),
          textIn(placesOf(offer.where), language),
        ].slice(0, columns),
      );
      const caption = textIn({ cn: `${name.cn}漫遊優惠`, en: `Roaming offers: ${name.en}` }, language);
      const heads = textIn({ cn: ['計劃', '收費', '內容', '適用地區'], en: ['Plan', 'Price', 'What you get', 'Where'] }, language);
      return `<h2>${textIn(name, language)}</h2>${table(caption, heads.slice(0, columns), rows)}`;
    })
    .join('');
}

const roamingOffers: PageSeed = {
  jumpUrl: '/roamdataoffer',
  templatePath: 'pages/roaming-data-offers',
  title: { cn: '數據漫遊優惠', en: 'Roaming data offers' },
  content: {
    cn: `
${image('japan-korea', '航線由澳門伸延至海中的鳥居')}
<p>${stated('cn', 'dayPass')}日費毋須購買；按行程定價的計劃須先在網店購買。毋須更換 SIM 卡，出發前在<a href="/account/roam/5">漫遊服務</a>開啟數據漫遊即可。</p>
${offersTables('cn')}
<h2>條款</h2>
<ul>
<li>只適用於月費客戶。</li>
<li>日費以澳門時間 00:00 至 23:59 為一日。</li>
<li>按行程定價的計劃，數據用畢或到期後再上網，即自動開始日費。</li>
<li>在適用地區以外，數據按<a href="/idd/roamingcharge">漫遊收費</a>計算，沒有日費的地方每日最多 MOP$${figure(prices.dayCap)}。</li>
</ul>`,
    en: `
${image('japan-korea', 'A route from Macau to a torii gate in the sea')}
<p>${stated('en', 'dayPass')} You buy a plan for a trip in the online shop before you leave. You keep your SIM card: just turn data roaming on in <a href="/account/roam/5">roaming services</a>.</p>
${offersTables('en')}
<h2>Terms</h2>
<ul>
<li>For monthly plan customers only.</li>
<li>A day counts from 00:00 to 23:59 Macau time.</li>
<li>When the data of a plan for a trip is used up, or the plan has ended, a day pass starts by itself when you go online again.</li>
<li>In other countries and areas you pay the <a href="/idd/roamingcharge">roaming charges</a>, up to MOP$${figure(prices.dayCap)} for data in one day.</li>
</ul>`,
  },
};

export const offerPages: readonly PageSeed[] = [businessService, roamingOffers];
