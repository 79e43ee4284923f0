import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';

/** Rules of the operator that more than one page states, each a sentence without its full stop. */
export const rules = {
  age: { cn: '須年滿 18 歲；未滿 18 歲者由家長或監護人登記', en: 'Customers must be 18 or over. A parent or guardian signs for anyone younger' },
  due: { cn: '發單日後 14 天內須繳清款項', en: 'Payment is due 14 days after the bill date' },
  dispute: { cn: '如對帳單有疑問，請於發單日後 15 天內提出', en: 'Tell us about any problem with a bill within 15 days of the bill date' },
  late: { cn: '逾期款項每月收取 2% 利息', en: 'Late payments are charged interest at 2% a month' },
  processed: { cn: '網上繳付的款項於付款後第 2 個工作天入帳', en: 'Online payments are processed on the 2nd working day after you pay' },
  notice: { cn: '申請終止服務，須提前 14 天通知', en: 'Give us 14 days’ notice to end a service' },
  early: {
    cn: '合約期內終止服務，須一次過繳付餘下月份的月費',
    en: 'If you end a contract early, you pay the monthly fees of all remaining months at once',
  },
  lost: { cn: '通知之前產生的收費須由你繳付', en: 'You pay for any use before you tell us' },
  warranty: {
    cn: '手機及充電器 12 個月，電池及配件 6 個月，由購買日起計',
    en: '12 months for the phone and charger, 6 months for the battery and accessories, from the day you buy',
  },
  exchange: {
    cn: '購買後一星期內如不滿意，可憑單據及完整包裝更換',
    en: 'If you are not happy with a phone, you can exchange it within one week of buying it. Bring the receipt and everything that was in the box',
  },
  registered: {
    cn: '按第 13/2019 號法律，所有 SIM 卡（包括儲值卡）須以使用者的真實姓名登記',
    en: 'Law no. 13/2019 requires every SIM card, including prepaid cards, to be registered in the real name of its user',
  },
  dayPass: {
    cn: '日費於每日首次上網時自動開始，至澳門時間 23:59 為止',
    en: 'The day pass starts by itself when you first go online each day, and ends at 23:59 Macau time',
  },
} as const satisfies Record<string, Texts>;

/** The rules as sentences. */
export const stated = (language: Language, ...names: readonly (keyof typeof rules)[]): string[] =>
  names.map((name) => textIn(rules[name], language) + textIn({ cn: '。', en: '.' }, language));
