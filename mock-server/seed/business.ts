import type { Texts } from '../handler.ts';
import { inMop, prices } from './prices.ts';

export interface BusinessPlanSeed {
  title: Texts;
  explan: Texts;
  /** Main points, most important first. */
  points: readonly Texts[];
  /** Without an enquiry form. */
  byHotline?: true;
}

export interface BusinessCategorySeed {
  id: string;
  name: Texts;
  plans: readonly BusinessPlanSeed[];
}

export const businessCategoriesSeed: readonly BusinessCategorySeed[] = [
  {
    id: '3001',
    name: { cn: '企業流動通訊', en: 'Business mobile' },
    plans: [
      {
        title: { cn: '企業共享數據', en: 'Shared data for teams' },
        explan: { cn: '5 至 50 個員工號碼共用一份數據，一張帳單結算。', en: 'Between 5 and 50 staff numbers share one data allowance and one bill.' },
        points: [
          { cn: '每個號碼月費 MOP$68 起', en: 'From MOP$68 a number each month' },
          { cn: '可為每個號碼設定用量上限', en: 'Set a data limit for each number' },
          { cn: '內部通話免費', en: 'Free calls within the company' },
        ],
      },
      {
        title: { cn: '大灣區企業計劃', en: 'Greater Bay Area for business' },
        explan: {
          cn: '經常往來珠海、深圳及香港的團隊，三地共用數據及通話分鐘。',
          en: 'For teams that travel between Zhuhai, Shenzhen and Hong Kong: one allowance of data and minutes in all three places.',
        },
        points: [
          { cn: '每號碼 30 GB 三地數據', en: '30 GB for each number in all three places' },
          { cn: '附送內地及香港號碼', en: 'Mainland and Hong Kong numbers included' },
          { cn: '帳單按部門分拆', en: 'Bills split by department' },
        ],
      },
      {
        title: { cn: '專屬客戶經理服務', en: 'Your own account manager' },
        explan: {
          cn: '設有 20 個號碼或以上的公司，由一位客戶經理跟進上台、換機及帳單。',
          en: 'For companies with 20 numbers or more. One person looks after new lines, phones and bills.',
        },
        points: [
          { cn: '新員工號碼兩個工作天內開通', en: 'New numbers active within two working days' },
          { cn: '手機故障，即日借出代用機', en: 'A loan phone on the day yours fails' },
        ],
        byHotline: true,
      },
    ],
  },
  {
    id: '3002',
    name: { cn: '企業寬頻', en: 'Business broadband' },
    plans: [
      {
        title: { cn: '商舖 5G 寬頻', en: '5G broadband for shops' },
        explan: {
          cn: '免拉線，開張當日即可上網；小店、攤檔及臨時辦公室都合用。',
          en: 'No cable, online on opening day: for small shops, stalls and temporary offices.',
        },
        points: [
          { cn: '月費 MOP$288，500 Mbps', en: 'MOP$288 a month, 500 Mbps' },
          { cn: '連路由器及客用 Wi-Fi', en: 'Router and guest Wi-Fi included' },
          { cn: '搬舖只須登記新地址', en: 'If you move, just tell us the new address' },
        ],
      },
      {
        title: { cn: '光纖專線', en: 'Dedicated fibre' },
        explan: { cn: '上下載同速，適合設有伺服器或多部收銀機的公司。', en: 'The same speed up and down, for companies with servers or many tills.' },
        points: [
          { cn: '100 Mbps 至 10 Gbps', en: '100 Mbps to 10 Gbps' },
          { cn: '承諾可用率 99.9%', en: '99.9% availability promised' },
          { cn: '故障 4 小時內到場', en: 'An engineer on site within 4 hours of a fault' },
        ],
      },
    ],
  },
  {
    id: '3003',
    name: { cn: '物聯網', en: 'Internet of things' },
    plans: [
      {
        title: { cn: '物聯網 SIM 卡', en: 'SIM cards for devices' },
        explan: {
          cn: '供閉路電視、售賣機及電錶使用，按張數計費，可隨時暫停及重開。',
          en: 'For cameras, vending machines and meters. You pay for each card, and can pause and restart any card when you like.',
        },
        points: [
          { cn: '每張月費 MOP$12 起', en: 'From MOP$12 a card each month' },
          { cn: '網上平台查看每張卡的用量', en: 'See the usage of every card online' },
          { cn: '用量到上限即停卡，不怕帳單失控', en: 'A card stops at its limit, so there are no surprise bills' },
        ],
      },
      {
        title: { cn: '車隊追蹤', en: 'Fleet tracking' },
        explan: {
          cn: '旅遊巴、送貨車及工程車的位置、油量及行車時數一目了然。',
          en: 'See where your coaches, vans and site vehicles are, how much fuel they have and how long they have been driven.',
        },
        points: [
          { cn: '每車月費 MOP$58，連裝置', en: 'MOP$58 a vehicle each month, device included' },
          { cn: '過關自動轉用內地網絡', en: 'Switches to the mainland network at the border by itself' },
          { cn: '保養到期提示', en: 'Reminders when service is due' },
        ],
      },
    ],
  },
  {
    id: '3004',
    name: { cn: '雲端通訊', en: 'Cloud calling' },
    plans: [
      {
        title: { cn: '雲端總機', en: 'Cloud switchboard' },
        explan: { cn: '一個公司號碼，同事在辦公室、家中或外地都可接聽。', en: 'One company number that colleagues answer in the office, at home or abroad.' },
        points: [
          { cn: '每分機月費 MOP$48', en: 'MOP$48 an extension each month' },
          { cn: '中、英、葡語來電歡迎詞', en: 'Greetings in Chinese, English and Portuguese' },
          { cn: '通話錄音保存 90 天', en: 'Recordings kept for 90 days' },
        ],
      },
      {
        title: { cn: '企業短訊平台', en: 'Business messaging' },
        explan: { cn: '向客戶發送預約提示、取貨通知及推廣資訊。', en: 'Send customers reminders, pick-up notices and offers.' },
        points: [
          { cn: `本地每則 MOP$${inMop(prices.sms.local)}，無月費`, en: `MOP$${inMop(prices.sms.local)} a part to Macau numbers, no monthly fee` },
          { cn: '收件人可一鍵取消接收', en: 'Recipients can unsubscribe with one tap' },
          { cn: '每則訊息均有送達記錄', en: 'A delivery record for every message' },
        ],
      },
    ],
  },
  {
    id: '3005',
    name: { cn: '網絡安全', en: 'Network security' },
    plans: [
      {
        title: { cn: '員工手機防護', en: 'Protection for staff phones' },
        explan: {
          cn: '攔截釣魚網站及惡意程式，遺失手機可遙距清除公司資料。',
          en: 'Stops phishing sites and malware, and lets you wipe company data from a lost phone.',
        },
        points: [
          { cn: '每號碼月費 MOP$15', en: 'MOP$15 a number each month' },
          { cn: '毋須更換手機', en: 'Works on the phones you have' },
          { cn: '每月安全報告', en: 'A security report every month' },
        ],
      },
      {
        title: { cn: '企業防火牆', en: 'Managed firewall' },
        explan: {
          cn: '由我們的網絡中心 24 小時監察及更新，有助符合《網絡安全法》的要求。',
          en: 'Watched and updated 24 hours a day by our network centre, to help you meet the Cybersecurity Law.',
        },
        points: [
          { cn: '24 小時監察', en: 'Monitored 24 hours a day' },
          { cn: '事故即時通報及協助跟進', en: 'Incidents reported straight away and followed up with you' },
        ],
        byHotline: true,
      },
    ],
  },
  {
    id: '3006',
    name: { cn: '行業方案', en: 'Solutions by industry' },
    plans: [
      {
        title: { cn: '餐飲業方案', en: 'Restaurants' },
        explan: { cn: '5G 收銀、落單平板及客用 Wi-Fi 一次過設定妥當。', en: '5G tills, ordering tablets and guest Wi-Fi, set up in one visit.' },
        points: [
          { cn: '月費 MOP$488 起', en: 'From MOP$488 a month' },
          { cn: '主線中斷仍可收款', en: 'You can still take payments when the main line is down' },
          { cn: '連兩部落單平板', en: 'Two ordering tablets included' },
        ],
      },
      {
        title: { cn: '零售業方案', en: 'Shops' },
        explan: {
          cn: '人流統計、會員短訊及雲端閉路電視，一個平台管理多間分店。',
          en: 'Visitor counts, SMS to members and cloud cameras for all your branches in one place.',
        },
        points: [
          { cn: '每店月費 MOP$398 起', en: 'From MOP$398 a shop each month' },
          { cn: '錄像保存 30 天', en: 'Video kept for 30 days' },
        ],
      },
      {
        title: { cn: '酒店及旅遊業方案', en: 'Hotels and travel' },
        explan: {
          cn: '客房電話、旅客 Wi-Fi 及員工對講機，由同一組人員負責。',
          en: 'Room phones, guest Wi-Fi and push-to-talk for staff, looked after by one team.',
        },
        points: [
          { cn: '按房間數目報價', en: 'Priced by the room' },
          { cn: '旅客 Wi-Fi 登入頁設七種語言', en: 'Guest Wi-Fi sign-in in seven languages' },
          { cn: '可選駐場工程師', en: 'A resident engineer, if you want one' },
        ],
      },
    ],
  },
];
