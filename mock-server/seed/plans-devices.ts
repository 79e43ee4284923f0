import { contract, type Fact, musicFree, type PlanSectionSeed, plan, term, thenUnlimited, topSpeed, withDevice } from './plans-model.ts';

const tablet = { cn: '平板電腦及流動 Wi-Fi 適用', en: 'For tablets and mobile Wi-Fi' };
const yearOrMonth = { cn: '合約期 12 個月；按月購買，月費較高', en: '12-month contract; costs more month by month' };
const watch = { cn: '配合手機號碼使用', en: 'Works with your mobile number' };
const watchContract = { cn: '配合手機號碼使用，合約期 12 個月', en: 'Works with your mobile number, 12-month contract' };
const home = { cn: '免拉線，插電即用', en: 'No cabling: plug it in and go online' };
const egg = { cn: 'Orbe Go 流動 Wi-Fi 裝置', en: 'the Orbe Go mobile Wi-Fi device' };
const sharedMinutes: Fact = [
  { cn: '本地通話', en: 'Local calls' },
  { cn: '與手機共用', en: 'Shared with your phone' },
];
const worksWith = (count: number): Fact => [
  { cn: '手錶數目', en: 'Watches' },
  { cn: `${count} 隻`, en: String(count) },
];
/** Of the contract only: without one a customer could take the free months and stop. */
const firstMonthsFree: Fact = [
  { cn: '首 3 個月月費', en: 'First 3 months' },
  { cn: '全免', en: 'Free' },
];
const router = { cn: 'Nordo 5G 路由器', en: 'the Nordo 5G router' };

export const deviceSections = {
  data: {
    categoryId: '1005',
    scene: 'plan-data',
    title: { cn: '純數據', en: 'Data only' },
    subtitle: tablet,
    explan: {
      cn: '不設通話功能。按月購買，14 天前通知即可終止；選擇 12 個月合約，月費較低。',
      en: 'Data only, no calls. Pay month by month and stop with 14 days’ notice, or pay less each month on a 12-month contract.',
    },
    terms: 'data',
    chips: [
      plan({
        id: '2012',
        name: { cn: '純數據 60', en: 'Data 60' },
        gb: 60,
        monthly: 98,
        audience: yearOrMonth,
        facts: [topSpeed('200 Mbps')],
        specials: [thenUnlimited('384 kbps')],
        ways: [term(0, { monthly: 108 }), { ...term(12), recommended: true }],
      }),
      plan({
        id: '2013',
        name: { cn: '純數據 150', en: 'Data 150' },
        gb: 150,
        monthly: 178,
        audience: yearOrMonth,
        facts: [topSpeed('500 Mbps')],
        specials: [thenUnlimited('1 Mbps')],
        ways: [term(0, { monthly: 198 }), { ...term(12), recommended: true }],
        recommended: true,
      }),
      plan({
        id: '2014',
        name: { cn: '純數據 300', en: 'Data 300' },
        gb: 300,
        monthly: 268,
        audience: yearOrMonth,
        facts: [topSpeed('1 Gbps')],
        specials: [thenUnlimited('2 Mbps')],
        ways: [term(0, { monthly: 298 }), { ...term(12), recommended: true }],
      }),
    ],
  },
  mobileWifi: {
    categoryId: '1005',
    scene: 'plan-wifi',
    title: { cn: '流動 Wi-Fi', en: 'Mobile Wi-Fi' },
    subtitle: { cn: '連流動 Wi-Fi 裝置，最多 10 部機同時上網', en: 'With a mobile Wi-Fi device for up to 10 phones and computers' },
    explan: {
      cn: '開會、擺檔或一家人外出都合用；裝置由門市設定妥當，開機即可上網。',
      en: 'For meetings, market stalls and days out. Our shop staff set the device up, so it works as soon as you turn it on.',
    },
    terms: 'data',
    chips: [
      plan({
        id: '2027',
        name: { cn: '流動 Wi-Fi 100', en: 'Mobile Wi-Fi 100' },
        gb: 100,
        monthly: 168,
        zdyText: { cn: '連裝置', en: 'Device included' },
        audience: contract(24),
        facts: [topSpeed('300 Mbps')],
        specials: [thenUnlimited('1 Mbps')],
        ways: [{ ...withDevice(egg, 0), recommended: true }],
      }),
      plan({
        id: '2028',
        name: { cn: '流動 Wi-Fi 200', en: 'Mobile Wi-Fi 200' },
        gb: 200,
        monthly: 258,
        zdyText: { cn: '連裝置', en: 'Device included' },
        audience: contract(24),
        facts: [topSpeed('500 Mbps')],
        specials: [thenUnlimited('2 Mbps')],
        ways: [{ ...withDevice(egg, 0), recommended: true }, term(12, { monthly: 238 })],
      }),
    ],
  },
  watches: {
    categoryId: '1006',
    scene: 'plan-watch',
    title: { cn: '智能手錶', en: 'Smart watches' },
    subtitle: { cn: '一個號碼，手機手錶共用', en: 'One number on your phone and your watch' },
    explan: {
      cn: '手錶啟用 eSIM 後，不帶手機也可接聽電話、收發訊息及聽歌。你須同時使用我們的月費計劃。',
      en: 'With an eSIM in your watch you can take calls, read messages and play music without your phone. You also need one of our monthly plans.',
    },
    terms: 'watch',
    chips: [
      plan({
        id: '2015',
        name: { cn: '手錶 1', en: 'Watch 1' },
        gb: 1,
        monthly: 28,
        audience: watch,
        facts: [sharedMinutes, worksWith(1)],
        specials: [{ cn: 'eSIM 網上啟用，毋須到門市', en: 'Activate the eSIM online, without visiting a shop' }],
        ways: [term(0)],
      }),
      plan({
        id: '2016',
        name: { cn: '手錶 3', en: 'Watch 3' },
        gb: 3,
        monthly: 48,
        audience: watchContract,
        facts: [sharedMinutes, worksWith(1)],
        specials: [],
        freeMonths: 3,
        ways: [{ ...term(12, { facts: [firstMonthsFree] }), recommended: true }, term(0, { monthly: 58 })],
        recommended: true,
      }),
      plan({
        id: '2030',
        name: { cn: '手錶 5', en: 'Watch 5' },
        gb: 5,
        monthly: 68,
        audience: watchContract,
        facts: [sharedMinutes, worksWith(2)],
        specials: [musicFree(6)],
        ways: [term(12), { ...withDevice({ cn: 'Kumo Watch 3', en: 'the Kumo Watch 3' }, 1280), monthly: 98 }],
      }),
    ],
  },
  homeBroadband: {
    categoryId: '1007',
    scene: 'plan-home',
    title: { cn: '家居寬頻 5G', en: '5G home broadband' },
    subtitle: home,
    explan: {
      cn: '租屋、舊樓或新居入伙都合用。門市取路由器，同日上網；搬屋只須登記新地址。',
      en: 'For rented flats, old buildings and new homes. Take the router home and be online the same day. If you move, just tell us your new address.',
    },
    terms: 'data',
    chips: [
      plan({
        id: '2017',
        name: { cn: '家居 300', en: 'Home 300' },
        gb: 300,
        monthly: 168,
        audience: contract(24),
        facts: [topSpeed('200 Mbps')],
        specials: [thenUnlimited('10 Mbps')],
        ways: [{ ...withDevice(router, 0), recommended: true }, term(12, { monthly: 188 })],
      }),
      plan({
        id: '2018',
        name: { cn: '家居 600', en: 'Home 600' },
        gb: 600,
        monthly: 248,
        audience: contract(24),
        facts: [topSpeed('500 Mbps')],
        specials: [thenUnlimited('20 Mbps')],
        ways: [{ ...withDevice(router, 0), recommended: true }, term(12, { monthly: 278 })],
        recommended: true,
      }),
      plan({
        id: '2019',
        name: { cn: '家居 1000', en: 'Home 1000' },
        gb: 1000,
        monthly: 328,
        audience: contract(24),
        facts: [topSpeed('1 Gbps')],
        specials: [thenUnlimited('50 Mbps')],
        ways: [{ ...withDevice(router, 0), recommended: true }],
      }),
    ],
  },
} as const satisfies Record<string, PlanSectionSeed>;
