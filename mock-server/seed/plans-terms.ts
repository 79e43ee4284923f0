import { catalogue, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import type { PlanSectionSeed, PlanSeed } from './plans-model.ts';
import { figure, inMop, prices } from './prices.ts';
import { rules, stated } from './rules.ts';
import { list } from './site-html.ts';

type Row = readonly [item: Texts, fee: Texts];

const each = (price: number): Texts => ({ cn: `MOP$${figure(price)}`, en: `MOP$${figure(price)} each` });
const copy: Row = [{ cn: '補發紙本帳單', en: 'Copy of a bill' }, each(prices.reissue)];
const sim: Row = [{ cn: '補領 SIM 卡', en: 'Replacement SIM card' }, each(prices.replacementSim)];

/** Charges besides the fee; minutes beyond those of the plan only where it has a number of them. */
const rowsOf = (kind: PlanSectionSeed['kind'], { minutes = Number.POSITIVE_INFINITY }: PlanSeed): readonly Row[] =>
  ({
    voice: [
      ...(minutes === Number.POSITIVE_INFINITY
        ? []
        : [
            [
              { cn: '超出計劃分鐘的本地通話', en: 'Local calls beyond the minutes of the plan' },
              { cn: `每分鐘 MOP$${inMop(prices.localCall)}`, en: `MOP$${inMop(prices.localCall)} a minute` },
            ] as const,
          ]),
      [
        { cn: '本地短訊', en: 'Local SMS' },
        { cn: `每則 MOP$${inMop(prices.sms.local)}`, en: `MOP$${inMop(prices.sms.local)} each` },
      ] as const,
      sim,
      copy,
    ],
    data: [
      sim,
      [
        { cn: '遺失或損壞隨計劃附送的裝置', en: 'Losing or breaking the device that came with the plan' },
        { cn: 'MOP$680', en: 'MOP$680' },
      ] as const,
      copy,
    ],
    watch: [copy],
  })[kind];

const parts = {
  voice: {
    cn: [
      `計劃的本地數據用畢後，以 ${catalogue.slowSpeed} 繼續上網，不另收費。`,
      '國際長途電話按 <a href="/idd/idd00">IDD 00</a> 及 <a href="/idd/idd060">IDD 060</a> 收費表另計。漫遊按目的地收費；大灣區數據用畢後，在當地上網亦按目的地收費。',
    ],
    en: [
      `When your local data is used up, you stay online at ${catalogue.slowSpeed} at no extra charge.`,
      'International calls cost extra: see <a href="/idd/idd00">IDD 00</a> and <a href="/idd/idd060">IDD 060</a> charges. Roaming is charged by destination, and so is data in the Greater Bay Area once your Greater Bay Area data is used up.',
    ],
  },
  data: {
    cn: ['本計劃不設通話及漫遊，只可在澳門使用。', '實際速度受位置、裝置及網絡負荷影響。'],
    en: [
      'This plan has no calls and no roaming. You can use it in Macau only.',
      'The speed you get depends on where you are, your device and how busy the network is.',
    ],
  },
  watch: {
    cn: [
      '須同時使用我們的月費計劃。手錶的通話及短訊計入手機計劃，數據則計入手錶計劃。',
      `手錶計劃的數據用畢後，以 ${catalogue.slowSpeed} 繼續上網，不另收費。`,
    ],
    en: [
      'You need one of our monthly plans. Calls and SMS on your watch come out of your phone plan, and data out of the watch plan.',
      `When the data of the watch plan is used up, you stay online at ${catalogue.slowSpeed} at no extra charge.`,
    ],
  },
} as const;

const words = {
  cn: {
    use: '使用條款',
    personal: '只適用於個人客戶。',
    contract: '合約及繳費',
    charges: '其他收費',
    item: '項目',
    fee: '收費',
    help: `查詢請致電 24 小時客戶服務熱線 ${identity.hotline}。`,
  },
  en: {
    use: 'Using the plan',
    personal: 'For personal customers.',
    contract: 'Contract and payment',
    charges: 'Other charges',
    item: 'Item',
    fee: 'Charge',
    help: `If you have any questions, call our 24-hour hotline on ${identity.hotline}.`,
  },
} as const;

/** Terms of a plan of a section as HTML: headings, lists and a table of charges, as `SafeHtml` must be able to show. */
export function planTerms(kind: PlanSectionSeed['kind'], language: Language, plan: PlanSeed): string {
  const w = textIn(words, language);
  const charges = rowsOf(kind, plan).map(([item, fee]) => `<tr><th scope="row">${textIn(item, language)}</th><td>${textIn(fee, language)}</td></tr>`);
  return [
    `<h3>${w.use}</h3>${list([w.personal, ...stated(language, 'age'), ...textIn(parts[kind], language)])}`,
    `<h3>${w.contract}</h3>${list(stated(language, 'due', 'late', 'early', 'notice'))}`,
    `<h3>${w.charges}</h3><table><thead><tr><th scope="col">${w.item}</th><th scope="col">${w.fee}</th></tr></thead><tbody>${charges.join('')}</tbody></table>`,
    `<p>${w.help}</p>`,
  ].join('');
}

const registration = {
  cn: `澳門居民身份證或護照正本：${rules.registered.cn}`,
  en: `Your original Macau identity card or passport: ${rules.registered.en}`,
};

/** What a customer brings to take a plan besides the identity document, and when it starts. */
const starts = {
  voice: {
    needs: [{ cn: '轉台攜號：原有號碼及最近一期帳單', en: 'To bring a number from another operator: the number and your latest bill' }],
    starts: {
      cn: '在門市上台，SIM 卡即時生效；網上申請，收到 SIM 卡當日生效。首期月費由生效日起按日計算。',
      en: 'If you sign up in a shop, your SIM card works straight away. If you apply online, it works from the day you receive it. Your first monthly fee covers only the days from then on.',
    },
  },
  watch: {
    needs: [{ cn: '你的月費計劃手機號碼，以及支援 eSIM 的手錶', en: 'Your mobile number on a monthly plan, and a watch that takes an eSIM' }],
    starts: {
      cn: '手錶啟用 eSIM 後即時生效。首期月費由生效日起按日計算。',
      en: 'As soon as you activate the eSIM in your watch. Your first monthly fee covers only the days from then on.',
    },
  },
  data: {
    needs: [],
    starts: {
      cn: '在門市取得 SIM 卡或裝置後即時生效。首期月費由生效日起按日計算。',
      en: 'As soon as you have the SIM card or the device from one of our shops. Your first monthly fee covers only the days from then on.',
    },
  },
} as const;

export const planStart = ({ kind, needs }: PlanSectionSeed) => ({
  starts: starts[kind].starts,
  needs: [registration, ...(needs ? [needs] : []), ...starts[kind].needs],
});
