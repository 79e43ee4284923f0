import { content } from '#operator';
import type { Bilingual } from '../handler.ts';
import { figure, prices } from './prices.ts';

/** A banner with its words in both languages; the images are named after their scene. */
export interface BannerSeed {
  scene: string;
  title: Bilingual;
  text: Bilingual;
  offer?: { name: Bilingual; price: string; per?: Bilingual; text?: Bilingual };
  linkText: Bilingual;
  alt: Bilingual;
  /** A path of the site or a full URL. */
  href: string;
  /** A click opens the tall image of the scene instead of `href`. */
  popup?: true;
}

type Place = 'homeIndex' | 'phoneBanner' | 'phoneMiddle';

/** Titles of the home page are at most 14 Chinese characters: they name the slide in the bar below it, too. */
export const bannersSeed: Readonly<Record<Place, readonly BannerSeed[]>> = {
  homeIndex: [
    {
      scene: 'full-speed',
      title: content.slogan,
      text: {
        cn: '5G 全速計劃每月 MOP$168。由關閘到路環，每月本地數據 60 GB，合約期 24 個月。',
        en: '5G Full Speed, MOP$168 a month with a 24-month contract. 60 GB of local data a month, from the Border Gate to Coloane.',
      },
      offer: {
        name: { cn: '5G 全速計劃', en: '5G Full Speed' },
        price: '168',
        per: { cn: '/月', en: 'a month' },
        text: {
          cn: '由關閘到路環，每月本地數據 60 GB，合約期 24 個月。',
          en: '60 GB of local data a month, from the Border Gate to Coloane. 24-month contract.',
        },
      },
      linkText: { cn: '立即上台', en: 'Get this plan' },
      alt: { cn: '夜空下的澳門半島及離島', en: 'The peninsula and the islands of Macau at night' },
      href: '/sharePlan/2003',
    },
    {
      scene: 'japan-korea',
      title: { cn: `日韓漫遊日費 MOP$${figure(prices.dayPass.japanKorea)}`, en: `Japan and South Korea, MOP$${figure(prices.dayPass.japanKorea)} a day` },
      text: {
        cn: '數據任用，每日首 3 GB 全速，其後 128 kbps。日費於每日首次上網時自動開始，至澳門時間 23:59 為止。',
        en: 'Unlimited data: the first 3 GB of each day at full speed, then 128 kbps. The day pass starts by itself when you first go online each day, and ends at 23:59 Macau time.',
      },
      linkText: { cn: '查看優惠', en: 'See the offer' },
      alt: {
        cn: `日韓漫遊日費 MOP$${figure(prices.dayPass.japanKorea)}：航線由澳門伸延至海中的鳥居`,
        en: `Japan and South Korea for MOP$${figure(prices.dayPass.japanKorea)} a day: a route from Macau to a torii gate in the sea`,
      },
      href: '/roamdataoffer',
      popup: true,
    },
    {
      scene: 'vela-12-pro',
      title: { cn: 'Vela 12 Pro 現貨發售', en: 'Vela 12 Pro in stock' },
      text: {
        cn: '連 5G 全速計劃（合約期 24 個月），256 GB 機價 MOP$5,480。下午 5 時前網店落單，門市即日取機。',
        en: 'MOP$5,480 for 256 GB with the 5G Full Speed plan and a 24-month contract. Order online by 17:00 and collect it the same day.',
      },
      offer: {
        name: { cn: '連 5G 全速計劃，256 GB 機價', en: '256 GB with the 5G Full Speed plan' },
        price: '5480',
        text: { cn: '合約期 24 個月。下午 5 時前網店落單，門市即日取機。', en: '24-month contract. Order online by 17:00 and collect it the same day.' },
      },
      linkText: { cn: '到網店選購', en: 'Go to the phone store' },
      alt: { cn: '海峽藍色的 Vela 12 Pro 正面及背面', en: 'The Vela 12 Pro in strait blue, front and back' },
      href: `https://store.${content.domain}/vela-12-pro`,
    },
    {
      scene: 'online-payment',
      title: { cn: '網上繳費賺積分', en: 'Pay online, earn points' },
      text: {
        cn: '以信用卡、MacauPay 或支付寶繳付帳單，每 MOP$10 賺 1 分，可換禮品或減月費。',
        en: 'Pay your bill by card, MacauPay or Alipay: 1 point for every MOP$10, to spend on gifts or a lower bill.',
      },
      linkText: { cn: '立即繳費', en: 'Pay now' },
      alt: { cn: '蓋了印的收據與積分金幣', en: 'A stamped receipt, with points as coins beside it' },
      href: '/account/paymentMethod/3',
    },
  ],
  phoneBanner: [
    {
      scene: 'phones-new',
      title: { cn: '秋季新機到埗', en: 'New phones for autumn' },
      text: { cn: 'Vela、Kumo 及 Orbe 新機已到，連計劃出機即減機價。', en: 'New phones from Vela, Kumo and Orbe have arrived. They cost less with a plan.' },
      linkText: { cn: '瀏覽手機', en: 'See the phones' },
      alt: { cn: '三部新手機並排', en: 'Three new phones side by side' },
      href: '/allMobile',
    },
    {
      scene: 'phones-trade-in',
      title: { cn: '舊機換新機', en: 'Trade in your old phone' },
      text: {
        cn: `不限品牌，網上估價，最高回贈 MOP$${figure(prices.tradeIn)}。`,
        en: `Any brand, valued online, with up to MOP$${figure(prices.tradeIn)} off your new phone.`,
      },
      linkText: { cn: '立即估價', en: 'Value my phone' },
      alt: { cn: '舊手機換成新手機，旁邊有金幣', en: 'An old phone becomes a new one, with coins beside it' },
      href: `https://store.${content.domain}/trade-in`,
    },
    {
      scene: 'phones-plan',
      title: { cn: '學生上台出機優惠', en: 'Phones for students' },
      text: { cn: '選擇學生及青年計劃，指定手機再減 MOP$300。', en: 'MOP$300 off selected phones with a student and youth plan.' },
      linkText: { cn: '查看計劃', en: 'See the plans' },
      alt: { cn: '手機與計劃的 SIM 卡', en: 'A phone and the SIM card of a plan' },
      href: '/powerPlan?id=1003',
    },
  ],
  phoneMiddle: [
    {
      scene: 'phones-middle',
      title: { cn: '網店落單，即日取機', en: 'Order online, collect today' },
      text: {
        cn: '下午 5 時前落單，當日可到新馬路店或高士德店取機。',
        en: 'Order by 17:00 and collect your phone from our Almeida Ribeiro or Horta e Costa shop the same day.',
      },
      linkText: { cn: '瀏覽全部手機', en: 'See all phones' },
      alt: { cn: '五部不同顏色的手機一字排開', en: 'Five phones of different colours in a row' },
      href: '/allMobile',
    },
  ],
};
