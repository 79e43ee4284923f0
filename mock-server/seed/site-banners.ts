import type { Bilingual } from '../handler.ts';

/** A banner with its words in both languages; the pictures are named by their scene. */
export interface BannerSeed {
  scene: string;
  title: Bilingual;
  text: Bilingual;
  linkText: Bilingual;
  alt: Bilingual;
  /** A path of the site, or a full address. */
  href: string;
  /** Scene of the picture that a click opens instead of `href`. */
  popup?: string;
}

type Place = 'homeIndex' | 'phoneBanner' | 'phoneMiddle';

/** Titles of the home page are at most 14 Chinese characters: they name the slide in the bar below it, too. */
export const bannersSeed: Readonly<Record<Place, readonly BannerSeed[]>> = {
  homeIndex: [
    {
      scene: 'full-speed',
      title: { cn: '光到之處，皆是 5G', en: '5G wherever the light reaches' },
      text: {
        cn: '5G 全速計劃 MOP$168 /月。由關閘到路環，本地數據 60 GB 一份月費用足全月。',
        en: '5G Full Speed, MOP$168 a month. 60 GB of local data from the Border Gate to Coloane, for the whole month.',
      },
      linkText: { cn: '立即上台', en: 'Get this plan' },
      alt: { cn: '燈塔的光照亮澳門半島及離島的夜空', en: 'The beam of a lighthouse over the peninsula and the islands of Macau at night' },
      href: '/sharePlan/2003',
    },
    {
      scene: 'japan-korea',
      title: { cn: '日韓漫遊日費 MOP$38', en: 'Japan and Korea, MOP$38 a day' },
      text: { cn: '數據任用，每日首 3 GB 全速；抵埗後首次上網即自動計算。', en: 'Unlimited data, the first 3 GB of a day at full speed. It starts when you first go online there.' },
      linkText: { cn: '查看優惠', en: 'See the offer' },
      alt: { cn: '由澳門出發，漫遊光環覆蓋東京、大阪及首爾，日費 MOP$38', en: 'Rings of coverage from Macau over Tokyo, Osaka and Seoul, for MOP$38 a day' },
      href: '/roamdataoffer',
      popup: 'japan-korea',
    },
    {
      scene: 'vela-12-pro',
      title: { cn: 'Vela 12 Pro 現貨發售', en: 'Vela 12 Pro in stock' },
      text: { cn: '連 5G 全速計劃，256 GB 機價 MOP$5,480。網店落單，門市即日取機。', en: 'MOP$5,480 for 256 GB with the 5G Full Speed plan. Order online and collect it the same day.' },
      linkText: { cn: '到網店選購', en: 'To the phone store' },
      alt: { cn: '海峽藍色的 Vela 12 Pro', en: 'The Vela 12 Pro in strait blue' },
      href: 'https://store.farol.example/vela-12-pro',
    },
    {
      scene: 'online-payment',
      title: { cn: '網上繳費賺積分', en: 'Pay online, earn points' },
      text: { cn: '以信用卡、MacauPay 或 Alipay 繳付月費，每 MOP$10 賺 1 分，換禮品或減月費。', en: 'Pay your bill by card, MacauPay or Alipay: 1 point for every MOP$10, for gifts or a lower bill.' },
      linkText: { cn: '立即繳費', en: 'Pay now' },
      alt: { cn: '手機上的付款畫面與金色光環', en: 'A payment on a phone, with golden rings of light' },
      href: '/account/paymentMethod/3',
    },
  ],
  phoneBanner: [
    {
      scene: 'vela-12-pro',
      title: { cn: 'Vela 12 Pro 現貨發售', en: 'Vela 12 Pro in stock' },
      text: { cn: '連 5G 全速計劃，256 GB 機價 MOP$5,480。新馬路店及高士德店即日取機。', en: 'MOP$5,480 for 256 GB with the 5G Full Speed plan. Collect it today at Almeida Ribeiro or Horta e Costa.' },
      linkText: { cn: '選購 Vela', en: 'Shop Vela' },
      alt: { cn: '海峽藍色的 Vela 12 Pro', en: 'The Vela 12 Pro in strait blue' },
      href: '/allMobile?brandName=Vela',
    },
    {
      scene: 'trade-in',
      title: { cn: '舊機換新機', en: 'Trade in your old phone' },
      text: { cn: '不限牌子，網上估價，最高回贈 MOP$2,000。', en: 'Any make, valued online, up to MOP$2,000 off your new phone.' },
      linkText: { cn: '立即估價', en: 'Value my phone' },
      alt: { cn: '一部舊手機換成一部新手機', en: 'An old phone becomes a new one' },
      href: 'https://store.farol.example/trade-in',
    },
    {
      scene: 'plan-student',
      title: { cn: '學生上台買機優惠', en: 'Phones for students' },
      text: { cn: '選用學生及青年計劃，指定手機再減 MOP$300。', en: 'MOP$300 off selected phones with a plan for students and young people.' },
      linkText: { cn: '查看計劃', en: 'See the plans' },
      alt: { cn: '日落下的西灣大橋', en: 'The Sai Van Bridge at sunset' },
      href: '/powerPlan?id=1003',
    },
  ],
  phoneMiddle: [
    {
      scene: 'plan-watch',
      title: { cn: '手錶也能獨立上網', en: 'A watch that goes online by itself' },
      text: { cn: '智能手錶計劃與手機共用號碼，跑步時不用帶電話。', en: 'Watch plans share your number, so the phone can stay at home when you run.' },
      linkText: { cn: '查看手錶計劃', en: 'See the watch plans' },
      alt: { cn: '接收到訊號的智能手錶', en: 'A smart watch that receives a signal' },
      href: '/powerPlan?id=1006',
    },
  ],
};
