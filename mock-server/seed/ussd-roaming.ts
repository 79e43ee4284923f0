import { identity } from '#operator';
import { figure, prices } from './prices.ts';
import { type Pack, packs, type UssdService, type UssdServiceGroup } from './ussd.ts';

function callingMacau(id: string): UssdService {
  return {
    id,
    name: { cn: '在外地致電澳門', en: 'How to call Macau from abroad' },
    does: {
      type: 'alert',
      text: {
        cn: '請按 +853，再輸入 8 位電話號碼。\n在外地打出及接聽電話均按漫遊收費計算。',
        en: 'Dial +853 and the 8-digit number.\nYou pay roaming charges for calls you make and take abroad.',
      },
    },
  };
}

function packService(id: string, pack: Pack): UssdService {
  const { name, price, gb, lasts } = packs[pack];
  return {
    id,
    name,
    remark: { cn: `${gb} GB，MOP$${price}，由首次使用起計 ${lasts.cn}。`, en: `${gb} GB for MOP$${price}, valid for ${lasts.en} from first use.` },
    question: {
      cn: `確定以 MOP$${price} 購買${name.cn}計劃？收費即時從餘額扣除。`,
      en: `Buy “${name.en}” for MOP$${price}? We take the charge from your balance straight away.`,
    },
    does: { type: 'pack', pack },
  };
}

const { nearby, world } = prices.dayPass;
/** From the cheapest to the dearest. */
const dayPasses = { cn: `MOP$${figure(nearby)} 至 MOP$${figure(world)}`, en: `MOP$${figure(nearby)} to MOP$${figure(world)}` };

export const postpaidRoaming: readonly UssdServiceGroup[] = [
  {
    name: { cn: '數據漫遊', en: 'Data roaming' },
    services: [
      {
        id: '7101',
        name: { cn: '開啟數據漫遊', en: 'Turn data roaming on' },
        linkedAs: 'dataRoaming',
        remark: {
          cn: `有日費的目的地，每日首次上網即自動開始日費，至澳門時間 23:59 為止；其他目的地的數據按每 10 KB 收費，每日最多 MOP$${figure(prices.dayCap)}。`,
          en: `Where there is a day pass, it starts by itself when you first go online each day, and ends at 23:59 Macau time. Elsewhere you pay for every 10 KB, up to MOP$${figure(prices.dayCap)} a day.`,
        },
        question: {
          cn: `確定開啟數據漫遊？在外地每日首次上網會自動開始日費（每日 ${dayPasses.cn}），或按漫遊收費計算。`,
          en: `Turn data roaming on? Each day you go online abroad, a day pass (${dayPasses.en}) starts by itself or you pay roaming charges.`,
        },
        does: { type: 'switch', feature: 'dataRoaming', on: true },
      },
      {
        id: '7102',
        name: { cn: '關閉數據漫遊', en: 'Turn data roaming off' },
        remark: { cn: '關閉後在外地只可使用通話、短訊及 Wi-Fi。', en: 'Abroad you then have calls, SMS and Wi-Fi only.' },
        question: { cn: '確定關閉數據漫遊？', en: 'Turn data roaming off?' },
        does: { type: 'switch', feature: 'dataRoaming', on: false },
      },
      { id: '7103', name: { cn: '查詢數據漫遊狀況', en: 'Is data roaming on?' }, does: { type: 'ask', feature: 'dataRoaming' } },
      {
        id: '7104',
        name: { cn: '漫遊收費', en: 'Roaming charges' },
        remark: { cn: '在新視窗開啟各目的地的收費。', en: 'Opens the charges of every destination in a new window.' },
        does: { type: 'link', href: '/idd/roamingcharge' },
      },
    ],
  },
  {
    name: { cn: '漫遊通話及短訊', en: 'Roaming calls and SMS' },
    services: [
      {
        id: '7111',
        name: { cn: '開啟漫遊通話', en: 'Turn roaming calls on' },
        remark: { cn: '接聽及打出均按分鐘收費。', en: 'Calls made and received are charged by the minute.' },
        does: { type: 'switch', feature: 'voiceRoaming', on: true },
      },
      {
        id: '7112',
        name: { cn: '關閉漫遊通話', en: 'Turn roaming calls off' },
        remark: { cn: '關閉後在外地不能通話或收發短訊，緊急電話除外。', en: 'Abroad you then have emergency calls only, no other calls or SMS.' },
        question: {
          cn: '確定關閉漫遊通話？關閉後在外地只可撥打緊急電話，不能收發短訊。',
          en: 'Turn roaming calls off? Abroad you then have emergency calls only, no other calls or SMS.',
        },
        does: { type: 'switch', feature: 'voiceRoaming', on: false },
      },
      { id: '7113', name: { cn: '查詢漫遊通話狀況', en: 'Are roaming calls on?' }, does: { type: 'ask', feature: 'voiceRoaming' } },
      callingMacau('7114'),
    ],
  },
  {
    name: { cn: '漫遊用量', en: 'Roaming usage' },
    services: [
      {
        id: '7121',
        name: { cn: '開啟漫遊用量提示', en: 'Turn the roaming usage alert on' },
        remark: { cn: '漫遊收費達 MOP$300 及 MOP$500 時以短訊通知。', en: 'An SMS tells you when roaming charges reach MOP$300 and MOP$500.' },
        does: { type: 'switch', feature: 'roamingAlert', on: true },
      },
      { id: '7122', name: { cn: '關閉漫遊用量提示', en: 'Turn the roaming usage alert off' }, does: { type: 'switch', feature: 'roamingAlert', on: false } },
      { id: '7123', name: { cn: '查詢本期漫遊用量', en: 'Roaming usage in this period' }, does: { type: 'roamingUse' } },
      {
        id: '7124',
        name: { cn: '索取漫遊詳細記錄', en: 'Ask for the detailed record' },
        remark: { cn: '整理需時，備妥後以短訊通知。', en: 'It takes a while to prepare. An SMS tells you when it is ready.' },
        does: { type: 'queue' },
      },
    ],
  },
];

export const prepaidRoaming: readonly UssdServiceGroup[] = [
  {
    name: { cn: '儲值卡漫遊', en: 'Prepaid roaming' },
    services: [
      {
        id: '7301',
        name: { cn: '開啟儲值卡漫遊', en: 'Turn prepaid roaming on' },
        remark: {
          cn: '收費即時從餘額扣除，餘額須有 MOP$20 或以上。',
          en: 'We take charges from your balance straight away. You need a balance of MOP$20 or more.',
        },
        question: { cn: '確定開啟儲值卡漫遊？收費即時從餘額扣除。', en: 'Turn prepaid roaming on? We take charges from your balance straight away.' },
        does: { type: 'switch', feature: 'prepaidRoaming', on: true },
      },
      { id: '7302', name: { cn: '關閉儲值卡漫遊', en: 'Turn prepaid roaming off' }, does: { type: 'switch', feature: 'prepaidRoaming', on: false } },
      { id: '7303', name: { cn: '查詢漫遊狀況', en: 'Is roaming on?' }, does: { type: 'ask', feature: 'prepaidRoaming' } },
    ],
  },
  {
    name: { cn: '儲值卡漫遊數據計劃', en: 'Prepaid roaming data plans' },
    services: [
      packService('7311', 'chinaDay'),
      packService('7312', 'asiaWeek'),
      { id: '7313', name: { cn: '查詢尚餘漫遊數據', en: 'Roaming data left' }, does: { type: 'packLeft' } },
      { id: '7314', name: { cn: '漫遊收費', en: 'Roaming charges' }, does: { type: 'link', href: '/idd/roamingcharge' } },
    ],
  },
  {
    name: { cn: '外地通話', en: 'Calls abroad' },
    services: [
      {
        id: '7321',
        name: { cn: '要求回撥', en: 'Ask for a call-back' },
        remark: {
          cn: '系統會先致電你，接聽後再為你接通澳門號碼。接聽按漫遊收費計算。',
          en: 'We call you, then connect you to a number in Macau. You pay roaming charges for taking our call.',
        },
        does: { type: 'queue' },
      },
      callingMacau('7324'),
    ],
  },
  {
    name: { cn: '餘額及增值', en: 'Balance and top-up' },
    services: [
      { id: '7322', name: { cn: '查詢餘額及有效期', en: 'Balance and validity' }, about: 'balance', does: { type: 'balance' } },
      {
        id: '7323',
        name: { cn: '增值方法', en: 'How to top up' },
        about: 'topUp',
        does: {
          type: 'alert',
          text: {
            cn: `在澳門及外地均可以增值券增值：按 *${identity.hotline}*密碼#（增值券銀漆下的 16 位數字），再按撥出。\n在外地增值不另收漫遊費。`,
            en: `You can top up with a voucher in Macau or abroad: dial *${identity.hotline}*PIN# (the 16 digits under the silver strip) and press call.\nThere is no roaming fee when you top up abroad.`,
          },
        },
      },
    ],
  },
];
