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
      ['補發紙本帳單', `每份 MOP$${figure(prices.reissue)}`],
    ],
    en: [
      ['Local calls beyond the minutes of the plan', 'MOP$0.40 a minute'],
      ['Local SMS', `MOP$${inMop(prices.sms.local)} each`],
      ['Replacement SIM card', `MOP$${figure(prices.replacementSim)} each`],
      ['Copy of a bill', `MOP$${figure(prices.reissue)} each`],
    ],
  },
  data: {
    cn: [
      ['補領 SIM 卡', `每張 MOP$${figure(prices.replacementSim)}`],
      ['遺失或損壞隨計劃附送的裝置', 'MOP$680'],
      ['補發紙本帳單', `每份 MOP$${figure(prices.reissue)}`],
    ],
    en: [
      ['Replacement SIM card', `MOP$${figure(prices.replacementSim)} each`],
      ['Losing or breaking the device that came with the plan', 'MOP$680'],
      ['Copy of a bill', `MOP$${figure(prices.reissue)} each`],
    ],
  },
  watch: {
    cn: [['補發紙本帳單', `每份 MOP$${figure(prices.reissue)}`]],
    en: [['Copy of a bill', `MOP$${figure(prices.reissue)} each`]],
  },
} as const;

const parts = {
  voice: {
    cn: [
      '計劃的本地數據用畢後，以 384 kbps 繼續上網，不另收費；計劃頁面列有其他速度的，以該速度為準。',
      '國際長途電話按 <a href="/idd/idd00">IDD 00</a> 及 <a href="/idd/idd060">IDD 060</a> 收費表另計。漫遊按目的地收費；大灣區數據用畢後，在當地上網亦按目的地收費。',
    ],
    en: [
      'When your local data is used up, you stay online at 384 kbps at no extra charge, unless the plan’s page names another speed.',
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
    cn: ['須同時使用我們的月費計劃。手錶的通話及短訊計入手機計劃，數據則計入手錶計劃。', '手錶計劃的數據用畢後，以 384 kbps 繼續上網，不另收費。'],
    en: [
      'You need one of our monthly plans. Calls and SMS on your watch come out of your phone plan, and data out of the watch plan.',
      'When the data of the watch plan is used up, you stay online at 384 kbps at no extra charge.',
    ],
  },
} as const;

const words = {
  cn: {
    use: '使用條款',
    personal: '本計劃只適用於年滿 18 歲的個人客戶；未滿 18 歲者由家長或監護人登記。',
    contract: '合約及繳費',
    pay: '發單日後 14 天內須繳清款項；逾期款項每月收取 2% 利息。',
    early: '合約期內終止服務，須一次過繳付餘下月份的月費；終止服務須於 14 天前通知。',
    charges: '其他收費',
    item: '項目',
    fee: '收費',
    help: `查詢請致電 24 小時客戶服務熱線 ${identity.hotline}。`,
  },
  en: {
    use: 'Using the plan',
    personal: 'For personal customers aged 18 or over. A parent or guardian signs for anyone younger.',
    contract: 'Contract and payment',
    pay: 'Payment is due 14 days after the bill date. Late payments are charged interest at 2% a month.',
    early:
      'If you end a contract early, you pay the monthly fees of all remaining months at once. Tell us at least 14 days before you want the service to end.',
    charges: 'Other charges',
    item: 'Item',
    fee: 'Charge',
    help: `If you have any questions, call our 24-hour hotline on ${identity.hotline}.`,
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
  cn: '澳門居民身份證或護照正本：按第 13/2019 號法律，SIM 卡須以使用者的真實姓名登記',
  en: 'Your original Macau identity card or passport: under Law no. 13/2019, every SIM card must be registered in its user’s real name',
};

/** What a customer brings to take a plan, and when it starts. */
export const planStart = {
  voice: {
    needs: [registration, { cn: '轉台攜號：原有號碼及最近一期帳單', en: 'To bring a number from another operator: the number and your latest bill' }],
    starts: {
      cn: '在門市上台，SIM 卡即時生效；網上申請，收到 SIM 卡當日生效。首期月費由生效日起按日計算。',
      en: 'If you sign up in a shop, your SIM card works straight away. If you apply online, it works from the day you receive it. Your first monthly fee covers only the days from then on.',
    },
  },
  watch: {
    needs: [registration, { cn: '你的月費計劃手機號碼，以及支援 eSIM 的手錶', en: 'Your mobile number on a monthly plan, and a watch that takes an eSIM' }],
    starts: {
      cn: '手錶啟用 eSIM 後即時生效。首期月費由生效日起按日計算。',
      en: 'As soon as you activate the eSIM in your watch. Your first monthly fee covers only the days from then on.',
    },
  },
  data: {
    needs: [registration],
    starts: {
      cn: '在門市取得 SIM 卡或裝置後即時生效。首期月費由生效日起按日計算。',
      en: 'As soon as you have the SIM card or the device from one of our shops. Your first monthly fee covers only the days from then on.',
    },
  },
} as const;
