import type { PlanSectionEntry } from '../types.ts';

const ROUTER = { name: { cn: 'Nordo 5G 路由器', en: 'the Nordo 5G router' }, price: 0 };
const HOTSPOT = { name: { cn: 'Orbe Go 流動 Wi-Fi 裝置', en: 'the Orbe Go mobile Wi-Fi device' }, price: 0 };

export const data: PlanSectionEntry = {
  categoryId: '1005',
  scene: 'plan-data',
  title: { cn: '純數據', en: 'Data only' },
  subtitle: { cn: '平板電腦及流動 Wi-Fi 適用', en: 'For tablets and mobile Wi-Fi' },
  explan: {
    cn: '不設通話功能。按月購買，14 天前通知即可終止；選擇 12 個月合約，月費較低。',
    en: 'Data only, no calls. Pay month by month and stop with 14 days’ notice, or pay less each month on a 12-month contract.',
  },
  kind: 'data',
  plans: [
    {
      id: '2012',
      name: { cn: '純數據 60', en: 'Data 60' },
      gb: 60,
      fee: 98,
      speed: { top: '200 Mbps', after: '384 kbps' },
      ways: [{ months: 12 }, { months: 0, fee: 108 }],
    },
    {
      id: '2013',
      name: { cn: '純數據 150', en: 'Data 150' },
      gb: 150,
      fee: 178,
      speed: { top: '500 Mbps', after: '1 Mbps' },
      ways: [{ months: 12 }, { months: 0, fee: 198 }],
      recommended: true,
    },
    {
      id: '2014',
      name: { cn: '純數據 300', en: 'Data 300' },
      gb: 300,
      fee: 268,
      speed: { top: '1 Gbps', after: '2 Mbps' },
      ways: [{ months: 12 }, { months: 0, fee: 298 }],
    },
  ],
};

export const mobileWifi: PlanSectionEntry = {
  categoryId: '1005',
  scene: 'plan-wifi',
  title: { cn: '流動 Wi-Fi', en: 'Mobile Wi-Fi' },
  subtitle: { cn: '連流動 Wi-Fi 裝置，最多 10 部機同時上網', en: 'With a mobile Wi-Fi device for up to 10 phones and computers' },
  explan: {
    cn: '開會、擺檔或一家人外出都合用；裝置由門市設定妥當，開機即可上網。',
    en: 'For meetings, market stalls and days out. Our shop staff set the device up, so it works as soon as you turn it on.',
  },
  kind: 'data',
  plans: [
    {
      id: '2027',
      name: { cn: '流動 Wi-Fi 100', en: 'Mobile Wi-Fi 100' },
      gb: 100,
      fee: 168,
      speed: { top: '300 Mbps', after: '1 Mbps' },
      ways: [{ months: 24, device: HOTSPOT }],
    },
    {
      id: '2028',
      name: { cn: '流動 Wi-Fi 200', en: 'Mobile Wi-Fi 200' },
      gb: 200,
      fee: 238,
      speed: { top: '500 Mbps', after: '2 Mbps' },
      ways: [
        { months: 24, device: HOTSPOT },
        { months: 12, fee: 258 },
      ],
    },
  ],
};

export const watches: PlanSectionEntry = {
  categoryId: '1006',
  scene: 'plan-watch',
  title: { cn: '智能手錶', en: 'Smart watches' },
  subtitle: { cn: '一個號碼，手機手錶共用', en: 'One number on your phone and your watch' },
  explan: {
    cn: '手錶啟用 eSIM 後，不帶手機也可接聽電話、收發訊息及聽歌。你須同時使用我們的月費計劃。',
    en: 'With an eSIM in your watch you can take calls, read messages and play music without your phone. You also need one of our monthly plans.',
  },
  kind: 'watch',
  audience: { cn: '配合手機號碼使用', en: 'Works with your mobile number' },
  plans: [
    {
      id: '2015',
      name: { cn: '手錶 1', en: 'Watch 1' },
      gb: 1,
      fee: 28,
      watches: 1,
      ways: [{ months: 0 }],
      specials: [{ cn: 'eSIM 網上啟用，毋須到門市', en: 'Activate the eSIM online, without visiting a shop' }],
    },
    {
      id: '2016',
      name: { cn: '手錶 3', en: 'Watch 3' },
      gb: 3,
      fee: 48,
      watches: 1,
      ways: [{ months: 12 }, { months: 0, fee: 58 }],
      freeMonths: 3,
      recommended: true,
    },
    {
      id: '2030',
      name: { cn: '手錶 5', en: 'Watch 5' },
      gb: 5,
      fee: 68,
      watches: 2,
      ways: [{ months: 12 }, { months: 24, fee: 98, device: { name: { cn: 'Kumo Watch 3', en: 'the Kumo Watch 3' }, price: 1280 } }],
      musicFree: 6,
    },
  ],
};

export const homeBroadband: PlanSectionEntry = {
  categoryId: '1007',
  scene: 'plan-home',
  title: { cn: '家居寬頻 5G', en: '5G home broadband' },
  subtitle: { cn: '免拉線，插電即用', en: 'No cabling: plug it in and go online' },
  explan: {
    cn: '租屋、舊樓或新居入伙都合用。門市取路由器，同日上網；搬屋只須登記新地址。',
    en: 'For rented flats, old buildings and new homes. Take the router home and be online the same day. If you move, just tell us your new address.',
  },
  kind: 'data',
  plans: [
    {
      id: '2017',
      name: { cn: '家居 300', en: 'Home 300' },
      gb: 300,
      fee: 168,
      speed: { top: '200 Mbps', after: '10 Mbps' },
      ways: [
        { months: 24, device: ROUTER },
        { months: 12, fee: 188 },
      ],
    },
    {
      id: '2018',
      name: { cn: '家居 600', en: 'Home 600' },
      gb: 600,
      fee: 248,
      speed: { top: '500 Mbps', after: '20 Mbps' },
      ways: [
        { months: 24, device: ROUTER },
        { months: 12, fee: 278 },
      ],
      recommended: true,
    },
    {
      id: '2019',
      name: { cn: '家居 1000', en: 'Home 1000' },
      gb: 1000,
      fee: 328,
      speed: { top: '1 Gbps', after: '50 Mbps' },
      ways: [{ months: 24, device: ROUTER }],
    },
  ],
};
