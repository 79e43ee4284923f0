import { identity } from '#operator';
import type { Bilingual, Language } from '../handler.ts';
import { figure, inMop, prices } from './prices.ts';
import { phraseOf, placesOf, roamPlansSeed } from './roaming-finder.ts';
import { perOf } from './roaming-offers.ts';
import { image, table } from './site-html.ts';
import type { PageSeed } from './site-pages-model.ts';

/** `/businessservice` presents the services; `/business` lists the plans (`A29`). */
const businessService: PageSeed = {
  jumpUrl: '/businessservice',
  templatePath: 'pages/business-service',
  title: { cn: '企業服務', en: 'Business services' },
  content: {
    cn: `
${image('business-harbour')}
<p>由三人小店到跨境集團，我們按人數及行業配置通訊方案，由專責客戶經理跟進。</p>
<h2>服務範圍</h2>
${table(
  '企業服務一覽',
  ['服務', '適合', '重點'],
  [
    ['企業月費', '2 個號碼起', '數據池共用，帳單按部門分列'],
    ['雲端電話', '前台及客戶服務團隊', '一個總機號碼，手機、電腦同時接聽'],
    ['商務寬頻', '商舖及辦公室', '光纖連 5G 後備，上門安裝'],
    ['物聯網', '物流、停車場、能源', '按裝置計費，網上管理 SIM 卡'],
    ['群發短訊', '學校、診所、會員制商戶', `本地每則 MOP$${inMop(prices.sms.local)}，可預定發送`],
  ],
)}
<h2>轉用步驟</h2>
<ol>
<li>致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 或<a href="/contactUs">填寫聯絡表格</a>，兩個工作天內回覆。</li>
<li>客戶經理到訪，了解用量及現有合約。</li>
<li>確認方案及轉台日期，原有號碼全部保留。</li>
</ol>
<p><a href="/business">查看企業月費計劃</a>・<a href="/businessActivity">最新企業活動</a></p>`,
    en: `
${image('business-harbour')}
<p>From a shop with three people to a group with offices across the border: we fit the service to your size and trade, with an account manager of your own.</p>
<h2>Services</h2>
${table(
  'Business services at a glance',
  ['Service', 'For', 'What matters'],
  [
    ['Corporate plans', '2 numbers or more', 'One pool of data, bills by department'],
    ['Cloud telephony', 'Front desks and service teams', 'One main number, answered on phones and computers'],
    ['Business broadband', 'Shops and offices', 'Fibre with 5G as backup, installed on site'],
    ['Internet of things', 'Logistics, car parks, energy', 'Charged by device, SIM cards managed online'],
    ['Bulk SMS', 'Schools, clinics, members’ clubs', `MOP$${inMop(prices.sms.local)} a local part, sending by schedule`],
  ],
)}
<h2>How to change to us</h2>
<ol>
<li>Call <a href="tel:${identity.hotline}">${identity.hotline}</a> or use the <a href="/contactUs">contact form</a>; we answer within two working days.</li>
<li>An account manager visits you to learn about your usage and your contracts.</li>
<li>Together we set the plan and the day; you keep all your numbers.</li>
</ol>
<p><a href="/business">See the business plans</a> · <a href="/businessActivity">Business events</a></p>`,
  },
};

/** Regions of the offers, by the answer to the finder's first question. */
const regions: readonly { name: Bilingual; answers: readonly string[] }[] = [
  { name: { cn: '中國內地、香港及台灣', en: 'Mainland China, Hong Kong and Taiwan' }, answers: ['711'] },
  { name: { cn: '亞洲', en: 'Asia' }, answers: ['712', '713'] },
  { name: { cn: '歐洲、美洲、澳洲及紐西蘭', en: 'Europe, the Americas, Australia and New Zealand' }, answers: ['714'] },
];

/** The offers of the plan finder as a table a region, so that both places say the same. */
function offersTables(language: Language): string {
  return regions
    .map(({ name, answers }) => {
      const offers = roamPlansSeed.filter(({ suits: [where] }) => where.some((answer) => answers.includes(answer)));
      const rows = offers.map((offer) => [
        `<b>${offer.name[language]}</b>`,
        `<b>MOP$${figure(offer.price)}</b> ${perOf(offer)[language]}`,
        offer.facts.map((fact) => phraseOf(fact)[language]).join({ cn: '，', en: ', ' }[language]),
        placesOf(offer.where)[language],
      ]);
      const caption = { cn: `${name.cn}漫遊優惠`, en: `Roaming offers: ${name.en}` }[language];
      return `<h2>${name[language]}</h2>${table(caption, { cn: ['計劃', '收費', '內容', '適用地區'], en: ['Offer', 'Price', 'What you get', 'Where'] }[language], rows)}`;
    })
    .join('');
}

const roamingOffers: PageSeed = {
  jumpUrl: '/roamdataoffer',
  templatePath: 'pages/roaming-data-offers',
  title: { cn: '數據漫遊優惠', en: 'Roaming data offers' },
  content: {
    cn: `
${image('japan-korea', '航線由澳門的燈塔伸延至海中的鳥居')}
<p>按日或按行程購買，抵埗後首次上網即自動計算，毋須更換 SIM 卡。</p>
${offersTables('cn')}
<h2>使用方法</h2>
<ol>
<li>出發前在<a href="/account/roam/5">漫遊服務</a>啟用數據漫遊。</li>
<li>在網店購買按行程計劃；日費計劃毋須預先購買。</li>
<li>抵埗後開啟手機的「數據漫遊」。</li>
</ol>
<h2>條款</h2>
<ul>
<li>只適用於月費客戶。</li>
<li>日費以澳門時間 00:00 至 23:59 為一日。</li>
<li>不在優惠地區使用時，按<a href="/idd/roamingcharge">漫遊收費</a>計算。</li>
</ul>`,
    en: `
${image('japan-korea', 'A route from the lighthouse of Macau to a gate in the sea')}
<p>By the day or by the trip. The offer starts with your first connection abroad, on the SIM card you have.</p>
${offersTables('en')}
<h2>How to use them</h2>
<ol>
<li>Before you leave, turn data roaming on in <a href="/account/roam/5">roaming services</a>.</li>
<li>Buy offers for a trip in the online shop; day passes need not be bought ahead.</li>
<li>After you have landed, turn on “data roaming” in your phone.</li>
</ol>
<h2>Terms</h2>
<ul>
<li>For monthly plan customers only.</li>
<li>A day counts from 00:00 to 23:59 Macau time.</li>
<li>Outside the places of the offer the <a href="/idd/roamingcharge">roaming charges</a> apply.</li>
</ul>`,
  },
};

export const offerPages: readonly PageSeed[] = [businessService, roamingOffers];
