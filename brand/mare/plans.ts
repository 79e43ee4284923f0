import type { PlanSectionEntry } from '../types.ts';

const FREE = { cn: '來電顯示、留言信箱、漏接來電提示', en: 'Caller display, voicemail and missed call alerts' };
const ROLLOVER = { cn: '未用完的本地數據可留到下月', en: 'Local data that you do not use carries over to the next month' };

export const fiveG: PlanSectionEntry = {
  categoryId: '1001',
  scene: 'plan-5g',
  title: { cn: '潮汐計劃', en: 'Tide plans' },
  subtitle: { cn: '一人一號，長短合約任擇', en: 'One number, with a short or a long contract' },
  explan: { cn: '由內港到黑沙，全澳 5G。', en: '5G from the Inner Harbour to Hac Sa.' },
  kind: 'voice',
  free: FREE,
  plans: [
    {
      id: '2001',
      name: { cn: '細浪 15', en: 'Ripple 15' },
      gb: 15,
      fee: 88,
      bayArea: 1,
      minutes: 800,
      ways: [{ months: 12 }, { months: 24 }, { months: 0, fee: 108 }],
      off: 1000,
    },
    {
      id: '2002',
      name: { cn: '潮汐 35', en: 'Tide 35' },
      gb: 35,
      fee: 128,
      bayArea: 4,
      minutes: 1800,
      ways: [{ months: 24 }, { months: 12, fee: 148 }, { months: 24, phone: '4002', capacity: 1 }],
      specials: [ROLLOVER],
      off: 1800,
    },
    {
      id: '2003',
      name: { cn: '湧浪 70', en: 'Swell 70' },
      gb: 70,
      fee: 178,
      bayArea: 12,
      minutes: 3500,
      ways: [{ months: 24 }, { months: 12, fee: 198 }, { months: 24, phone: '4001', capacity: 2 }],
      specials: [ROLLOVER],
      musicFree: 6,
      off: 2700,
      recommended: true,
    },
    {
      id: '2004',
      name: { cn: '遠洋 150', en: 'Open Sea 150' },
      gb: 150,
      fee: 258,
      bayArea: 40,
      minutes: Number.POSITIVE_INFINITY,
      ways: [{ months: 24 }, { months: 12, fee: 288 }, { months: 24, phone: '4001', capacity: 2 }],
      specials: [{ cn: '每年豁免 5 日日韓漫遊日費', en: '5 free Japan and South Korea day passes a year' }],
      off: 4200,
    },
  ],
};

export const shared: PlanSectionEntry = {
  categoryId: '1002',
  scene: 'plan-shared',
  title: { cn: '同舟計劃', en: 'Crew plans' },
  subtitle: { cn: '同坐一條船，共用一份數據', en: 'Everyone in the same boat, on one data allowance' },
  explan: {
    cn: '每人一個號碼，數據一齊用；主號碼可隨時分配用量，帳單只有一張。',
    en: 'A number each and data for all. The main number decides who gets how much, and there is one bill.',
  },
  kind: 'voice',
  free: FREE,
  plans: [
    {
      id: '2006',
      name: { cn: '同舟 100', en: 'Crew 100' },
      gb: 100,
      fee: 348,
      minutes: Number.POSITIVE_INFINITY,
      cards: { extra: 2 },
      ways: [{ months: 24 }, { months: 12, fee: 378 }, { months: 24, phone: '4001', capacity: 1 }],
      off: 4600,
      recommended: true,
    },
    {
      id: '2025',
      name: { cn: '小水手 90', en: 'Little Sailor 90' },
      gb: 90,
      fee: 298,
      minutes: Number.POSITIVE_INFINITY,
      cards: { extra: 1, children: 1 },
      ways: [{ months: 24 }],
      specials: [{ cn: '兒童卡晚上自動停止上網', en: 'The child’s card goes offline at night by itself' }],
      off: 2400,
    },
  ],
};
