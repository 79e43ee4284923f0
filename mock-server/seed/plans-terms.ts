import { catalogue, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { PlanSectionSeed, PlanSeed } from './plans.ts';
import { figure, inMop, prices } from './prices.ts';
import { rules, stated } from './rules.ts';
import { list } from './site-html.ts';

/** Charges besides the fee; minutes beyond those of the plan only where it has a number of them. */
function chargesOf(kind: PlanSectionSeed['kind'], { minutes = Number.POSITIVE_INFINITY }: PlanSeed, language: Language): [item: string, fee: string][] {
  const text = (cn: string, en: string) => textIn({ cn, en }, language);
  const each = (price: number) => `MOP$${figure(price)}${text('', ' each')}`;
  const sim: [string, string] = [text('補領 SIM 卡', 'Replacement SIM card'), each(prices.replacementSim)];
  const copy: [string, string] = [text('補發紙本帳單', 'Copy of a bill'), each(prices.reissue)];
  if (kind === 'watch') return [copy];
  if (kind === 'data') return [sim, [text('遺失或損壞隨計劃附送的裝置', 'Losing or breaking the device that came with the plan'), 'MOP$680'], copy];
  const [call, sms] = [inMop(prices.localCall), inMop(prices.sms.local)];
  const calls: [string, string] = [
    text('超出計劃分鐘的本地通話', 'Local calls beyond the minutes of the plan'),
    text(`每分鐘 MOP$${call}`, `MOP$${call} a minute`),
  ];
  return [...(minutes === Number.POSITIVE_INFINITY ? [] : [calls]), [text('本地短訊', 'Local SMS'), text(`每則 MOP$${sms}`, `MOP$${sms} each`)], sim, copy];
}

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
  const charges = chargesOf(kind, plan, language).map(([item, fee]) => `<tr><th scope="row">${item}</th><td>${fee}</td></tr>`);
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
    need: { cn: '轉台攜號：原有號碼及最近一期帳單', en: 'To bring a number from another operator: the number and your latest bill' },
    cn: '在門市上台，SIM 卡即時生效；網上申請，收到 SIM 卡當日生效。',
    en: 'If you sign up in a shop, your SIM card works straight away. If you apply online, it works from the day you receive it.',
  },
  watch: {
    need: { cn: '你的月費計劃手機號碼，以及支援 eSIM 的手錶', en: 'Your mobile number on a monthly plan, and a watch that takes an eSIM' },
    cn: '手錶啟用 eSIM 後即時生效。',
    en: 'As soon as you activate the eSIM in your watch.',
  },
  data: {
    need: undefined,
    cn: '在門市取得 SIM 卡或裝置後即時生效。',
    en: 'As soon as you have the SIM card or the device from one of our shops.',
  },
} as const;

export function planStart({ kind, needs }: PlanSectionSeed) {
  const { need, cn, en } = starts[kind];
  return {
    starts: { cn: `${cn}首期月費由生效日起按日計算。`, en: `${en} Your first monthly fee covers only the days from then on.` },
    needs: [registration, needs, need].filter((line) => line !== undefined),
  };
}
