import { content, hosts } from '#operator';
import type { Texts } from '../handler.ts';
import { newPhones } from './phones.ts';
import { launch } from './phones-plans.ts';
import { featuredPlan, nameInText, plansSeed } from './plans.ts';
import { figure, prices } from './prices.ts';
import { dataInText, roamPlanOf } from './roaming-finder.ts';
import { stated } from './rules.ts';
import { withPhones } from './site-shops.ts';

/** A banner with its words in both languages; the images are named after their scene. */
export interface BannerSeed {
  scene: string;
  title: Texts;
  text: Texts;
  offer?: { name: Texts; price: string; per?: Texts; text?: Texts };
  linkText: Texts;
  alt: Texts;
  /** A path of the site or a full URL. */
  href: string;
  /** A click opens the tall image of the scene instead of `href`. */
  popup?: true;
}

const { banner } = content;
const plan = nameInText(featuredPlan);
const fee = featuredPlan.monthplan;
const months = featuredPlan.ways[0]?.months;
const data: Texts = {
  cn: `${banner.network.cn}，每月本地數據 ${featuredPlan.datagb} GB`,
  en: `${featuredPlan.datagb} GB of local data a month, ${banner.network.en}`,
};
const japan = dataInText(roamPlanOf('3105'));
/** The capacity of the phone banner: the middle one of three. */
const size = launch.capacities[1];
const sameDay: Texts = { cn: '下午 5 時前網店落單，門市即日取機。', en: 'Order online by 17:00 and collect it the same day.' };
const [one, two, three] = newPhones;
/** The plan for students whose page shows a phone. */
const student = plansSeed.find(({ id }) => id === '2009');
const studentPhone = student?.ways.find(({ device }) => device?.phone !== undefined)?.device;

type Place = 'homeIndex' | 'phoneBanner' | 'phoneMiddle';

/** Titles of the home page are at most 14 Chinese characters: they name the slide in the bar below it, too. */
export const bannersSeed: Readonly<Record<Place, readonly BannerSeed[]>> = {
  homeIndex: [
    {
      scene: banner.scene,
      title: content.slogan,
      text: {
        cn: `${plan.cn}每月 MOP$${fee}。${data.cn}，合約期 ${months} 個月。`,
        en: `${plan.en}, MOP$${fee} a month with a ${months}-month contract. ${data.en}.`,
      },
      offer: {
        name: plan,
        price: fee,
        per: { cn: '/月', en: 'a month' },
        text: { cn: `${data.cn}，合約期 ${months} 個月。`, en: `${data.en}. ${months}-month contract.` },
      },
      linkText: { cn: '立即上台', en: 'Get this plan' },
      alt: banner.alt,
      href: `/sharePlan/${featuredPlan.id}`,
    },
    {
      scene: 'japan-korea',
      title: { cn: `日韓漫遊日費 MOP$${figure(prices.dayPass.japanKorea)}`, en: `Japan and South Korea, MOP$${figure(prices.dayPass.japanKorea)} a day` },
      text: {
        cn: `${japan.cn}。${stated('cn', 'dayPass')}`,
        en: `${japan.en}. ${stated('en', 'dayPass')}`,
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
      title: { cn: `${launch.name} 現貨發售`, en: `${launch.name} in stock` },
      text: {
        cn: `連${plan.cn}（合約期 ${months} 個月），${size?.name} 機價 MOP$${figure(size?.withPlan ?? 0)}。${sameDay.cn}`,
        en: `MOP$${figure(size?.withPlan ?? 0)} for ${size?.name} with the ${plan.en} plan and a ${months}-month contract. ${sameDay.en}`,
      },
      offer: {
        name: { cn: `連${plan.cn}，${size?.name} 機價`, en: `${size?.name} with the ${plan.en} plan` },
        price: String(size?.withPlan),
        text: { cn: `合約期 ${months} 個月。${sameDay.cn}`, en: `${months}-month contract. ${sameDay.en}` },
      },
      linkText: { cn: '到網店選購', en: 'Go to the phone store' },
      alt: { cn: '海峽藍色的 Vela 12 Pro 正面及背面', en: 'The Vela 12 Pro in strait blue, front and back' },
      href: `${hosts.phoneStore}/vela-12-pro`,
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
      text: {
        cn: `${one}、${two} 及 ${three} 已到，連計劃出機即減機價。`,
        en: `${one}, ${two} and ${three} have arrived. They cost less with a plan.`,
      },
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
      href: `${hosts.phoneStore}/trade-in`,
    },
    {
      scene: 'phones-plan',
      title: { cn: '學生上台出機優惠', en: 'Phones for students' },
      text: {
        cn: `連${student && nameInText(student).cn}（合約期 24 個月），${studentPhone?.name.cn} 機價 MOP$${figure(studentPhone?.price ?? 0)}。`,
        en: `${studentPhone?.name.en} for MOP$${figure(studentPhone?.price ?? 0)} with the ${student?.name.en} plan and a 24-month contract.`,
      },
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
        cn: `下午 5 時前落單，當日可到${withPhones.cn}取機。`,
        en: `Order by 17:00 and collect your phone from ${withPhones.en} the same day.`,
      },
      linkText: { cn: '前往手機網店', en: 'Go to the phone store' },
      alt: { cn: '五部不同顏色的手機一字排開', en: 'Five phones of different colours in a row' },
      href: `${hosts.phoneStore}/`,
    },
  ],
};
