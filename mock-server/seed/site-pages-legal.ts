import { content, identity } from '#operator';
import { rules, stated } from './rules.ts';
import { list, type PageSeed } from './site-html.ts';

/** Privacy statement; it ends with the three sections of `PRIV-01` and waives the fee for corrections (`PRIV-02`). */
const privacy: PageSeed = {
  jumpUrl: '/privacy-personal-statement',
  templatePath: 'pages/privacy',
  title: { cn: '私隱聲明', en: 'Privacy statement' },
  content: {
    cn: `
<p>${content.billName.cn}重視你的私隱。我們按第 8/2005 號法律《個人資料保護法》處理個人資料。本聲明說明我們收集甚麼資料、用來做甚麼，以及你有甚麼權利。</p>
<h2>保留及銷毀</h2>
<p>我們只在提供服務、處理帳務及遵守法例所需的時間內保留資料。期限過後，電子記錄會刪除，紙本文件會碎紙銷毀。</p>
<h2>推廣資訊</h2>
<p>你可隨時拒絕以電話、電郵、郵寄或短訊收取推廣資訊。登入後在<a href="/account/accountSettings/0">帳戶設定</a>更改，14 個工作天內生效。</p>
<h2>行程卡</h2>
<p>通信行程卡已於 2022 年 12 月 13 日停止服務。如你曾經授權，在你到<a href="/itincard">行程卡頁面</a>取消之前，我們仍會收集你最近 7 天的行程資料，並傳送至中國內地的資訊通訊研究機構。</p>
<h2>查閱及更正</h2>
<p>按第 8/2005 號法律，你有權獲告知資料的用途，查閱及更正我們持有的個人資料，並有權反對我們將資料用作直接推廣。查閱資料須繳付處理費；如因查閱而須更正資料，處理費全免。</p>
<h2>收集個人資料聲明</h2>
<p>當你申請服務、登入網站、繳費、應徵職位或聯絡我們時，我們會收集以下資料：</p>
<ul>
<li>姓名、身份證明文件號碼、出生日期及聯絡方法；</li>
<li>手機號碼、客戶編號、帳單及付款記錄；</li>
<li>通話、短訊、數據及漫遊的用量記錄，但不包括通訊內容；</li>
<li>你提交的履歷及申請表。</li>
</ul>
<p>這些資料用於提供服務、收取費用、核實身份、處理查詢、偵測詐騙及改善網絡。除法例要求或得到你同意外，我們不會向第三方披露。</p>
<h2>保安聲明</h2>
<p>網站以加密連線傳送資料。密碼及短訊驗證碼只用於核實身份，我們的職員不會向你索取。付款在銀行或電子錢包的頁面完成，我們不會儲存完整的信用卡號碼。</p>
<ul>
<li>請定期更改密碼，不要以生日或手機號碼作為密碼。</li>
<li>使用公用電腦後請登出。</li>
<li>收到可疑短訊時不要按連結，請先致電 ${identity.hotline} 查證。</li>
</ul>
<h2>查詢</h2>
<p>如欲查閱或更正個人資料，或對本聲明有疑問，請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a>、到任何一間<a href="/care/shopsncentres">門市</a>，或<a href="/contactUs">以電郵聯絡我們</a>。</p>`,
    en: `
<p>${identity.name.en} takes your privacy seriously. We handle personal data under Law no. 8/2005, the Personal Data Protection Act of Macau. This statement says what data we collect, what we use it for and what rights you have.</p>
<h2>Keeping and destroying data</h2>
<p>We keep data only for as long as we need it to provide the service, handle bills and comply with the law. After that we delete electronic records and shred paper.</p>
<h2>Marketing messages</h2>
<p>You can refuse marketing messages at any time, whether they come by call, email, post or SMS. Log in and change your choices in <a href="/account/accountSettings/0">account settings</a>. Your change takes effect within 14 working days.</p>
<h2>Travel itinerary card</h2>
<p>The travel itinerary card ended on 13 December 2022. If you authorised us before, we still collect your travel information for the past 7 days and pass it to the information and communications research institute in mainland China until you cancel on the <a href="/itincard">travel card page</a>.</p>
<h2>Access and correction</h2>
<p>Law no. 8/2005 gives you the right to be told what your data is used for, to see and correct what we hold about you, and to object to marketing. There is a handling fee for access. If the data has to be corrected, we do not charge it.</p>
<h2>Personal information collection statement</h2>
<p>When you apply for a service, log in, pay, apply for a job or contact us, we collect:</p>
<ul>
<li>your name, the number of your identity document, your date of birth and how to reach you;</li>
<li>your mobile number, account number, bills and payments;</li>
<li>records of how much you call, text, use data and roam, but never what you say or write;</li>
<li>the CV and the forms that you send us.</li>
</ul>
<p>We use this data to provide and charge for services, check who you are, answer questions, detect fraud and improve the network. We do not share it with others unless the law requires it or you agree.</p>
<h2>Security statement</h2>
<p>The website sends data over an encrypted connection. We use passwords and SMS codes only to check who you are. Our staff never ask for them. Payments are completed on the pages of the bank or the wallet, and we do not store full card numbers.</p>
<ul>
<li>Change your password from time to time, and do not use a birthday or mobile number.</li>
<li>Log out after using a shared computer.</li>
<li>Do not follow links in a suspicious message; call ${identity.hotline} first.</li>
</ul>
<h2>Enquiries</h2>
<p>To see or correct your data, or to ask about this statement, call <a href="tel:${identity.hotline}">${identity.hotline}</a>, visit one of our <a href="/care/shopsncentres">shops</a> or <a href="/contactUs">write to us</a>.</p>`,
  },
};

/** Service terms with every stated fact (`TERMS-01` to `TERMS-06`). */
const serviceTerms: PageSeed = {
  jumpUrl: '/service-terms-conditions',
  templatePath: 'pages/service-terms',
  title: { cn: '服務條款', en: 'Terms of service' },
  content: {
    cn: `
<p>以下條款適用於${content.billName.cn}的流動電話服務。使用服務即表示你同意本條款。</p>
<h2>申請服務</h2>
${list([...stated('cn', 'age', 'registered'), '服務按你選擇的計劃收費，合約期及其他細則以計劃頁面所列為準。'])}
<h2>帳單及付款</h2>
${list(stated('cn', 'due', 'dispute', 'late', 'processed'))}
<h2>遺失、暫停及終止</h2>
${list([`遺失手機或 SIM 卡，須於 24 小時內通知我們；${rules.lost.cn}。`, '申請暫停服務，須提前 7 天通知。', ...stated('cn', 'notice', 'early')])}
<h2>手機及配件</h2>
<table><caption>由購買日起計的保養期</caption><thead><tr><th scope="col">產品</th><th scope="col">保養期</th></tr></thead><tbody>
<tr><td>手機及充電器</td><td>12 個月</td></tr>
<tr><td>電池及配件</td><td>6 個月</td></tr>
</tbody></table>
<p>${stated('cn', 'exchange')}</p>
<h2>按金及索償</h2>
<ul>
<li>服務終止後，須於 12 個月內取回按金。</li>
<li>任何索償須於事發後一年內提出。</li>
</ul>
<h2>查詢</h2>
<p>請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 或到<a href="/care/shopsncentres">門市</a>查詢。個人資料的處理方式見<a href="/privacy-personal-statement">私隱聲明</a>。</p>`,
    en: `
<p>These terms apply to the mobile services of ${identity.name.en}. By using a service you agree to them.</p>
<h2>Taking a service</h2>
${list([...stated('en', 'age', 'registered'), 'You pay the charges of the plan you chose. Its page states the contract length and other details.'])}
<h2>Bills and payment</h2>
${list(stated('en', 'due', 'dispute', 'late', 'processed'))}
<h2>Loss, suspension and termination</h2>
${list([`Tell us within 24 hours when you lose your phone or SIM card. ${rules.lost.en}.`, 'Give us 7 days’ notice to suspend a service.', ...stated('en', 'notice', 'early')])}
<h2>Phones and accessories</h2>
<table><caption>Warranty, from the day of purchase</caption><thead><tr><th scope="col">Product</th><th scope="col">Warranty</th></tr></thead><tbody>
<tr><td>Phone and charger</td><td>12 months</td></tr>
<tr><td>Battery and accessories</td><td>6 months</td></tr>
</tbody></table>
<p>${stated('en', 'exchange')}</p>
<h2>Deposits and claims</h2>
<ul>
<li>You must claim back a deposit within 12 months of the end of the service.</li>
<li>You must make any other claim within one year of the event.</li>
</ul>
<h2>Enquiries</h2>
<p>Call <a href="tel:${identity.hotline}">${identity.hotline}</a> or visit one of our <a href="/care/shopsncentres">shops</a>. To see how we handle personal data, read the <a href="/privacy-personal-statement">privacy statement</a>.</p>`,
  },
};

export const legalPages: readonly PageSeed[] = [privacy, serviceTerms];
