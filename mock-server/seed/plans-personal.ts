import {
  bayAreaData,
  calls,
  contract,
  type Fact,
  musicFree,
  type PlanSectionSeed,
  plan,
  same,
  term,
  thenUnlimited,
  unlimitedCalls,
  voicePlan,
  withDevice,
} from './plans-model.ts';

const onCampus = { cn: '學期內雙倍', en: 'Doubled in term time' };
const threePlaces = { cn: '三地通用', en: 'One allowance, three places' };
const sharedWithLocal: Fact = [
  { cn: '大灣區數據', en: 'Greater Bay Area data' },
  { cn: '與本地共用', en: 'Shared with local data' },
];
const student = { cn: '16 至 25 歲適用', en: 'Aged 16 to 25' };
const studentContract = { cn: '16 至 25 歲適用，合約期 24 個月', en: 'Aged 16 to 25, 24-month contract' };
const graduate = { cn: '畢業兩年內適用', en: 'Within two years of graduating' };
const graduateContract = { cn: '畢業兩年內適用，合約期 24 個月', en: 'Within two years of graduating, 24-month contract' };
const senior = { cn: '65 歲或以上適用', en: 'Aged 65 or over' };
const pair = { cn: '兩位 65 歲或以上人士適用', en: 'For two people aged 65 or over' };
const pairContract = { cn: '兩位 65 歲或以上人士適用，合約期 12 個月', en: 'For two people aged 65 or over, 12-month contract' };
const vela = same('Vela 12 Pro 256 GB');
const vela256 = { phone: '4001', capacity: 2 };
const vela12 = { phone: '4002', capacity: 1 };

/** Plans for one person: 5G, Greater Bay Area, students, graduates, seniors. */
export const personalSections = {
  fiveG: {
    categoryId: '1001',
    scene: 'plan-5g',
    title: { cn: '5G 計劃', en: '5G plans' },
    subtitle: { cn: '個人使用，可選擇合約期', en: 'For one person, with a choice of contract length' },
    explan: {
      cn: '5G 網絡覆蓋澳門、氹仔及路環。本地數據用畢後以 384 kbps 繼續使用，不另收費。',
      en: '5G across Macau, Taipa and Coloane. When your local data runs out, you stay online at 384 kbps at no extra charge.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2001',
        name: { cn: '5G 輕量', en: '5G Light' },
        gb: 20,
        monthly: 98,
        audience: contract(12),
        facts: [bayAreaData(2), calls(1000)],
        specials: [thenUnlimited('384 kbps')],
        ways: [term(12), term(24), term(0, { monthly: 118 })],
      }),
      voicePlan({
        id: '2002',
        name: { cn: '5G 標準', en: '5G Standard' },
        gb: 40,
        monthly: 138,
        audience: contract(24),
        facts: [bayAreaData(5), calls(2000)],
        specials: [musicFree(3)],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 158 }), withDevice(vela, 6380, vela256)],
      }),
      voicePlan({
        id: '2003',
        name: { cn: '5G 全速', en: '5G Full Speed' },
        gb: 60,
        monthly: 168,
        audience: contract(24),
        facts: [bayAreaData(10), calls(3000)],
        specials: [{ cn: '首 6 個月本地數據雙倍', en: 'Double local data for the first 6 months' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 188 }), withDevice(vela, 5480, vela256), withDevice(same('Vela 12'), 3680, vela12)],
        recommended: true,
      }),
      voicePlan({
        id: '2004',
        name: { cn: '5G 無界', en: '5G Boundless' },
        gb: 120,
        monthly: 238,
        audience: contract(24),
        facts: [bayAreaData(25), unlimitedCalls],
        specials: [{ cn: '每年豁免 7 日亞洲漫遊日費', en: '7 free Asia day passes a year' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 268 }), withDevice(vela, 3980, vela256)],
      }),
    ],
  },
  bayArea: {
    categoryId: '1001',
    scene: 'plan-bay-area',
    title: { cn: '5G 大灣區計劃', en: '5G Greater Bay Area plans' },
    subtitle: { cn: '澳門、香港及廣東九市共用同一份數據', en: 'One data allowance for Macau, Hong Kong and nine cities in Guangdong' },
    explan: {
      cn: '適合經常往返珠海或香港的人：過關後毋須轉卡，數據照用。大灣區數據用畢後，才按當地的日費或漫遊收費計算。',
      en: 'For people who often cross to Zhuhai or Hong Kong: the same SIM card and the same data. The day pass or roaming charges apply only when your Greater Bay Area data runs out.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2020',
        name: { cn: '灣區通行 30', en: 'Bay Area 30' },
        gb: 30,
        monthly: 158,
        zdyText: threePlaces,
        audience: contract(24),
        facts: [sharedWithLocal, calls(1500)],
        specials: [{ cn: '附送一個內地號碼', en: 'A mainland number included' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 178 })],
      }),
      voicePlan({
        id: '2021',
        name: { cn: '灣區通行 60', en: 'Bay Area 60' },
        gb: 60,
        monthly: 218,
        zdyText: threePlaces,
        audience: contract(24),
        facts: [sharedWithLocal, calls(3000)],
        specials: [{ cn: '附送內地及香港號碼各一個', en: 'A mainland and a Hong Kong number included' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 248 })],
      }),
      voicePlan({
        id: '2022',
        name: { cn: '灣區通行 100', en: 'Bay Area 100' },
        gb: 100,
        monthly: 298,
        zdyText: threePlaces,
        audience: contract(24),
        facts: [sharedWithLocal, unlimitedCalls],
        specials: [
          { cn: '附送內地及香港號碼各一個', en: 'A mainland and a Hong Kong number included' },
          { cn: '三地互打通話無限分鐘', en: 'Unlimited calls between the three places' },
        ],
        ways: [{ ...term(24), recommended: true }],
      }),
    ],
  },
  students: {
    categoryId: '1003',
    scene: 'plan-student',
    title: { cn: '學生及青年', en: 'Student and youth' },
    subtitle: student,
    explan: {
      cn: '憑學生證及身份證明文件登記，學期內每月本地數據雙倍，暑假加送大灣區數據 5 GB。',
      en: 'Register with your student card and identity document. You get double local data in term time, and an extra 5 GB of Greater Bay Area data in summer.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2008',
        name: { cn: '學生 30', en: 'Student 30' },
        gb: 30,
        monthly: 88,
        zdyText: onCampus,
        audience: studentContract,
        facts: [bayAreaData(3), calls(1000)],
        specials: [{ cn: '9 月至翌年 6 月本地數據雙倍', en: 'Double local data from September to June' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 98 })],
      }),
      voicePlan({
        id: '2009',
        name: { cn: '學生 50', en: 'Student 50' },
        gb: 50,
        monthly: 118,
        zdyText: onCampus,
        audience: studentContract,
        facts: [bayAreaData(5), calls(1500)],
        specials: [
          { cn: '9 月至翌年 6 月本地數據雙倍', en: 'Double local data from September to June' },
          { cn: '音樂串流半價', en: 'Music streaming at half price' },
        ],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 128 }), withDevice(same('Vela Lite 5'), 1980, { phone: '4004', capacity: 1 })],
        recommended: true,
      }),
    ],
  },
  graduates: {
    categoryId: '1003',
    scene: 'plan-graduate',
    title: { cn: '職場新人', en: 'New graduates' },
    subtitle: graduate,
    explan: {
      cn: '學生計劃客戶畢業後可直接轉用，號碼不變，餘下合約期照計。',
      en: 'Move over from a student plan when you graduate. You keep your number, and the rest of your contract carries on.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2023',
        name: { cn: '新人 45', en: 'Starter 45' },
        gb: 45,
        monthly: 128,
        audience: graduateContract,
        facts: [bayAreaData(6), calls(2000)],
        specials: [{ cn: '首月月費全免', en: 'First month free' }],
        freeMonths: 1,
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 143 })],
      }),
      voicePlan({
        id: '2024',
        name: { cn: '新人 70', en: 'Starter 70' },
        gb: 70,
        monthly: 158,
        audience: graduateContract,
        facts: [bayAreaData(12), calls(3000)],
        specials: [{ cn: '首月月費全免', en: 'First month free' }],
        freeMonths: 1,
        ways: [{ ...term(24), recommended: true }, withDevice(same('Vela 12'), 3880, vela12)],
      }),
    ],
  },
  seniors: {
    categoryId: '1004',
    scene: 'plan-senior',
    title: { cn: '樂齡', en: 'Seniors' },
    subtitle: senior,
    explan: {
      cn: '大字帳單，本地通話無限分鐘。門市職員會協助轉移通訊錄及設定手機。',
      en: 'Bills in large print and unlimited local calls. Our shop staff can move your contacts and set up your phone.',
    },
    terms: 'voice',
    chips: [
      plan({
        id: '2010',
        name: { cn: '樂齡 5', en: 'Senior 5' },
        gb: 5,
        monthly: 38,
        audience: senior,
        facts: [unlimitedCalls],
        specials: [{ cn: '可隨時轉回原有計劃', en: 'Go back to your former plan at any time' }],
        ways: [{ ...term(0), shopOnly: true }],
        free: { cn: '來電顯示、可疑來電提示', en: 'Caller display and warnings about suspicious calls' },
      }),
      plan({
        id: '2011',
        name: { cn: '樂齡 12', en: 'Senior 12' },
        gb: 12,
        monthly: 58,
        audience: senior,
        facts: [bayAreaData(2), unlimitedCalls],
        specials: [{ cn: '視像通話不扣數據', en: 'Video calls do not use your data' }],
        ways: [
          { ...term(0), shopOnly: true },
          { ...withDevice({ cn: 'Lume Fácil 大字手機', en: 'the Lume Fácil large-print phone' }, 680, { phone: '4030', capacity: 1 }), shopOnly: true },
        ],
        free: { cn: '來電顯示、可疑來電提示', en: 'Caller display and warnings about suspicious calls' },
        recommended: true,
      }),
    ],
  },
  seniorPair: {
    categoryId: '1004',
    scene: 'plan-senior-pair',
    title: { cn: '樂齡雙人', en: 'Seniors in pairs' },
    subtitle: pair,
    explan: {
      cn: '兩個號碼一張帳單，互打免費；子女可代為登記自動轉帳。',
      en: 'Two numbers on one bill, with free calls between them. Your children can set up automatic payment for you.',
    },
    terms: 'voice',
    chips: [
      plan({
        id: '2029',
        name: { cn: '樂齡雙人 20', en: 'Senior pair 20' },
        gb: 20,
        monthly: 98,
        zdyText: { cn: '兩個號碼', en: 'Two numbers' },
        audience: pairContract,
        facts: [bayAreaData(4), unlimitedCalls],
        specials: [{ cn: '兩人各有 10 GB，可互相轉贈', en: '10 GB each, which you can give to each other' }],
        ways: [{ ...term(12), shopOnly: true }],
        free: { cn: '來電顯示、可疑來電提示', en: 'Caller display and warnings about suspicious calls' },
      }),
    ],
  },
} as const satisfies Record<string, PlanSectionSeed>;
