import { content, hosts, identity } from '#operator';
import type { Texts } from '../handler.ts';

export interface LinkSeed {
  name: Texts;
  /** A path of the site or a full URL; without it the item only opens its children. */
  to?: string;
  /** Needs a log-in: the site opens the log-in dialog (`B27`). */
  needsLogin?: true;
  newTab?: true;
  /** Sent by the server but not shown. */
  hidden?: true;
  children?: readonly LinkSeed[];
}

const link = (cn: string, en: string, to: string, more: Partial<LinkSeed> = {}): LinkSeed => ({ name: { cn, en }, to, ...more });
const group = (cn: string, en: string, children: readonly LinkSeed[]): LinkSeed => ({ name: { cn, en }, children });

/** The five top items, each up to three levels deep. */
export const menuSeed: readonly LinkSeed[] = [
  link('月費計劃', 'Monthly plans', '/powerPlan', {
    children: [
      group('個人計劃', 'For one person', [
        link('5G 計劃', '5G plans', '/powerPlan?id=1001'),
        link('學生及青年', 'Student and youth', '/powerPlan?id=1003'),
        link('樂齡', 'Seniors', '/powerPlan?id=1004'),
      ]),
      group('家庭及裝置', 'For families and devices', [
        link('多人共享', 'Shared data', '/powerPlan?id=1002'),
        link('純數據', 'Data only', '/powerPlan?id=1005'),
        link('智能手錶', 'Smart watches', '/powerPlan?id=1006'),
        link('家居寬頻 5G', '5G home broadband', '/powerPlan?id=1007'),
      ]),
      group('附加服務', 'Extras', [
        link('數據增值流程', 'How to top up data', '/pags/4G-topup-process'),
        link('音樂串流', 'Music streaming', '/kkboxLogin'),
        link('短訊收費', 'SMS charges', '/care/smscharge'),
      ]),
    ],
  }),
  link('手機', 'Phones', '/mobileDevice', {
    children: [
      group('品牌', 'Brands', [
        link('Vela', 'Vela', '/allMobile?brandName=Vela'),
        link('Kumo', 'Kumo', '/allMobile?brandName=Kumo'),
        link('Orbe', 'Orbe', '/allMobile?brandName=Orbe'),
        link('Nordo', 'Nordo', '/allMobile?brandName=Nordo'),
      ]),
      group('選購', 'Shop', [
        link('全部手機', 'All phones', '/allMobile'),
        link('手機網店', 'Phone store', `${hosts.phoneStore}/`, { newTab: true }),
        link('舊機換新機', 'Trade-in', `${hosts.phoneStore}/trade-in`, { newTab: true }),
        link('年終優惠預告', 'Year-end preview', '/mobileDevice', { hidden: true }),
      ]),
    ],
  }),
  link('漫遊及 IDD', 'Roaming and IDD', '/idd/roamingcharge', {
    children: [
      group('漫遊', 'Roaming', [
        link('漫遊收費', 'Roaming charges', '/idd/roamingcharge'),
        link('數據漫遊優惠', 'Roaming data offers', '/roamdataoffer'),
        link('取消行程卡授權', 'Cancel travel card authorisation', '/itincard'),
      ]),
      group('國際長途', 'International calls', [link('IDD 00 收費', 'IDD 00 charges', '/idd/idd00'), link('IDD 060 收費', 'IDD 060 charges', '/idd/idd060')]),
    ],
  }),
  link('企業服務', 'Business', '/businessservice', {
    children: [
      link('企業服務', 'Business services', '/businessservice'),
      link('企業月費計劃', 'Business plans', '/business'),
      link('企業活動', 'Business events', '/businessActivity'),
    ],
  }),
  link('客戶服務', 'Customer service', '/info', {
    children: [
      group('自助服務', 'Self-service', [
        link('帳單管理', 'Bills', '/account/billManagement/1', { needsLogin: true }),
        link('快捷繳費', 'Pay a bill', '/account/paymentMethod/3'),
        link('電子錢包繳費教學', 'How to pay with a wallet', '/care/macaupass'),
        link('手機應用程式', `The ${identity.name.en} app`, '/care/my3macau'),
      ]),
      group('支援', 'Help', [
        link('實用資訊', 'Useful information', '/info'),
        link('門市及服務中心', 'Shops and service centres', '/care/shopsncentres'),
        link('聯絡我們', 'Contact us', '/contactUs'),
      ]),
      group(`關於${content.shortName.cn}`, `About ${identity.name.en}`, [
        link('最新消息', 'News', '/news'),
        link('加入我們', 'Join us', '/joinUs'),
        link('服務承諾', 'Service pledges', '/aboutus/servicepledges'),
      ]),
    ],
  }),
];

/** Links that the footer shows above its own: groups, and one plain link. */
export const footerSeed: readonly LinkSeed[] = [
  group('會員及購物', 'Rewards and shopping', [
    link('積分獎賞', 'Rewards', hosts.loyalty, { newTab: true }),
    link('網上商城', 'Online mall', hosts.mall, { newTab: true }),
    link('下載應用程式', 'Get the app', `https://app.${content.domain}/`, { newTab: true }),
  ]),
  group('收費一覽', 'Charges', [
    link('漫遊收費', 'Roaming charges', '/idd/roamingcharge'),
    link('IDD 00 收費', 'IDD 00 charges', '/idd/idd00'),
    link('IDD 060 收費', 'IDD 060 charges', '/idd/idd060'),
    link('短訊收費', 'SMS charges', '/care/smscharge'),
  ]),
  link('企業客戶', 'Business customers', '/businessservice'),
];
