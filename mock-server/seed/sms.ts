import type { Texts } from '../handler.ts';

/** What one customer has saved for sending SMS. Real messages have one language; the seed follows the page's. */
export interface Sender {
  groups: readonly { name: Texts; numList: string }[];
  templates: readonly { name: Texts; description: Texts }[];
  /** Two messages that are still to be sent: the first once, the second every week. */
  tasks: readonly { content: Texts; receive: string }[];
  /** How often in a billing period a template goes to a group, about. */
  bursts: number;
}

const readingClub: Texts = {
  cn: '【曉光書店】今晚七時半讀書會，南灣店二樓。回覆 1 留位，回覆 2 取消。',
  en: 'Dawnlight Books: reading club tonight at 19:30, Nam Van shop, 2/F. Reply 1 to keep a seat, 2 to cancel.',
};

const bookshopTemplates: Sender['templates'] = [
  {
    name: { cn: '到貨通知', en: 'Order ready' },
    description: {
      cn: '【曉光書店】你訂購的書已到店，請於七日內到南灣店領取，多謝支持。',
      en: 'Dawnlight Books: your order is ready. Collect it at our Nam Van shop within 7 days. Thank you.',
    },
  },
  {
    name: { cn: '讀書會提示', en: 'Reading club reminder' },
    description: readingClub,
  },
  {
    name: { cn: '作家分享會', en: 'Author talk' },
    description: {
      cn: '【曉光書店】親愛的會員：本週六下午三時，作家分享會於南灣店舉行，座位三十個，先到先得。憑此短訊購書即享九折，新書另贈明信片一張。回覆 1 留位，查詢請致電 2871 0066。',
      en: 'Dawnlight Books: author talk this Saturday at 15:00, Nam Van shop. 30 seats, first come, first served. Show this SMS for 10% off any book, and a postcard with every new title. Reply 1 to keep a seat, or call 2871 0066.',
    },
  },
  {
    name: { cn: '颱風休息', en: 'Typhoon closure' },
    description: {
      cn: '【曉光書店】因八號風球，本店今日暫停營業，網上訂單順延一日寄出。請注意安全。',
      en: 'Dawnlight Books: typhoon signal No. 8 is up and our shops are closed today. Online orders will be sent one day later. Stay safe.',
    },
  },
];

const bookshop: Sender = {
  groups: [
    { name: { cn: '南灣店會員', en: 'Nam Van members' }, numList: '66123456,66980021,62358890,66550718' },
    { name: { cn: '店員', en: 'Shop team' }, numList: '66881234,63009127,28710066' },
    { name: { cn: '供應商', en: 'Suppliers' }, numList: '+85291234567,+8613812345678,28338899' },
  ],
  templates: bookshopTemplates,
  tasks: [
    {
      content: {
        cn: '【曉光書店】今日下午三時，作家分享會於南灣店舉行，座位三十個，先到先得。',
        en: 'Dawnlight Books: author talk today at 15:00, Nam Van shop. 30 seats, first come, first served.',
      },
      receive: '66123456,66980021,62358890',
    },
    { content: readingClub, receive: '66123456,66550718' },
  ],
  bursts: 2,
};

const building: Sender = {
  groups: [
    { name: { cn: 'A 座住戶', en: 'Block A residents' }, numList: '66201188,66713320,28520417,62019934,66450082' },
    { name: { cn: '管理員', en: 'Caretakers' }, numList: '66332071,63118840' },
    { name: { cn: '維修公司', en: 'Maintenance firms' }, numList: '28831125,+85298761234' },
  ],
  templates: [
    {
      name: { cn: '停水通知', en: 'Water supply notice' },
      description: {
        cn: '【管理處】本大廈水箱將於明日上午十時至下午二時清洗，期間暫停供水，請預早儲水。',
        en: 'Management office: the water tank will be cleaned tomorrow from 10:00 to 14:00. There will be no water during that time. Store some in advance.',
      },
    },
    {
      name: { cn: '升降機維修', en: 'Lift maintenance' },
      description: {
        cn: '【管理處】二號升降機今日維修，預計下午五時恢復，請使用一號升降機。',
        en: 'Management office: lift 2 is under maintenance today until about 17:00. Use lift 1.',
      },
    },
  ],
  tasks: [
    {
      content: {
        cn: '【管理處】業主大會今晚八時於平台會所舉行，請準時出席。',
        en: 'Management office: the general meeting of owners is tonight at 20:00 in the podium clubhouse. Be on time.',
      },
      receive: '66201188,66713320,28520417,62019934,66450082',
    },
    {
      content: {
        cn: '【管理處】今日收集舊電器及廢紙，請於中午前放在後樓梯旁。',
        en: 'Management office: old appliances and paper are collected today. Leave them by the back stairs before noon.',
      },
      receive: '66201188,66713320,62019934',
    },
  ],
  bursts: 70,
};

const badminton: Sender = {
  groups: [{ name: { cn: '週三球友', en: 'Wednesday players' }, numList: '66410277,62884915,66039182' }],
  templates: [
    {
      name: { cn: '訂場通知', en: 'Court booked' },
      description: { cn: '星期三晚八時，塔石 2 號場，今期每人 25 元。', en: 'Wednesday at 20:00, Tap Seac court 2, 25 patacas each this time.' },
    },
  ],
  tasks: [],
  bursts: 1,
};

/** Has never sent anything. */
const none: Sender = { groups: [], templates: [], tasks: [], bursts: 0 };

/** A bookshop, a building's management office with 1,000 messages in its record, and the captain of a badminton club. */
const senders: Readonly<Record<string, Sender>> = { '66881234': bookshop, '66882345': building, '66883456': badminton };

/** What this customer starts with. A prepaid customer has no bill to charge, so nothing was ever sent. */
export const senderOf = (mobileNo: string): Sender => senders[mobileNo] ?? none;
