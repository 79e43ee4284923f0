import { identity } from '#operator';
import type { Language } from '../handler.ts';
import type { PlanSectionSeed } from './plans-model.ts';
import { figure, inMop, prices } from './prices.ts';

const rows = {
  voice: {
    cn: [
      ['超出計劃分鐘的本地通話', '每分鐘 MOP$0.40'],
      ['本地短訊', `每則 MOP$${inMop(prices.sms.local)}`],
      ['補領 SIM 卡', `每張 MOP$${figure(prices.replacementSim)}`],
      ['補發帳單', `每份 MOP$${figure(prices.reissue)}`],
    ],
    en: [
      ['Local calls beyond the minutes of the plan', 'MOP$0.40 a minute'],
      ['Local text messages', `MOP$${inMop(prices.sms.local)} each`],
      ['Replacement SIM card', `MOP$${figure(prices.replacementSim)} each`],
      ['Copy of a bill', `MOP$${figure(prices.reissue)} each`],
    ],
  },
  data: {
    cn: [
      ['補領 SIM 卡', `每張 MOP$${figure(prices.replacementSim)}`],
      ['遺失或損壞隨計劃附送的裝置', 'MOP$680'],
      ['補發帳單', `每份 MOP$${figure(prices.reissue)}`],
    ],
    en: [
      ['Replacement SIM card', `MOP$${figure(prices.replacementSim)} each`],
      ['A device of the plan lost or broken', 'MOP$680'],
      ['Copy of a bill', `MOP$${figure(prices.reissue)} each`],
    ],
  },
} as const;

const parts = {
  voice: {
    cn: [
      '計劃數據用畢後，仍可按計劃所列的較低速度上網，不另收費。',
      '國際長途電話按 <a href="/idd/idd00">IDD 00</a> 及 <a href="/idd/idd060">IDD 060</a> 收費表另計，漫遊按目的地收費。',
    ],
    en: [
      'When your data is used up you stay online at the lower speed named in the plan, at no extra charge.',
      'International calls follow the <a href="/idd/idd00">IDD 00</a> and <a href="/idd/idd060">IDD 060</a> tariffs; roaming follows the tariff of the destination.',
    ],
  },
  data: {
    cn: ['本計劃不設通話及漫遊，只可在澳門使用。', '實際速度受位置、裝置及網絡負荷影響。'],
    en: ['The plan has no calls and no roaming; it works in Macau only.', 'The speed you get depends on place, device and how busy the network is.'],
  },
} as const;

const words = {
  cn: {
    use: '使用條款',
    personal: '本計劃只適用於年滿 18 歲的個人客戶；未滿 18 歲者由家長或監護人登記。',
    contract: '合約及繳費',
    pay: '帳單發出後 14 天內繳付，逾期按每月 2% 計收利息。',
    early: '合約期內終止服務，須一次過繳付餘下月份的月費；終止服務須於 14 天前通知。',
    charges: '其他收費',
    item: '項目',
    fee: '收費',
    help: `查詢請致電 24 小時客戶服務熱線 ${identity.hotline}。`,
  },
  en: {
    use: 'Using the plan',
    personal: 'For personal customers over 18. A parent or guardian signs for anyone younger.',
    contract: 'Contract and payment',
    pay: 'Payment is due within 14 days of the bill. Late payment carries interest of 2% a month.',
    early: 'Ending a contract early means paying the fees of the remaining months at once. Tell us 14 days before you want the service to end.',
    charges: 'Other charges',
    item: 'Item',
    fee: 'Charge',
    help: `Questions? Call our 24-hour hotline ${identity.hotline}.`,
  },
} as const;

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Terms of the plans of a section as HTML: headings, lists and a table of charges, as `SafeHtml` must be able to show. */
export function planTerms(kind: PlanSectionSeed['terms'], language: Language): string {
  const w = words[language];
  const charges = rows[kind][language].map(([item, fee]) => `<tr><th scope="row">${item}</th><td>${fee}</td></tr>`).join('');
  return [
    `<h3>${w.use}</h3>${list([w.personal, ...parts[kind][language]])}`,
    `<h3>${w.contract}</h3>${list([w.pay, w.early])}`,
    `<h3>${w.charges}</h3><table><thead><tr><th scope="col">${w.item}</th><th scope="col">${w.fee}</th></tr></thead><tbody>${charges}</tbody></table>`,
    `<p>${w.help}</p>`,
  ].join('');
}

const registration = {
  cn: '澳門居民身份證或護照正本：按第 13/2019 號法律，SIM 卡須實名登記',
  en: 'Your original Macau identity card or passport: Law no. 13/2019 has every SIM registered in its user’s name',
};

/** What a customer brings to take a plan, and when it starts. */
export const planStart = {
  voice: {
    needs: [registration, { cn: '轉台攜號：原有號碼及最近一期帳單', en: 'To bring a number from another operator: the number and your latest bill' }],
    starts: {
      cn: '在門市上台，SIM 卡即時生效；網上申請，收到 SIM 卡當日生效。首期月費由生效日起按日計算。',
      en: 'In a shop your SIM works at once; when you apply online, on the day you receive it. Your first fee is counted by the day from then.',
    },
  },
  data: {
    needs: [registration],
    starts: {
      cn: '在門市取得 SIM 卡或裝置後即時生效。首期月費由生效日起按日計算。',
      en: 'As soon as you have the SIM or the device from one of our shops. Your first fee is counted by the day from then.',
    },
  },
} as const;
