import { content, identity } from '#operator';
import type { Texts } from '../handler.ts';
import { daysLater, longDate } from './macau-time.ts';
import { nextSunday } from './site-notice.ts';
import { phoneShop, premiumShop } from './site-shops.ts';

/** Where most events are. */
const upstairs: Texts = { cn: `${premiumShop.name.cn}二樓`, en: `Upper floor of our ${premiumShop.name.en} shop` };

export interface BusinessActivitySeed {
  id: string;
  title: Texts;
  date: Texts;
  /** In Macau, `YYYY-MM-DD HH:mm`. */
  startsAt: string;
  endsAt: string;
  place: Texts;
  /** One sentence. */
  summary: Texts;
  scene: string;
  /** HTML. */
  content: Texts;
  gallery: readonly string[];
}

/** `2026年12月3日（星期四）`; every day given is a Thursday. */
const dayOf = (date: string): Texts => ({ cn: `${longDate(date, 'cn')}（星期四）`, en: `Thursday ${longDate(date, 'en')}` });

/** The activity to come, on a Thursday in the second week from today, so that there always is one. */
function openDay(now: Date): BusinessActivitySeed {
  const day = daysLater(nextSunday(now), 11);
  return {
    id: '3101',
    title: { cn: '中小企雲端通訊體驗日', en: 'Cloud calling open day for small businesses' },
    date: dayOf(day),
    startsAt: `${day} 14:30`,
    endsAt: `${day} 18:00`,
    place: upstairs,
    summary: { cn: '帶同你的手機，即場試用雲端總機。', en: 'Bring your phone and try the cloud switchboard.' },
    scene: 'activity-cloud-day',
    content: {
      cn: `<p>帶同你的手機，即場試用雲端總機：一個公司號碼，同事在店舖、家中或外地都可接聽。</p><h3>當日流程</h3><table><thead><tr><th scope="col">時間</th><th scope="col">內容</th></tr></thead><tbody><tr><td>14:30</td><td>登記及設定試用分機</td></tr><tr><td>15:15</td><td>示範：由來電歡迎詞到通話錄音</td></tr><tr><td>16:30</td><td>逐間公司解答及報價</td></tr></tbody></table><p>費用全免，名額 40 人。請致電 ${identity.hotline} 登記。</p>`,
      en: `<p>Bring your phone and try the cloud switchboard: one company number that your colleagues answer in the shop, at home or abroad.</p><h3>Programme</h3><table><thead><tr><th scope="col">Time</th><th scope="col">What</th></tr></thead><tbody><tr><td>14:30</td><td>Registration, and a trial extension on your phone</td></tr><tr><td>15:15</td><td>Demonstration, from greeting to recording</td></tr><tr><td>16:30</td><td>Questions and quotations, company by company</td></tr></tbody></table><p>Free of charge, 40 places. Call ${identity.hotline} to register.</p>`,
    },
    gallery: ['activity-cloud-desk', 'activity-cloud-phone', 'activity-shop-floor'],
  };
}

/** Newest first. */
const past: readonly BusinessActivitySeed[] = [
  {
    id: '3102',
    title: { cn: '餐飲業 5G 收銀方案分享會', en: '5G tills for restaurants: an afternoon of case studies' },
    date: { cn: '2026年11月12日（星期四）', en: 'Thursday 12 November 2026' },
    startsAt: '2026-11-12 15:00',
    endsAt: '2026-11-12 17:30',
    place: { cn: phoneShop.name.cn, en: `Our ${phoneShop.name.en} shop` },
    summary: { cn: '三間餐廳的東主分享改用 5G 收銀後的營運經驗。', en: 'Three restaurant owners on how their tills run on 5G.' },
    scene: 'activity-restaurant-talk',
    content: {
      cn: '<p>三間餐廳的東主分享改用 5G 收銀後的營運經驗：週末輪候時間縮短、不再漏外賣訂單、斷網時仍可收款。</p><p>活動已結束，多謝各位參與。簡報內容可向你的客戶經理索取。</p>',
      en: '<p>Three restaurant owners told us how their tills run on 5G: shorter queues at weekends, no lost delivery orders, and payments even when the line is down.</p><p>The event is over; thank you for coming. Your account manager can send you the slides.</p>',
    },
    gallery: [],
  },
  {
    id: '3103',
    title: { cn: `澳門國際貿易展覽：${content.shortName.cn} 5G 展區`, en: `${identity.name.en} 5G at the Macau trade fair` },
    date: { cn: '2026年10月22日至25日', en: '22 to 25 October 2026' },
    startsAt: '2026-10-22 10:00',
    endsAt: '2026-10-25 18:00',
    place: { cn: '路氹展覽中心', en: 'Exhibition centre, Cotai' },
    summary: { cn: '四日展期，逾 3,200 人次到訪我們的展區。', en: 'Four days and more than 3,200 visits to our stand.' },
    scene: 'plan-shared',
    content: {
      cn: '<p>四日展期，展區共錄得逾 3,200 人次到訪。多謝各位到訪及提問。</p><h3>展品</h3><ul><li>5G 後備線路：現場拔線，收銀機照常運作</li><li>車隊追蹤：即時看到往返港珠澳大橋的旅遊巴</li><li>物聯網 SIM 卡：售賣機缺貨自動通知</li></ul>',
      en: '<p>More than 3,200 visits in four days. Thank you to everyone who brought us a hard question.</p><h3>What we showed</h3><ul><li>5G backup: we pulled the cable, and the till kept working</li><li>Fleet tracking: coaches crossing the bridge to Hong Kong and Zhuhai, live</li><li>SIM cards for devices: a vending machine that says when it is empty</li></ul>',
    },
    gallery: ['activity-fair-hall', 'activity-fair-stage'],
  },
  {
    id: '3104',
    title: { cn: '中小企防騙工作坊', en: 'Fraud prevention workshop for small businesses' },
    date: { cn: '2026年9月17日（星期四）', en: 'Thursday 17 September 2026' },
    startsAt: '2026-09-17 14:30',
    endsAt: '2026-09-17 17:00',
    place: upstairs,
    summary: { cn: '三類最常見的企業騙案，以及怎樣應對。', en: 'The three most common frauds against businesses, and what to do about them.' },
    scene: 'activity-fraud-workshop',
    content: {
      cn: '<p>假冒供應商的電郵、假付款連結、假冒客戶服務員的來電，是三類最常見的企業騙案；每類都有真實例子及應對方法。</p><h3>三個防騙習慣</h3><ol><li>供應商要求更改收款戶口，必定致電你原本存有的號碼核實。</li><li>不明連結，不要開啟，先問同事。</li><li>付款須兩人覆核。</li></ol>',
      en: '<p>Fake supplier emails, fake payment links and callers who pretend to be customer service: the three most common frauds against businesses, each with a real case and what to do.</p><h3>Three habits to take home</h3><ol><li>When a supplier changes its bank account, call them on the number you already have.</li><li>If you do not know a link, do not open it. Ask a colleague.</li><li>Have two people approve every payment.</li></ol>',
    },
    gallery: ['activity-workshop-room'],
  },
];

/** Newest first. */
export const businessActivitiesOf = (now: Date): readonly BusinessActivitySeed[] => [openDay(now), ...past];
