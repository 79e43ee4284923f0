import type { Catalogue, Content, Hosts, Identity, Money, Palette, Prices } from '../types.ts';
import { fiveG, shared } from './plans.ts';
import { seniors, students } from './plans-ages.ts';
import { data, homeBroadband, watches } from './plans-devices.ts';

export const identity: Identity = {
  name: { cn: '海潮電訊', en: 'Maré' },
  company: { cn: '海潮電訊有限公司', en: 'Maré Telecommunications Limited' },
  hotline: '1628',
  hotlineLanguages: [
    { name: '廣東話', lang: 'zh-Hant-MO' },
    { name: '普通話', lang: 'zh-Hans' },
    { name: 'English', lang: 'en' },
  ],
  countryCode: '853',
};

export const money: Money = { code: 'HKD', sign: 'HK$', name: { cn: '港元', en: 'Hong Kong dollars' } };

export const hosts: Hosts = {
  mainSite: 'https://www.mare.example',
  survey: 'https://survey.mare.example/authorise',
  chat: 'https://talk.mare.example',
  loyalty: 'https://shells.mare.example',
  mall: 'https://mall.mare.example',
  phoneStore: 'https://phones.mare.example',
  iphoneStore: 'https://phones.mare.example/iphone',
  shopMap: 'https://maps.mare.example/shops',
  musicDownload: 'https://music.mare.example/download',
  travelCardGuide: 'https://www.mare.example/guides/travel-card',
  embedHosts: 'films.mare.example',
};

export const prices: Prices = {
  musicPerMonth: 58,
  reissue: 25,
  prepaidOfferCards: { first: 48, second: 98, third: 148 },
};

export const palette: Palette = { brand: '#0b6b5c', accent: '#ff9a6b', light: '#ffffff', dark: '#061d19' };

export const content: Content = {
  domain: 'mare.example',
  shortName: { cn: '海潮', en: 'Maré' },
  billName: { cn: '海潮電訊', en: 'Maré' },
  slogan: { cn: '潮起潮落，網絡常在', en: 'Connected, tide after tide' },
  mark: [
    { path: 'M5 15C9 9 13 9 17 15S25 21 28 15V20C25 26 21 26 17 20S9 14 5 20Z', colour: '#ffffff' },
    { path: 'M24 6A3 3 0 0 1 24 12A3 3 0 0 1 24 6Z', colour: '#ff9a6b' },
  ],
  landmark: [
    '<path d="M0-48V212" stroke="var(--wall)" stroke-width="4"/>',
    '<circle r="12" fill="var(--lamp)"/>',
    '<path d="M6 24C40 40 58 96 56 190H6Z" fill="var(--wall)"/>',
    '<path d="M-6 40C-34 60-46 110-44 190H-6Z" fill="var(--shade)"/>',
    '<path d="M8 70 46 84M8 112 54 122M8 154 57 160" stroke="var(--shade)" stroke-width="3"/>',
    '<path d="M-72 200H84L62 236H-54Z" fill="#8a4b2a"/>',
  ],
  banner: {
    scene: 'phones-plan',
    alt: { cn: '手機與計劃的 SIM 卡', en: 'A phone and the SIM card of a plan' },
    network: { cn: '由內港到黑沙', en: 'from the Inner Harbour to Hac Sa' },
  },
  about: {
    scene: 'business-harbour',
    text: {
      cn: '<p>海潮電訊（Maré）是澳門的流動電話營辦商。「Maré」是葡文的潮汐：潮水一日兩漲，從不失約；我們想做的，是讓服務一樣可靠。</p>',
      en: '<p>Maré is a mobile operator in Macau. “Maré” is Portuguese for tide. The tide comes in twice a day, and we want to be as dependable.</p>',
    },
    history: [
      { year: '2009', event: { cn: '公司成立，內港店開業', en: 'Company founded; Inner Harbour shop opens' } },
      { year: '2016', event: { cn: '4G 網絡啟用', en: '4G network launched' } },
      { year: '2023', event: { cn: '5G 網絡啟用', en: '5G network launched' } },
      { year: '2026', event: { cn: '第四間門市於石排灣開業', en: 'Fourth shop opens, in Seac Pai Van' } },
    ],
  },
};

export const catalogue: Catalogue = {
  slowSpeed: '512 kbps',
  sections: [fiveG, shared, students, seniors, data, watches, homeBroadband],
  featured: '2003',
  dayPass: { nearby: 25, southeastAsia: 42, japanKorea: 45, world: 108 },
  dayCap: 188,
  roamPlans: { '3102': 118, '3103': 52, '3106': 178, '3107': 288, '3108': 108, '3110': 428 },
  replacementSim: 60,
  tradeIn: 1800,
};
