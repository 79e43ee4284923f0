import { content, identity } from '#operator';
import { shops } from '#shops';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import { image, table } from './site-html.ts';

/** One news item in both languages; the content is HTML. */
export interface NewsSeed {
  id: string;
  name: Texts;
  /** Day of publication in Macau, `YYYY-MM-DD`. */
  postedAt: string;
  topic: Texts;
  /** One sentence. */
  summary: Texts;
  content: Texts;
}

export const topics = {
  offers: { cn: '優惠', en: 'Offers' },
  network: { cn: '網絡', en: 'Network' },
  service: { cn: '服務安排', en: 'Service' },
  safety: { cn: '安全', en: 'Safety' },
} satisfies Record<string, Texts>;

const HOLIDAY = '12:00–18:00';
/** Opening hours over two holidays: the third shop is closed on the first. */
const holidayHours = (language: Language) =>
  shops.map(({ name, opens, closes }, at) =>
    at === 2 ? [textIn(name, language), textIn({ cn: '休息', en: 'Closed' }, language), HOLIDAY] : [textIn(name, language), HOLIDAY, `${opens}–${closes}`],
  );

export const companyNews: readonly NewsSeed[] = [
  {
    id: '7007',
    name: { cn: '5G 覆蓋輕軌全線車站', en: '5G in every light rail station' },
    postedAt: '2026-10-19',
    topic: topics.network,
    summary: {
      cn: '月台及車廂內的平均下載速度是工程前的三倍以上。',
      en: 'On platforms and trains, downloads are on average more than three times as fast as before.',
    },
    content: {
      cn: `
${image('light-rail')}
<p>我們已完成輕軌氹仔線、石排灣線及橫琴線全部車站的 5G 工程，月台及車廂內的平均下載速度是工程前的三倍以上。</p>
${table(
  '平均下載速度（Mbps）',
  ['路線', '工程前', '工程後'],
  [
    ['氹仔線', '96', '310'],
    ['石排灣線', '88', '295'],
    ['橫琴線', '102', '328'],
  ],
)}
<p>如你在車站內遇到訊號問題，請<a href="/contactUs">告訴我們</a>位置及時間。</p>`,
      en: `
${image('light-rail')}
<p>All stations of the Taipa, Seac Pai Van and Hengqin lines now have 5G. On platforms and trains, downloads are on average more than three times as fast as before.</p>
${table(
  'Average download speed (Mbps)',
  ['Line', 'Before', 'Now'],
  [
    ['Taipa', '96', '310'],
    ['Seac Pai Van', '88', '295'],
    ['Hengqin', '102', '328'],
  ],
)}
<p>If you have no signal in a station, <a href="/contactUs">tell us</a> where and when.</p>`,
    },
  },
  {
    id: '7006',
    name: { cn: '國慶假期門市服務時間', en: 'Opening hours over the National Day holidays' },
    postedAt: '2026-09-24',
    topic: topics.service,
    summary: {
      cn: '10月1日及2日各門市的營業時間，熱線照常 24 小時服務。',
      en: 'See when our shops are open on 1 and 2 October. The hotline is open 24 hours a day.',
    },
    content: {
      cn: `
<p>10月1日及2日為公眾假期，門市營業時間如下，熱線 <a href="tel:${identity.hotline}">${identity.hotline}</a> 照常 24 小時服務。</p>
${table('假期營業時間', ['門市', '10月1日', '10月2日'], holidayHours('cn'))}
<p>繳費毋須到門市：<a href="/account/paymentMethod/3">快捷繳費</a>全日開放。</p>`,
      en: `
<p>1 and 2 October are public holidays. These are our opening hours. The hotline <a href="tel:${identity.hotline}">${identity.hotline}</a> is open 24 hours a day as usual.</p>
${table('Opening hours', ['Shop', '1 October', '2 October'], holidayHours('en'))}
<p>You do not need to visit a shop to pay. You can <a href="/account/paymentMethod/3">pay a bill</a> online at any time.</p>`,
    },
  },
  {
    id: '7004',
    name: { cn: '提防假冒我們的短訊', en: 'Fake messages in our name' },
    postedAt: '2026-07-08',
    topic: topics.safety,
    summary: {
      cn: '我們不會以短訊索取密碼、驗證碼或信用卡號碼。教你分辨真假。',
      en: 'We never ask for passwords, codes or card numbers by message. Here is how to tell if a message is fake.',
    },
    content: {
      cn: `
<p>近日有客戶收到聲稱由我們發出的短訊，以「積分即將到期」為由，要求客戶按連結輸入信用卡資料。這些短訊並非由我們發出。</p>
<h3>怎樣分辨</h3>
<ul>
<li>網址中「https://」之後、下一個「/」、「?」或「#」之前的部分，必須是 <strong>${content.domain}</strong>，或以「.${content.domain}」結尾（前面有一點）。例如 evil-${content.domain} 不是我們的網址。</li>
<li>我們不會以短訊索取密碼、驗證碼或信用卡號碼。</li>
<li>積分不設到期日。</li>
</ul>
<h3>如已輸入資料</h3>
<ol>
<li>立即聯絡發卡銀行。</li>
<li>在<a href="/account/accountSettings/0">帳戶設定</a>更改密碼。</li>
<li>致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 通知我們。</li>
</ol>`,
      en: `
<p>Some customers have had messages in our name that say their points are about to expire and ask for card details. We did not send them.</p>
<h3>How to tell</h3>
<ul>
<li>Look at the part of the address after “https://” and before the next “/”, “?” or “#”. It must be <strong>${content.domain}</strong> or end in “.${content.domain}”, with the dot. For example, evil-${content.domain} is not ours.</li>
<li>We never ask for passwords, codes or card numbers by message.</li>
<li>Points do not expire.</li>
</ul>
<h3>If you entered your details</h3>
<ol>
<li>Contact the bank that issued your card straight away.</li>
<li>Change your password in <a href="/account/accountSettings/0">account settings</a>.</li>
<li>Call <a href="tel:${identity.hotline}">${identity.hotline}</a> and tell us.</li>
</ol>`,
    },
  },
  {
    id: '7003',
    name: { cn: '颱風期間的服務安排', en: 'Our service during typhoons' },
    postedAt: '2026-06-01',
    topic: topics.service,
    summary: { cn: '各級風球下，門市、熱線及網絡搶修怎樣安排。', en: 'What to expect from our shops, hotline and network under each typhoon signal.' },
    content: {
      cn: `
${image('typhoon-season')}
<p>颱風季節已到，各級風球下的服務安排如下：</p>
${table(
  '風球與服務',
  ['風球', '門市', `熱線 ${identity.hotline}`],
  [
    ['1 號、3 號', '正常營業', '24 小時'],
    ['8 號', '兩小時內關門', '24 小時'],
    ['9 號、10 號', '關門', '24 小時，只處理緊急個案'],
    ['改掛 3 號後', '兩小時內重開', '24 小時'],
  ],
)}
<p>如基站受損，搶修進度會在網站頂部的通告公布。</p>`,
      en: `
${image('typhoon-season')}
<p>The typhoon season has begun. This is what to expect under each signal:</p>
${table(
  'Signals and service',
  ['Signal', 'Shops', `Hotline ${identity.hotline}`],
  [
    ['No. 1 or 3', 'Open as usual', '24 hours'],
    ['No. 8', 'Close within two hours', '24 hours'],
    ['No. 9 or 10', 'Closed', '24 hours, emergencies only'],
    ['Back to no. 3', 'Open again within two hours', '24 hours'],
  ],
)}
<p>If base stations are damaged, the notice at the top of this site shows how repairs are going.</p>`,
    },
  },
];
