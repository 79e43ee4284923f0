import { content, identity } from '#operator';
import { inMop, prices } from './prices.ts';
import { image, type PageSeed, table } from './site-html.ts';

/** Help page of the express payment: how to pay with a wallet. */
const walletGuide: PageSeed = {
  jumpUrl: '/care/macaupass',
  templatePath: 'pages/wallet-guide',
  title: { cn: '電子錢包繳費教學', en: 'How to pay with a wallet' },
  content: {
    cn: `
<p>用 MacauPay 或支付寶繳付帳單，毋須登入網站，幾步完成。</p>
<h2>繳費步驟</h2>
<ol>
<li>開啟<a href="/account/paymentMethod/3">快捷繳費</a>，輸入要繳費的月費手機號碼。</li>
<li>核對客戶編號。登入後才會顯示應繳金額；沒有登入，請按帳單輸入金額。</li>
<li>選擇 MacauPay 或支付寶，輸入金額。</li>
<li>網頁會轉到電子錢包；按指示以應用程式確認付款。</li>
<li>付款後返回本網站查看結果，並可列印收據。</li>
</ol>
<h2>付款方式比較</h2>
${table(
  '各種付款方式的限制',
  ['付款方式', '適用客戶', '每次金額'],
  [
    ['MacauPay', '所有月費客戶', '按電子錢包限額'],
    ['支付寶', '支付寶帳戶已以內地身份證實名認證的客戶', '按電子錢包限額'],
    ['Visa 或 Mastercard', '所有月費客戶', 'MOP$50 至 MOP$30,000'],
  ],
)}
<p>只可繳付月費客戶的帳單，款項於付款後第 2 個工作天入帳。如電子錢包已扣款但網頁顯示交易錯誤，請勿重複付款，入帳後應繳金額會自動更新。</p>`,
    en: `
<p>Pay your bill with MacauPay or Alipay in a few steps, without logging in.</p>
<h2>Steps</h2>
<ol>
<li>Open <a href="/account/paymentMethod/3">Pay a bill</a> and enter the monthly plan number you want to pay for.</li>
<li>Check the account number. The amount due is shown only when you are logged in; otherwise take it from the bill.</li>
<li>Choose MacauPay or Alipay and enter the amount.</li>
<li>You go to the wallet’s own page. Confirm the payment in its app.</li>
<li>Return to this site to see the result and to print the receipt.</li>
</ol>
<h2>Ways to pay</h2>
${table(
  'Limits of each way to pay',
  ['Way to pay', 'For whom', 'Amount'],
  [
    ['MacauPay', 'All monthly plan customers', 'Up to the limit of your wallet'],
    ['Alipay', 'Customers whose Alipay account is verified with a mainland identity card', 'Up to the limit of your wallet'],
    ['Visa or Mastercard', 'All monthly plan customers', 'MOP$50 to MOP$30,000 each time'],
  ],
)}
<p>You can only pay the bills of monthly plan customers, and we process each payment on the 2nd working day after you pay. If your wallet was charged although the page reports an error, do not pay again. Your amount due is updated on the 2nd working day.</p>`,
  },
};

const smsCharge: PageSeed = {
  jumpUrl: '/care/smscharge',
  templatePath: 'pages/sms-charge',
  title: { cn: '短訊收費', en: 'SMS charges' },
  content: {
    cn: `
<p>網上發送的短訊，按收件號碼數目及則數收費，記入帳單。</p>
<h2>收費</h2>
${table(
  '網上短訊收費',
  ['收件人', '每則收費'],
  [
    ['本地號碼', `MOP$${inMop(prices.sms.local)}`],
    ['國際號碼', `MOP$${inMop(prices.sms.abroad)}`],
  ],
)}
<h2>則數怎樣計算</h2>
${table(
  '每則短訊的字數',
  ['訊息內容', '一則', '長訊息每則'],
  [
    ['含中文', '70 字', '67 字'],
    ['不含中文', '160 字', '153 字'],
  ],
)}
<p>例如 94 字的中文訊息計作 2 則，發送到 5 個本地號碼共收 MOP$${inMop(2 * 5 * prices.sms.local)}。</p>
<p><a href="/account/sms/7">發送短訊</a></p>`,
    en: `
<p>When you send SMS online, you pay for each recipient and each part of a message. We add the charge to your bill.</p>
<h2>Charges</h2>
${table(
  'Charges for online SMS',
  ['Recipient', 'Charge per part'],
  [
    ['Local number', `MOP$${inMop(prices.sms.local)}`],
    ['International number', `MOP$${inMop(prices.sms.abroad)}`],
  ],
)}
<h2>How parts are counted</h2>
${table(
  'Characters in a part',
  ['Message', 'Single part', 'Each part of a long message'],
  [
    ['With Chinese', '70 characters', '67 characters'],
    ['Without Chinese', '160 characters', '153 characters'],
  ],
)}
<p>For example, a Chinese message of 94 characters has 2 parts. Sent to 5 local numbers, it costs MOP$${inMop(2 * 5 * prices.sms.local)}.</p>
<p><a href="/account/sms/7">Send a message</a></p>`,
  },
};

/** Data top-up step by step, with the terms of `TOPUP-14`. */
const topUpProcess: PageSeed = {
  jumpUrl: '/pags/4G-topup-process',
  templatePath: 'pages/4g-topup-process',
  title: { cn: '數據增值流程', en: 'How to top up data' },
  content: {
    cn: `
<p>數據快用完？4G 及 5G 客戶可即時增值，毋須更改月費計劃。</p>
<h2>增值步驟</h2>
<ol>
<li>登入後開啟<a href="/account/easyPay/4">數據增值</a>，選擇「購買數據」。</li>
<li>查看截至現時的用量，選擇增值數據。</li>
<li>閱讀條款，同意後確認購買。</li>
<li>數據隨即可用，收費記入下期帳單。</li>
</ol>
<p>3G 客戶請在同一頁面填寫申請表，我們會以電話跟進。</p>
<h2>條款</h2>
<ul>
<li>增值數據可使用至下一個發單日，未用完的數據不會轉到下期。</li>
<li>一經購買，不設退款。</li>
<li>One Bill 帳戶的增值數據不能與帳戶內其他號碼共用。</li>
<li>除共享數據計劃外，增值數據只限本地使用。</li>
</ul>`,
    en: `
<p>Running out of data? On 4G or 5G you can top up straight away without changing your plan.</p>
<h2>Steps</h2>
<ol>
<li>Log in, open <a href="/account/easyPay/4">Data top-up</a> and choose “Buy data”.</li>
<li>See what you have used so far and choose a top-up.</li>
<li>Read the terms, agree to them and confirm.</li>
<li>You can use the data straight away. The charge will be on your next bill.</li>
</ol>
<p>On 3G? Fill in the form on the same page and we will call you to confirm.</p>
<h2>Terms</h2>
<ul>
<li>You can use the data until your next bill date. What is left then is lost.</li>
<li>We do not refund top-ups.</li>
<li>On a One Bill account you cannot share the data with the other numbers on the account.</li>
<li>You can use the data in Macau only, unless you have a shared data plan.</li>
</ul>`,
  },
};

const app: PageSeed = {
  jumpUrl: '/care/my3macau',
  templatePath: 'pages/app',
  title: { cn: `${content.shortName.cn}手機應用程式`, en: `The ${identity.name.en} app` },
  content: {
    cn: `
${image('vela-12-pro')}
<p>帳單、用量、增值、漫遊，一個應用程式全部辦妥。</p>
<h2>可以做甚麼</h2>
<ul>
<li>查看本地及漫遊用量，設定兩個用量提示。</li>
<li>閱讀及下載最近 12 期帳單，以信用卡或電子錢包繳費。</li>
<li>購買數據。</li>
<li>尋找最近的門市，預約櫃位服務。</li>
</ul>
<p><a href="https://app.${content.domain}/">下載應用程式</a></p>`,
    en: `
${image('vela-12-pro')}
<p>Bills, usage, top-ups and roaming in one app.</p>
<h2>What you can do</h2>
<ul>
<li>See your local and roaming usage and set two usage alerts.</li>
<li>Read and download your last 12 bills, and pay by card or wallet.</li>
<li>Buy data top-ups.</li>
<li>Find the nearest shop and book a visit.</li>
</ul>
<p><a href="https://app.${content.domain}/">Download the app</a></p>`,
  },
};

export const carePages: readonly PageSeed[] = [walletGuide, smsCharge, topUpProcess, app];
