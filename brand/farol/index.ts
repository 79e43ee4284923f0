import type { Catalogue, Content, Hosts, Identity, Money, Palette, Prices } from '../types.ts';
import { bayArea, family, fiveG, shared } from './plans.ts';
import { graduates, seniorPair, seniors, students } from './plans-ages.ts';
import { data, homeBroadband, mobileWifi, watches } from './plans-devices.ts';

export const identity: Identity = {
  name: { cn: '燈塔電訊', en: 'Farol' },
  company: { cn: '燈塔電訊有限公司', en: 'Farol Telecommunications Limited' },
  hotline: '1118',
  hotlineLanguages: [
    { name: '廣東話', lang: 'zh-Hant-MO' },
    { name: 'English', lang: 'en' },
    { name: 'Português', lang: 'pt' },
  ],
  countryCode: '853',
};

export const money: Money = { code: 'MOP', sign: 'MOP$', name: { cn: '澳門元', en: 'Macau patacas' } };

export const hosts: Hosts = {
  mainSite: 'https://www.farol.example',
  survey: 'https://www.farol.example/survey/authorise',
  chat: 'https://chat.farol.example',
  loyalty: 'https://rewards.farol.example',
  mall: 'https://mall.farol.example',
  phoneStore: 'https://store.farol.example',
  iphoneStore: 'https://store.farol.example/iphone',
  shopMap: 'https://maps.farol.example/shops',
  musicDownload: 'https://music.farol.example/download',
  travelCardGuide: 'https://www.farol.example/travel-card/guide',
  embedHosts: 'video.farol.example map.farol.example',
};

export const prices: Prices = {
  musicPerMonth: 49,
  reissue: 20,
  prepaidOfferCards: { first: 50, second: 100, third: 150 },
};

export const palette: Palette = { brand: '#1b45c4', accent: '#ffb224', light: '#ffffff', dark: '#0b1428' };

export const content: Content = {
  domain: 'farol.example',
  shortName: { cn: '燈塔', en: 'Farol' },
  billName: { cn: '燈塔電訊', en: 'Farol' },
  slogan: { cn: '光到之處，皆是 5G', en: '5G wherever the light reaches' },
  mark: [
    { path: 'M13 12H19L22 27H10Z', colour: '#ffffff' },
    { path: 'M12 6H20V11H12Z', colour: '#ffb224' },
    { path: 'M20 8 29 5V12Z', colour: '#ffb224' },
  ],
  landmark: [
    '<path d="M0-62V-36M-8-54H7L3-57.5M7-54 3-50.5" fill="none" stroke="var(--wall)" stroke-width="2"/>',
    '<circle cy="-38" r="3.5" fill="var(--wall)"/>',
    '<path d="M-27-14C-27-27-12-36 0-36S27-27 27-14Z" fill="var(--roof)"/>',
    '<path d="M27-14C27-27 12-36 0-36 7-32 11-24 11-14Z" fill="var(--roof-dark)"/>',
    '<path d="M-21-14H21V14H-21Z" fill="var(--lamp)"/>',
    '<circle r="9" fill="var(--lamp-core)"/>',
    '<path d="M-21-14V14M-8-14V14M8-14V14M21-14V14" stroke="var(--pane)" stroke-width="2"/>',
    '<path d="M-24 30-37 230H37L24 30Z" fill="var(--wall)"/>',
    '<path d="M10 30H24L37 230H16ZM-33 19H33L26 31H-26ZM-43 226H43V236H-43Z" fill="var(--shade)"/>',
    '<path d="M-37 13H37V19H-37Z" fill="var(--wall)"/>',
    '<path d="M-36 3H36M-36 3V13M-27 3V13M-18 3V13M-9 3V13M0 3V13M9 3V13M18 3V13M27 3V13M36 3V13" fill="none" stroke="var(--wall)" stroke-width="1.5"/>',
    '<path d="M-27.5 84H27.5L27.8 88H-27.8ZM-31.8 150H31.8L32.1 154H-32.1Z" fill="var(--ochre)"/>',
    '<path d="M-9 68V55a5 5 0 0 1 10 0V68ZM-9.5 126V111.5a5.5 5.5 0 0 1 11 0V126ZM-9.5 192V177.5a5.5 5.5 0 0 1 11 0V192Z" fill="var(--pane)"/>',
  ],
  banner: {
    scene: 'full-speed',
    alt: { cn: '夜空下的澳門半島及離島', en: 'The peninsula and the islands of Macau at night' },
    network: { cn: '由關閘到路環', en: 'from the Border Gate to Coloane' },
  },
  about: {
    scene: 'about-lighthouse',
    text: {
      cn: '<p>燈塔電訊（Farol）是澳門的流動電話營辦商。「Farol」是葡文的燈塔：東望洋燈塔於 1865 年首次亮燈，為珠江口的船隻導航；我們想做的，是讓訊號一樣可靠。</p>',
      en: '<p>Farol is a mobile operator in Macau. “Farol” is Portuguese for lighthouse. Guia Lighthouse, first lit in 1865, guides ships into the Pearl River, and we want our signal to be as reliable.</p>',
    },
    history: [
      { year: '2001', event: { cn: '公司成立，新馬路店開業', en: 'Company founded; Almeida Ribeiro shop opens' } },
      { year: '2007', event: { cn: '3G 網絡啟用', en: '3G network launched' } },
      { year: '2015', event: { cn: '4G 網絡啟用，覆蓋澳門、氹仔及路環', en: '4G launched across Macau, Taipa and Coloane' } },
      { year: '2022', event: { cn: '5G 網絡啟用', en: '5G network launched' } },
      { year: '2026', event: { cn: '第四間門市於氹仔花城開業', en: 'Fourth shop opens, in Flower City, Taipa' } },
    ],
  },
};

export const catalogue: Catalogue = {
  slowSpeed: '384 kbps',
  sections: [fiveG, shared, students, seniors, data, watches, homeBroadband, bayArea, family, graduates, seniorPair, mobileWifi],
  featured: '2003',
  dayPass: { nearby: 28, southeastAsia: 38, japanKorea: 38, world: 98 },
  dayCap: 168,
  roamPlans: { '3102': 128, '3103': 48, '3106': 168, '3107': 268, '3108': 98, '3110': 388 },
  replacementSim: 50,
  tradeIn: 2000,
};
