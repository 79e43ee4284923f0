import { content, identity } from '#operator';
import { destinationsSeed } from './roaming.ts';
import { image, type PageSeed, table } from './site-html.ts';

const about: PageSeed = {
  jumpUrl: '/aboutus',
  templatePath: 'pages/about',
  title: { cn: '公司簡介', en: 'Company profile' },
  content: {
    cn: `
${image(content.about.scene)}
${content.about.text.cn}
<h2>我們做甚麼</h2>
<ul>
<li>為個人及家庭提供 5G 月費計劃、儲值卡及家居寬頻。</li>
<li>為企業提供流動通訊、寬頻、雲端通訊及物聯網方案。</li>
<li>讓客戶在 ${destinationsSeed.length} 個目的地使用漫遊。</li>
</ul>
<h2>里程碑</h2>
${table(
  '公司大事',
  ['年份', '事件'],
  content.about.history.map(({ year, event }) => [year, event.cn]),
)}`,
    en: `
${image(content.about.scene)}
${content.about.text.en}
<h2>What we do</h2>
<ul>
<li>5G plans, prepaid cards and home broadband for people and families.</li>
<li>Business mobile, broadband, cloud calling and the internet of things for companies.</li>
<li>Roaming in ${destinationsSeed.length} destinations.</li>
</ul>
<h2>Milestones</h2>
${table(
  'History of the company',
  ['Year', 'Event'],
  content.about.history.map(({ year, event }) => [year, event.en]),
)}`,
  },
};

const responsibility: PageSeed = {
  jumpUrl: '/crs',
  templatePath: 'pages/social-responsibility',
  title: { cn: '企業社會責任', en: 'Corporate responsibility' },
  content: {
    cn: `
<p>網絡屬於每一個人。我們把資源放在四件事上。</p>
<h2>長者數碼共融</h2>
<p>每月第二個星期六，門市開設免費手機班，教長者使用視像通話、電子帳單及防騙設定。2025 年共 46 班，1,180 人次參加。</p>
<h2>環境</h2>
<ul>
<li>電子帳單每年減少約 9 噸用紙。</li>
<li>32 個基站機房改用自然冷卻，用電減少 18%。</li>
<li>門市回收舊手機、電池及充電線，不限品牌。</li>
</ul>
<h2>青年</h2>
<p>與本地中學合辦「訊號實驗室」，學生自行量度校園訊號並提出改善建議。</p>
<h2>社區支援</h2>
<p>颱風或停電期間，我們在社區中心設置流動充電站，並為受影響客戶豁免暫停服務手續費。</p>`,
    en: `
<p>The network is for everyone. We put our money and time into four things.</p>
<h2>Older people online</h2>
<p>On the second Saturday of every month, our shops hold free classes for older people: how to make video calls, read email bills and stay safe from fraud. In 2025 there were 46 classes with 1,180 participants.</p>
<h2>Environment</h2>
<ul>
<li>Email bills save about 9 tonnes of paper a year.</li>
<li>32 base station rooms are cooled by outside air and use 18% less power.</li>
<li>Our shops take back old phones, batteries and cables of any brand.</li>
</ul>
<h2>Young people</h2>
<p>In the “Signal Lab”, students at local schools measure the signal on their campus and suggest how to improve it.</p>
<h2>Community</h2>
<p>During typhoons and power cuts we set up charging stations in community centres and waive the suspension fee for customers who are affected.</p>`,
  },
};

const pledges: PageSeed = {
  jumpUrl: '/aboutus/servicepledges',
  templatePath: 'pages/service-pledges',
  title: { cn: '服務承諾', en: 'Service pledges' },
  content: {
    cn: `
<p>我們每季量度以下指標，並在此公布。</p>
${table(
  '2026 年第三季表現',
  ['服務', '承諾', '結果'],
  [
    [`熱線 ${identity.hotline} 接聽`, '90% 於 20 秒內', '93.4%'],
    ['門市輪候', '85% 於 15 分鐘內', '88.1%'],
    ['門市新上台啟用', '98% 於 2 小時內', '99.2%'],
    ['書面查詢回覆', '95% 於 3 個工作天內', '96.7%'],
    ['網絡可用率', '99.9%', '99.97%'],
  ],
)}
<h2>如未能達到承諾</h2>
<p>如我們未能達到承諾，請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 或填寫<a href="/contactUs">電郵表格</a>，客戶關係主任會於 3 個工作天內回覆。</p>`,
    en: `
<p>We measure the following every quarter and publish the results here.</p>
${table(
  'Third quarter of 2026',
  ['Service', 'Pledge', 'Result'],
  [
    [`Hotline ${identity.hotline} answered`, '90% within 20 seconds', '93.4%'],
    ['Waiting in shops', '85% within 15 minutes', '88.1%'],
    ['New plans activated in shops', '98% within 2 hours', '99.2%'],
    ['Written enquiries answered', '95% within 3 working days', '96.7%'],
    ['Network availability', '99.9%', '99.97%'],
  ],
)}
<h2>If we do not meet a pledge</h2>
<p>Call <a href="tel:${identity.hotline}">${identity.hotline}</a> or use the <a href="/contactUs">email form</a>. A customer relations officer will reply within 3 working days.</p>`,
  },
};

const jobs: PageSeed = {
  jumpUrl: '/jobs',
  templatePath: 'pages/jobs',
  title: { cn: '招聘職位', en: 'Job vacancies' },
  jobs: [
    {
      position: { cn: '客戶服務主任', en: 'Customer service officer' },
      department: { cn: '門市', en: 'Shops' },
      needs: [
        { cn: '流利廣東話', en: 'Fluent Cantonese' },
        { cn: '懂英語或葡語', en: 'English or Portuguese' },
      ],
    },
    {
      position: { cn: '無線網絡工程師', en: 'Radio network engineer' },
      department: { cn: '網絡', en: 'Network' },
      needs: [
        { cn: '電子或通訊學位', en: 'A degree in electronics or communications' },
        { cn: '持駕駛執照', en: 'A driving licence' },
      ],
    },
    {
      position: { cn: '前端開發工程師', en: 'Front-end developer' },
      department: { cn: '數碼', en: 'Digital' },
      needs: [
        { cn: '三年網頁開發經驗', en: 'Three years of web development' },
        { cn: '重視無障礙設計', en: 'An interest in accessibility' },
      ],
    },
  ],
  content: {
    cn: `
<h2>福利</h2>
<ul>
<li>22 日有薪年假、生日假及進修津貼。</li>
<li>員工及家人月費優惠。</li>
<li>醫療保險及公積金。</li>
</ul>
<p>沒有合適的職位？也可<a href="/joinUs">填寫職位申請表</a>，註明想做的工作。申請人的資料只作招聘用途，詳情見<a href="/privacy-personal-statement">私隱聲明</a>。</p>`,
    en: `
<h2>What we offer</h2>
<ul>
<li>22 days of paid leave, a day off for your birthday and a study allowance.</li>
<li>Lower monthly fees for you and your family.</li>
<li>Medical insurance and a provident fund.</li>
</ul>
<p>No suitable job? Fill in the <a href="/joinUs">job application form</a> and say what job you want. We use your details only for recruitment. See the <a href="/privacy-personal-statement">privacy statement</a>.</p>`,
  },
};

export const aboutPages: readonly PageSeed[] = [about, responsibility, pledges, jobs];
