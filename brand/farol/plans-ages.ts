import type { PlanSectionEntry } from '../types.ts';
import { VOICE } from './plans.ts';

const SENIOR = { cn: '來電顯示、可疑來電提示', en: 'Caller display and warnings about suspicious calls' };
const DOUBLE_IN_TERM = { cn: '9 月至翌年 6 月本地數據雙倍', en: 'Double local data from September to June' };
const ON_CAMPUS = { cn: '學期內雙倍', en: 'Doubled in term time' };

export const students: PlanSectionEntry = {
  categoryId: '1003',
  scene: 'plan-student',
  title: { cn: '學生及青年', en: 'Student and youth' },
  subtitle: { cn: '16 至 25 歲適用', en: 'Aged 16 to 25' },
  explan: {
    cn: '憑學生證及身份證明文件登記，學期內每月本地數據雙倍，暑假加送大灣區數據 5 GB。',
    en: 'Register with your student card and identity document. You get double local data in term time, and an extra 5 GB of Greater Bay Area data in summer.',
  },
  kind: 'voice',
  audience: { cn: '16 至 25 歲適用', en: 'Aged 16 to 25' },
  needs: { cn: '學生證', en: 'Your student card' },
  free: VOICE,
  plans: [
    {
      id: '2008',
      name: { cn: '學生 30', en: 'Student 30' },
      gb: 30,
      fee: 88,
      bayArea: 3,
      minutes: 1000,
      ways: [{ months: 24 }, { months: 12, fee: 98 }],
      note: ON_CAMPUS,
      specials: [DOUBLE_IN_TERM],
    },
    {
      id: '2009',
      name: { cn: '學生 50', en: 'Student 50' },
      gb: 50,
      fee: 118,
      bayArea: 5,
      minutes: 1500,
      ways: [{ months: 24 }, { months: 12, fee: 128 }, { months: 24, phone: '4004', capacity: 1 }],
      note: ON_CAMPUS,
      specials: [DOUBLE_IN_TERM, { cn: '音樂串流半價', en: 'Music streaming at half price' }],
      off: 3300,
      recommended: true,
    },
  ],
};

export const graduates: PlanSectionEntry = {
  categoryId: '1003',
  scene: 'plan-graduate',
  title: { cn: '職場新人', en: 'New graduates' },
  subtitle: { cn: '畢業兩年內適用', en: 'Within two years of graduating' },
  explan: {
    cn: '學生計劃客戶畢業後可直接轉用，號碼不變，餘下合約期照計。',
    en: 'Move over from a student plan when you graduate. You keep your number, and the rest of your contract carries on.',
  },
  kind: 'voice',
  audience: { cn: '畢業兩年內適用', en: 'Within two years of graduating' },
  free: VOICE,
  plans: [
    {
      id: '2023',
      name: { cn: '新人 45', en: 'Starter 45' },
      gb: 45,
      fee: 128,
      bayArea: 6,
      minutes: 2000,
      ways: [{ months: 24 }, { months: 12, fee: 143 }],
      freeMonths: 1,
    },
    {
      id: '2024',
      name: { cn: '新人 70', en: 'Starter 70' },
      gb: 70,
      fee: 158,
      bayArea: 12,
      minutes: 3000,
      ways: [{ months: 24 }, { months: 24, phone: '4002', capacity: 1 }],
      freeMonths: 1,
      off: 2700,
    },
  ],
};

export const seniors: PlanSectionEntry = {
  categoryId: '1004',
  scene: 'plan-senior',
  title: { cn: '樂齡', en: 'Seniors' },
  subtitle: { cn: '65 歲或以上適用', en: 'Aged 65 or over' },
  explan: {
    cn: '大字帳單，本地通話無限分鐘。門市職員會協助轉移通訊錄及設定手機。',
    en: 'Bills in large print and unlimited local calls. Our shop staff can move your contacts and set up your phone.',
  },
  kind: 'voice',
  audience: { cn: '65 歲或以上適用', en: 'Aged 65 or over' },
  free: SENIOR,
  shopOnly: true,
  plans: [
    {
      id: '2010',
      name: { cn: '樂齡 5', en: 'Senior 5' },
      gb: 5,
      fee: 38,
      minutes: Number.POSITIVE_INFINITY,
      ways: [{ months: 0 }],
      specials: [{ cn: '可隨時轉回原有計劃', en: 'Go back to your former plan at any time' }],
    },
    {
      id: '2011',
      name: { cn: '樂齡 12', en: 'Senior 12' },
      gb: 12,
      fee: 58,
      bayArea: 2,
      minutes: Number.POSITIVE_INFINITY,
      ways: [{ months: 0 }, { months: 24, phone: '4030', capacity: 1 }],
      specials: [{ cn: '視像通話不扣數據', en: 'Video calls do not use your data' }],
      off: 2000,
      recommended: true,
    },
  ],
};

export const seniorPair: PlanSectionEntry = {
  categoryId: '1004',
  scene: 'plan-senior-pair',
  title: { cn: '樂齡雙人', en: 'Seniors in pairs' },
  subtitle: { cn: '兩位 65 歲或以上人士適用', en: 'For two people aged 65 or over' },
  explan: {
    cn: '兩個號碼一張帳單，互打免費；子女可代為登記自動轉帳。',
    en: 'Two numbers on one bill, with free calls between them. Your children can set up automatic payment for you.',
  },
  kind: 'voice',
  audience: { cn: '兩位 65 歲或以上人士適用', en: 'For two people aged 65 or over' },
  free: SENIOR,
  shopOnly: true,
  plans: [
    {
      id: '2029',
      name: { cn: '樂齡雙人 20', en: 'Senior pair 20' },
      gb: 20,
      fee: 98,
      bayArea: 4,
      minutes: Number.POSITIVE_INFINITY,
      ways: [{ months: 12 }],
      note: { cn: '兩個號碼', en: 'Two numbers' },
      specials: [{ cn: '兩人各有 10 GB，可互相轉贈', en: '10 GB each, which you can give to each other' }],
    },
  ],
};
