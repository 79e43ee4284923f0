import type { PlanSectionEntry } from '../types.ts';

export const students: PlanSectionEntry = {
  categoryId: '1003',
  scene: 'plan-student',
  title: { cn: '啟航計劃', en: 'Set Sail plans' },
  subtitle: { cn: '25 歲或以下的學生適用', en: 'For students aged 25 or under' },
  explan: { cn: '憑學生證上台，考試月加送本地數據 10 GB。', en: 'Bring your student card. In the months of your exams you get an extra 10 GB of local data.' },
  kind: 'voice',
  audience: { cn: '25 歲或以下的學生適用', en: 'For students aged 25 or under' },
  needs: { cn: '學生證', en: 'Your student card' },
  free: { cn: '來電顯示', en: 'Caller display' },
  plans: [
    {
      id: '2009',
      name: { cn: '啟航 40', en: 'Set Sail 40' },
      gb: 40,
      fee: 98,
      bayArea: 4,
      minutes: 1200,
      ways: [{ months: 24 }, { months: 12, fee: 112 }, { months: 24, phone: '4004', capacity: 1 }],
      off: 3100,
      recommended: true,
    },
  ],
};

export const seniors: PlanSectionEntry = {
  categoryId: '1004',
  scene: 'plan-senior',
  title: { cn: '靜水計劃', en: 'Still Water plans' },
  subtitle: { cn: '60 歲或以上適用', en: 'Aged 60 or over' },
  explan: {
    cn: '本地通話無限分鐘，職員逐步教用，子女可代為上台。',
    en: 'Unlimited local calls. Our staff show you every step, and your children can sign up for you.',
  },
  kind: 'voice',
  audience: { cn: '60 歲或以上適用', en: 'Aged 60 or over' },
  free: { cn: '來電顯示、攔截詐騙來電', en: 'Caller display and blocking of fraud calls' },
  shopOnly: true,
  plans: [
    {
      id: '2011',
      name: { cn: '靜水 10', en: 'Still Water 10' },
      gb: 10,
      fee: 48,
      minutes: Number.POSITIVE_INFINITY,
      ways: [{ months: 0 }, { months: 24, phone: '4030', capacity: 1 }],
      off: 1800,
    },
  ],
};
