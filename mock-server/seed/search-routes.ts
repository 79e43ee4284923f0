import { content, identity } from '#operator';
import type { Texts } from '../handler.ts';
import { planSectionsSeed } from './plans.ts';
import { figure, prices } from './prices.ts';
import { type LinkSeed, menuSeed } from './site-menu.ts';

/** A page of the app with what it is about, for the search. */
export interface RouteSeed {
  path: string;
  title: Texts;
  text: Texts;
  kind: 'page' | 'tariff' | 'offer';
  figure?: Texts;
}

/** The names of pages, as the menu has them. */
const named = (links: readonly LinkSeed[]): (readonly [path: string | undefined, name: Texts])[] =>
  links.filter(({ hidden }) => !hidden).flatMap(({ to, name, children = [] }) => [[to, name] as const, ...named(children)]);
const names = new Map(named(menuSeed));

type More = Partial<Pick<RouteSeed, 'figure' | 'kind' | 'title'>>;

/** A page that the menu names, unless it has a title of its own. */
function route(path: string, text: Texts, more: More = {}): RouteSeed {
  const title = more.title ?? names.get(path);
  if (title === undefined) throw new Error(`The menu has no ${path}.`);
  return { path, text, kind: 'page', ...more, title };
}

/** Of the plans that everyone can take by themselves: a watch needs another plan, and some plans are for an age. */
const [everyone] = planSectionsSeed;
const lowestFee = Math.min(...(everyone?.plans ?? []).map(({ fee }) => fee));
/** The cheapest day pass, and the most that a day costs anywhere. */
const [from, upTo] = [Math.min(...Object.values(prices.dayPass)), Math.max(...Object.values(prices.dayPass), prices.dayCap)];

/** The pages that the app has itself, the most visited first. */
export const routesSeed: readonly RouteSeed[] = [
  route(
    '/powerPlan',
    {
      cn: '比較 5G、多人共享、學生及青年、樂齡、純數據、智能手錶及家居寬頻計劃的數據及月費。',
      en: 'Compare data and fees of the 5G, shared, student, senior, data only, smart watch and home broadband plans.',
    },
    { figure: { cn: `${everyone?.title.cn}每月 MOP$${lowestFee} 起`, en: `${everyone?.title.en} from MOP$${lowestFee} a month` } },
  ),
  route('/mobileDevice', { cn: '新機、特別優惠及各品牌手機，連計劃出機即減機價。', en: 'New phones, special offers and every brand, for less with a plan.' }),
  route('/allMobile', {
    cn: '按品牌瀏覽全部手機，查看推薦計劃月費及淨機價。',
    en: 'Every phone by brand, with the monthly fee of the suggested plan and the phone-only price.',
  }),
  route(
    '/idd/roamingcharge',
    {
      cn: '選擇地區及目的地，查看語音、視像及數據漫遊收費。語音漫遊以每 1 分鐘為單位計算。',
      en: 'Choose a region and a destination to see what roaming calls, video calls and data cost. Voice roaming is charged by the minute.',
    },
    { kind: 'tariff', figure: { cn: `數據每日 MOP$${from} 至 ${upTo}`, en: `Data MOP$${from}–${upTo} a day` } },
  ),
  route(
    '/contactUs#address',
    {
      cn: '請帶身份證明文件到任何門市辦理；如有查詢，請致電熱線或聯絡網上客服。',
      en: 'Bring your identity document to any of our shops. If you have a question, call the hotline or chat with us.',
    },
    { title: { cn: '更改地址、電郵或姓名', en: 'Change address, email or name' } },
  ),
  route(
    '/idd/idd00',
    {
      cn: '國際長途電話 IDD 00 的繁忙、非繁忙及儲值卡優惠收費。繁忙時段為星期一至五 08:00 至 21:00。',
      en: 'IDD 00 international calls: peak, off-peak and prepaid offer charges. Peak hours are Monday to Friday, 08:00 to 21:00.',
    },
    { kind: 'tariff' },
  ),
  route(
    '/idd/idd060',
    {
      cn: '國際長途電話 IDD 060 的收費，適用於星期一至五 20:00 至 08:00、週末及公眾假期。',
      en: 'IDD 060 international calls: charges for Monday to Friday, 20:00 to 08:00, and at weekends and on public holidays.',
    },
    { kind: 'tariff' },
  ),
  route('/account/paymentMethod/3', {
    cn: '以信用卡、MacauPay 或支付寶網上繳付帳單，毋須登入。',
    en: 'Pay your bill online by card, MacauPay or Alipay, without logging in.',
  }),
  route('/account/billManagement/1', {
    cn: '查看應繳金額及帳單、申請電子帳單或補發紙本帳單。',
    en: 'See the amount due and your bills, get bills by email or order a paper copy.',
  }),
  route(
    '/account/easyPay/4',
    { cn: '查看本期數據用量，即時購買數據。', en: 'See how much data you have used and buy more straight away.' },
    { title: { cn: '數據增值', en: 'Data top-up' } },
  ),
  route(
    '/account/roam/5',
    { cn: '開啟或關閉數據漫遊及其他漫遊服務。', en: 'Turn data roaming and other roaming services on and off.' },
    { title: { cn: '漫遊服務', en: 'Roaming services' } },
  ),
  route(
    '/account/sms/7',
    { cn: '向多個號碼發送短訊，可即時、指定時間或定期發送。', en: 'Send SMS to many numbers now, later or regularly.' },
    { title: { cn: '短訊', en: 'SMS' } },
  ),
  route('/business', { cn: '為公司而設的流動通訊、寬頻及物聯網計劃。', en: 'Mobile, broadband and internet of things plans for companies.' }),
  route('/businessActivity', { cn: '企業客戶的講座、展覽及工作坊。', en: 'Talks, fairs and workshops for business customers.' }),
  route('/news', { cn: '優惠、網絡工程及服務安排的最新消息。', en: 'The latest on offers, the network and our service.' }),
  route(
    '/kkboxLogin',
    {
      cn: `以${content.shortName.cn}號碼登記音樂串流服務，月費 MOP$${figure(prices.music)}。`,
      en: `Sign up for music streaming with your ${identity.name.en} number, MOP$${figure(prices.music)} a month.`,
    },
    { figure: { cn: `每月 MOP$${figure(prices.music)}`, en: `MOP$${figure(prices.music)} a month` } },
  ),
  route('/itincard', {
    cn: '通信行程卡已於 2022 年停止服務；曾經授權的月費客戶可在這裏取消授權。',
    en: 'The travel itinerary card ended in 2022. Monthly plan customers who authorised us can cancel here.',
  }),
  route('/joinUs', { cn: '填寫職位申請表，可上載 .doc 或 PDF 履歷。', en: 'Apply for a job and upload your CV as .doc or PDF.' }),
  route('/contactUs', {
    cn: `填寫電郵表格，或致電 24 小時客戶服務熱線 ${identity.hotline}。`,
    en: `Send us a message, or call our 24-hour hotline on ${identity.hotline}.`,
  }),
];
