import type { SearchResult } from '../../openapi/generated/model.ts';
import type { Bilingual, Language } from '../handler.ts';
import { businessCategoriesSeed } from './business.ts';
import { businessActivitiesSeed } from './business-activities.ts';
import { idd00Seed, idd060Seed } from './idd.ts';
import { newsOf } from './news.ts';
import { brandOf, phonesSeed } from './phones.ts';
import { planSectionsSeed } from './plans.ts';
import { destinationsSeed } from './roaming.ts';
import { routesSeed } from './search-routes.ts';
import { pagesSeed } from './site-pages.ts';
import type { ShopSeed } from './site-pages-model.ts';

interface Entry {
  title: Bilingual;
  /** Plain text or HTML. */
  text: Bilingual;
  path: string;
  /** Searched instead of title and text: a country, where the title would match every row of a tariff. */
  name?: Bilingual;
}

/** Longest passage of a result, in characters. */
const PASSAGE: Record<Language, number> = { cn: 90, en: 180 };

const each = (build: (language: Language) => string): Bilingual => ({ cn: build('cn'), en: build('en') });

const plans = (): Entry[] =>
  planSectionsSeed.flatMap((section) =>
    section.chips.map((plan) => ({
      title: plan.name,
      text: each((language) =>
        language === 'cn'
          ? `${section.title.cn}：${plan.datagb} GB，月費 MOP$${plan.monthplan}，${plan.audience.cn}。${section.explan.cn}`
          : `${section.title.en}: ${plan.datagb} GB for MOP$${plan.monthplan} a month, ${plan.audience.en}. ${section.explan.en}`,
      ),
      path: `/sharePlan/${plan.id}`,
    })),
  );

const phones = (): Entry[] =>
  phonesSeed.map((phone) => {
    const from = phone.capacities[0]?.[1].toLocaleString('en') ?? '';
    return {
      title: { cn: phone.name, en: phone.name },
      text: {
        cn: `${brandOf(phone)} ${phone.networkName} 手機，淨機價由 MOP$${from}。${phone.subtitle.cn}`,
        en: `${phone.networkName} phone by ${brandOf(phone)}, from MOP$${from} without a plan. ${phone.subtitle.en}`,
      },
      path: `/productDetails/${phone.id}`,
    };
  });

const withShops = (content: Bilingual, shops: readonly ShopSeed[]): Bilingual =>
  each((language) => shops.map(({ name, address }) => `<p>${name[language]}: ${address[language]}</p>`).join('') + content[language]);

const business = (): Entry[] => [
  ...businessCategoriesSeed.flatMap(({ plans: offers }) => offers.map(({ title, explan }) => ({ title, text: explan, path: '/business' }))),
  ...businessActivitiesSeed.map(({ id, title, content }) => ({ title, text: content, path: `/activities/${id}` })),
];

const tariffs = (): Entry[] => [
  ...destinationsSeed.map(({ name, region }) => ({
    name,
    title: { cn: `漫遊收費：${name.cn}`, en: `Roaming charges: ${name.en}` },
    text: {
      cn: `${region.name.cn}：在${name.cn}使用語音、視像及數據漫遊的收費。`,
      en: `Charges for voice, video and data while roaming in ${name.en} (${region.name.en}).`,
    },
    path: '/idd/roamingcharge',
  })),
  ...idd00Seed.map(({ country, countryCode, peakCharge, nonpeakCharge }) => ({
    name: country,
    title: { cn: `IDD 00：${country.cn}`, en: `IDD 00: ${country.en}` },
    text: {
      cn: `國家代碼 ${countryCode}，繁忙時段每分鐘 MOP$${peakCharge}，非繁忙時段每分鐘 MOP$${nonpeakCharge}。`,
      en: `Country code ${countryCode}, MOP$${peakCharge} a minute at peak hours and MOP$${nonpeakCharge} off-peak.`,
    },
    path: '/idd/idd00',
  })),
  ...idd060Seed.map(({ country, countryCode, charge }) => ({
    name: country,
    title: { cn: `IDD 060：${country.cn}`, en: `IDD 060: ${country.en}` },
    text: { cn: `國家代碼 ${countryCode}，每分鐘收費：${charge.cn}。`, en: `Country code ${countryCode}, charge a minute: ${charge.en}.` },
    path: '/idd/idd060',
  })),
];

/** All searchable entries, the most wanted first. */
const entriesOf = (now: Date): Entry[] => [
  ...routesSeed,
  ...pagesSeed.map(({ jumpUrl, title, content, shops = [] }) => ({ title, text: withShops(content, shops), path: jumpUrl })),
  ...plans(),
  ...phones(),
  ...business(),
  ...newsOf(now).map(({ name, content }) => ({ title: name, text: content, path: '/news' })),
  ...tariffs(),
];

/** The words of a piece of HTML in one line, headings, list items and table rows set apart by a dot. */
const wordsOf = (html: string) =>
  html
    .replace(/<\/(?:h\d|li|p|tr|caption)>/g, ' · ')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([。：.:?]) · /g, '$1 ')
    .replace(/([。：；，、]) /g, '$1')
    .replace(/^[\s·]+|[\s·]+$/g, '');

/** The passage around the first match, from the beginning of its sentence where that is near. No English word is cut. */
function passageOf(words: string, at: number, language: Language): string {
  const max = PASSAGE[language];
  if (words.length <= max) return words;
  const sentence = Math.max(0, ...[...words.slice(0, at).matchAll(/[。；]|[.·] /g)].map((end) => end.index + end[0].length));
  const near = at - sentence <= max / 2;
  const from = near ? sentence : at - Math.floor(max / 3);
  const start = near || language === 'cn' ? from : words.indexOf(' ', from) + 1;
  const whole = start + max >= words.length;
  const cut = words.slice(start, start + max);
  const passage = whole || language === 'cn' ? cut : cut.replace(/ \S*$/, '');
  return `${near ? '' : '…'}${passage.trim()}${whole ? '' : '…'}`;
}

/** Every page that contains the keyword, in the language of the request and in any case; matches in the title come first. */
export function search(keyword: string, language: Language, now: Date): SearchResult[] {
  const wanted = keyword.normalize('NFKC').trim().toLowerCase();
  const hits = entriesOf(now).flatMap(({ title, text, path, name }) => {
    const heading = title[language];
    const words = wordsOf(text[language]);
    const at = words.toLowerCase().indexOf(wanted);
    const inTitle = (name ?? title)[language].toLowerCase().includes(wanted);
    if (!inTitle && (name !== undefined || at < 0)) return [];
    return [{ inTitle, row: { title: heading, content: passageOf(words, Math.max(at, 0), language), jumpurl: path, isfullurl: 0 as const } }];
  });
  return [...hits.filter(({ inTitle }) => inTitle), ...hits.filter(({ inTitle }) => !inTitle)].map(({ row }) => row);
}
