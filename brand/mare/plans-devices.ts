import type { PlanSectionEntry } from '../types.ts';

const ROUTER = { name: { cn: 'Nordo 5G 路由器', en: 'the Nordo 5G router' }, price: 180 };

export const data: PlanSectionEntry = {
  categoryId: '1005',
  scene: 'plan-data',
  title: { cn: '水線數據', en: 'Waterline data' },
  subtitle: { cn: '平板電腦適用', en: 'For tablets' },
  explan: { cn: '只有數據，不設通話。簽 12 個月合約，月費較低。', en: 'Data without calls. It costs less on a 12-month contract.' },
  kind: 'data',
  plans: [
    {
      id: '2012',
      name: { cn: '水線 50', en: 'Waterline 50' },
      gb: 50,
      fee: 88,
      speed: { top: '150 Mbps', after: '512 kbps' },
      ways: [{ months: 12 }, { months: 0, fee: 96 }],
    },
    {
      id: '2013',
      name: { cn: '水線 160', en: 'Waterline 160' },
      gb: 160,
      fee: 168,
      speed: { top: '600 Mbps', after: '1 Mbps' },
      ways: [{ months: 12 }, { months: 0, fee: 188 }],
      recommended: true,
    },
  ],
};

export const watches: PlanSectionEntry = {
  categoryId: '1006',
  scene: 'plan-watch',
  title: { cn: '浮標手錶', en: 'Buoy watches' },
  subtitle: { cn: '手錶同一號碼，落水不離線', en: 'The same number on your watch, even at the beach' },
  explan: { cn: '手錶用 eSIM，通話計入你的月費計劃。', en: 'Your watch takes an eSIM, and its calls come out of your monthly plan.' },
  kind: 'watch',
  audience: { cn: '配合月費計劃使用', en: 'With one of our monthly plans' },
  plans: [{ id: '2015', name: { cn: '浮標 2', en: 'Buoy 2' }, gb: 2, fee: 32, watches: 1, ways: [{ months: 0 }] }],
};

export const homeBroadband: PlanSectionEntry = {
  categoryId: '1007',
  scene: 'plan-home',
  title: { cn: '港灣家居寬頻', en: 'Harbour home broadband' },
  subtitle: { cn: '5G 入屋，毋須拉線', en: '5G at home without cables' },
  explan: { cn: '路由器即日取走，搬屋照用。', en: 'Take the router home today, and take it along when you move.' },
  kind: 'data',
  plans: [
    {
      id: '2017',
      name: { cn: '港灣 400', en: 'Harbour 400' },
      gb: 400,
      fee: 188,
      speed: { top: '300 Mbps', after: '10 Mbps' },
      ways: [
        { months: 24, device: ROUTER },
        { months: 12, fee: 208 },
      ],
      recommended: true,
    },
  ],
};
