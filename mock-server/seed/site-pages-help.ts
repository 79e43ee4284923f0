import { content, identity, prices as ofOperator } from '#operator';
import { shops as branches } from '#shops';
import { figure, prices } from './prices.ts';
import { stated } from './rules.ts';
import { list, type PageSeed, table } from './site-html.ts';

/** Useful information: what customers ask most, each with its figure. */
const info: PageSeed = {
  jumpUrl: '/info',
  templatePath: 'pages/info',
  title: { cn: '實用資訊', en: 'Useful information' },
  content: {
    cn: `
<h2>常用號碼</h2>
${table(
  `由${content.shortName.cn}號碼撥出`,
  ['服務', '號碼', '收費'],
  [
    ['24 小時客戶服務熱線', `<a href="tel:${identity.hotline}">${identity.hotline}</a>`, '免費'],
    ['查詢用量', '*8210 或 *8110', '免費'],
    ['IDD 00 國際長途', '00 + 國家或地區代碼 + 號碼', '<a href="/idd/idd00">IDD 00 收費</a>'],
    ['IDD 060 國際長途', '060 + 國家或地區代碼 + 號碼', '<a href="/idd/idd060">IDD 060 收費</a>'],
  ],
)}
<h2>帳單</h2>
${list([
  ...stated('cn', 'due', 'dispute', 'processed'),
  '申請或取消電子帳單，7 個工作天內生效。',
  `補發紙本帳單或詳細使用記錄，每份 MOP$${figure(prices.reissue)}。`,
])}
<h2>登入及密碼</h2>
<ul>
<li>月費客戶以手機號碼及 4 至 8 位數字密碼登入；忘記密碼可即時以短訊驗證碼重設。</li>
<li>儲值卡客戶以短訊驗證碼登入，毋須密碼。</li>
</ul>
<h2>遺失手機或 SIM 卡</h2>
<p>請立即致電 ${identity.hotline} 停用號碼，最遲不可超過 24 小時，再帶同身份證明文件到門市補領 SIM 卡。${stated('cn', 'lost')}</p>
<h2>SIM 卡被鎖（PUK）</h2>
<p>手機要求輸入 PUK 時，請輸入印在 SIM 卡卡托上的 8 位數字。找不到卡托，可致電 ${identity.hotline}，或帶同身份證明文件到門市查詢。連續輸錯 10 次，SIM 卡便不能再用，須到門市補領。</p>
<h2>儲值卡</h2>
<p>MOP$${ofOperator.prepaidOfferCards.first}、MOP$${ofOperator.prepaidOfferCards.second} 及 MOP$${ofOperator.prepaidOfferCards.third} 儲值卡設有 IDD 優惠收費。儲值卡須實名登記後才可使用：帶同身份證明文件到任何一間<a href="/care/shopsncentres">門市</a>，即時辦妥。</p>
<h2>出發前</h2>
<ol>
<li>查看目的地的<a href="/idd/roamingcharge">漫遊收費</a>。</li>
<li>按行程選擇<a href="/roamdataoffer">數據漫遊優惠</a>。</li>
<li>在<a href="/account/roam/5">漫遊服務</a>開啟數據漫遊，抵埗後再在手機開啟；不用時關閉，以免自動開始日費。</li>
</ol>`,
    en: `
<h2>Useful numbers</h2>
${table(
  `Dialled from a ${identity.name.en} number`,
  ['Service', 'Number', 'Charge'],
  [
    ['24-hour hotline', `<a href="tel:${identity.hotline}">${identity.hotline}</a>`, 'Free'],
    ['Hear your usage', '*8210 or *8110', 'Free'],
    ['IDD 00 international calls', '00 + country code + number', '<a href="/idd/idd00">IDD 00 charges</a>'],
    ['IDD 060 international calls', '060 + country code + number', '<a href="/idd/idd060">IDD 060 charges</a>'],
  ],
)}
<h2>Bills</h2>
${list([
  ...stated('en', 'due', 'dispute', 'processed'),
  'Changing between email and paper bills takes up to 7 working days.',
  `A paper copy of a bill or a copy of a usage record costs MOP$${figure(prices.reissue)}.`,
])}
<h2>Logging in and passwords</h2>
<ul>
<li>Monthly plan customers log in with their mobile number and a password of 4 to 8 digits; if you forget it, reset it with an SMS code.</li>
<li>Prepaid customers log in with an SMS code and need no password.</li>
</ul>
<h2>Lost phone or SIM card</h2>
<p>Call ${identity.hotline} straight away, and within 24 hours at the latest, to block the number. Then bring your identity document to a shop for a new card. ${stated('en', 'lost')}</p>
<h2>SIM card locked (PUK)</h2>
<p>When your phone asks for a PUK, enter the 8 digits printed on the card that your SIM came in. If you no longer have it, call ${identity.hotline} or bring your identity document to a shop. After 10 wrong entries the SIM card stops working for good, and you need a new one from a shop.</p>
<h2>Prepaid cards</h2>
<p>Prepaid cards of MOP$${ofOperator.prepaidOfferCards.first}, MOP$${ofOperator.prepaidOfferCards.second} and MOP$${ofOperator.prepaidOfferCards.third} have cheaper IDD calls. You can use a prepaid card once it is registered in your name: bring your identity document to one of our <a href="/care/shopsncentres">shops</a>.</p>
<h2>Before you travel</h2>
<ol>
<li>Look up the <a href="/idd/roamingcharge">roaming charges</a> of your destination.</li>
<li>Choose a <a href="/roamdataoffer">roaming data offer</a> for your trip.</li>
<li>Turn data roaming on in <a href="/account/roam/5">roaming services</a>, and on your phone when you arrive. Turn it off when you do not need it: a day pass starts by itself each day you go online.</li>
</ol>`,
  },
};

const shops: PageSeed = {
  jumpUrl: '/care/shopsncentres',
  templatePath: 'pages/shops',
  title: { cn: '門市及服務中心', en: 'Shops and service centres' },
  shops: branches,
  content: {
    cn: `
<h2>請帶同</h2>
<ul>
<li>新上台：身份證明文件正本。</li>
<li>補領 SIM 卡：身份證明文件正本及手機號碼。</li>
<li>取機：訂單編號及付款的信用卡。</li>
</ul>
<h2>毋須到門市</h2>
<p>查詢可致電 <a href="tel:${identity.hotline}">${identity.hotline}</a>，繳費可用<a href="/account/paymentMethod/3">快捷繳費</a>。</p>`,
    en: `
<h2>What to bring</h2>
<ul>
<li>For a new plan: your original identity document.</li>
<li>For a replacement SIM card: your original identity document and the mobile number.</li>
<li>To collect a phone: the order number and the card you paid with.</li>
</ul>
<h2>Without visiting a shop</h2>
<p>If you have a question, call <a href="tel:${identity.hotline}">${identity.hotline}</a>. You can also <a href="/account/paymentMethod/3">pay a bill</a> online.</p>`,
  },
};

export const helpPages: readonly PageSeed[] = [info, shops];
