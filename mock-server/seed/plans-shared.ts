import {
  bayAreaData,
  contract,
  extraCards,
  type Fact,
  type PlanSectionSeed,
  same,
  term,
  thenUnlimited,
  unlimitedCalls,
  voicePlan,
  withDevice,
} from './plans-model.ts';

const familyCards = (count: number): Fact => [
  { cn: '副卡及兒童卡', en: 'Extra and children’s cards' },
  { cn: `${count} 張`, en: `${count}` },
];

/** Plans with one data allowance for several numbers. */
export const sharedSections = {
  shared: {
    categoryId: '1002',
    scene: 'plan-shared',
    title: { cn: '多人共享', en: 'Shared data' },
    subtitle: { cn: '一份數據，最多 5 個號碼', en: 'One data allowance for up to 5 numbers' },
    explan: {
      cn: '家人或室友共用同一份數據，主號碼可為每張副卡設定用量上限，帳單合而為一。',
      en: 'Family or flatmates share one allowance. The main number can set a limit for each extra card, and there is one bill for all.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2005',
        name: { cn: '共享 80', en: 'Share 80' },
        gb: 80,
        monthly: 288,
        zdyText: { cn: '連 2 張副卡', en: 'With 2 extra cards' },
        audience: contract(24),
        facts: [extraCards(2), unlimitedCalls],
        specials: [thenUnlimited('384 kbps')],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 318 })],
      }),
      voicePlan({
        id: '2006',
        name: { cn: '共享 120', en: 'Share 120' },
        gb: 120,
        monthly: 368,
        zdyText: { cn: '連 3 張副卡', en: 'With 3 extra cards' },
        audience: contract(24),
        facts: [extraCards(3), unlimitedCalls, bayAreaData(15)],
        specials: [{ cn: '主號碼及副卡互打免費', en: 'Free calls between all your cards' }],
        ways: [{ ...term(24), recommended: true }, term(12, { monthly: 398 }), withDevice(same('Vela 12 Pro 256 GB'), 3480, { phone: '4001', capacity: 2 })],
        recommended: true,
      }),
      voicePlan({
        id: '2007',
        name: { cn: '共享 200', en: 'Share 200' },
        gb: 200,
        monthly: 488,
        zdyText: { cn: '連 4 張副卡', en: 'With 4 extra cards' },
        audience: contract(24),
        facts: [extraCards(4), unlimitedCalls, bayAreaData(30)],
        specials: [{ cn: '每年豁免 10 日亞洲漫遊日費', en: '10 free Asia day passes a year' }],
        ways: [{ ...term(24), recommended: true }, withDevice(same('Vela 12 Ultra'), 4680, { phone: '4003', capacity: 1 })],
      }),
    ],
  },
  children: {
    categoryId: '1002',
    scene: 'plan-family',
    title: { cn: '親子共享', en: 'Parents and children' },
    subtitle: { cn: '連兒童手錶或第一部手機用的 SIM 卡', en: 'With a SIM card for a child’s watch or first phone' },
    explan: {
      cn: '家長可設定上網時段、查看子女位置及攔截陌生來電；兒童卡毋須另付月費。',
      en: 'Parents can set hours for going online, see where the child is and block unknown callers. There is no extra monthly fee for the child’s card.',
    },
    terms: 'voice',
    chips: [
      voicePlan({
        id: '2025',
        name: { cn: '親子 100', en: 'Family 100' },
        gb: 100,
        monthly: 318,
        zdyText: { cn: '副卡 1 張 + 兒童卡 1 張', en: '1 extra card and 1 child’s card' },
        audience: contract(24),
        facts: [familyCards(2), unlimitedCalls],
        specials: [{ cn: '兒童卡設家長管理功能', en: 'Parental controls on the child’s card' }],
        ways: [
          { ...term(24), recommended: true },
          { ...withDevice({ cn: 'Tejo Kids 兒童手錶', en: 'the Tejo Kids children’s watch' }, 280), monthly: 338 },
        ],
      }),
      voicePlan({
        id: '2026',
        name: { cn: '親子 160', en: 'Family 160' },
        gb: 160,
        monthly: 428,
        zdyText: { cn: '副卡 1 張 + 兒童卡 2 張', en: '1 extra card and 2 children’s cards' },
        audience: contract(24),
        facts: [familyCards(3), unlimitedCalls],
        specials: [{ cn: '兒童卡設家長管理功能', en: 'Parental controls on the children’s cards' }],
        ways: [
          { ...term(24), recommended: true },
          { ...withDevice({ cn: 'Tejo Kids 兒童手錶兩隻', en: 'two Tejo Kids children’s watches' }, 560), monthly: 458 },
        ],
      }),
    ],
  },
} as const satisfies Record<string, PlanSectionSeed>;
