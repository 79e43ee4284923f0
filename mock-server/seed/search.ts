import type { Shop } from '../../brand/types.ts';
import type { SearchResult } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import { businessCategoriesSeed } from './business.ts';
import { businessActivitiesOf } from './business-activities.ts';
import { idd00Seed, idd060Seed } from './idd.ts';
import { newsOf } from './news.ts';
import { brandOf, phonesSeed } from './phones.ts';
import { planSectionsSeed } from './plans.ts';
import { type DestinationSeed, destinationsSeed } from './roaming.ts';
import { dataPlansAt } from './roaming-finder.ts';
import { routesSeed } from './search-routes.ts';
import { pagesSeed } from './site-pages.ts';

interface Entry {
  title: Texts;
  /** Plain text or HTML. */
  text: Texts;
  path: string;
  /** Searched instead of title and text: a country, where the title would match every row of a tariff. */
  name?: Texts;
  kind: NonNullable<SearchResult['kind']>;
  /** What most who find it look for. */
  figure?: Texts | undefined;
}

/** Longest passage of a result, in characters. */
const PASSAGE: Texts<number> = { cn: 90, en: 180 };
/** Whether words are set apart by spaces. */
const SPACED: Texts<boolean> = { cn: false, en: true };

const each = (build: (language: Language) => string): Texts => ({ cn: build('cn'), en: build('en') });

const plans = (): Entry[] =>
  planSectionsSeed.flatMap((section) =>
    section.plans.map((plan) => ({
      title: plan.name,
      text: {
        cn: `${section.title.cn}：月費包 ${plan.datagb} GB，${plan.audience.cn}。`,
        en: `${section.title.en}: ${plan.datagb} GB a month. ${plan.audience.en}.`,
      },
      path: `/sharePlan/${plan.id}`,
      kind: 'plan' as const,
      figure: { cn: `每月 MOP$${plan.monthplan}`, en: `MOP$${plan.monthplan} a month` },
    })),
  );

const phones = (): Entry[] =>
  phonesSeed.map((phone) => {
    const from = phone.capacities[0]?.[1].toLocaleString('en') ?? '';
    return {
      title: { cn: phone.name, en: phone.name },
      text: {
        cn: `${brandOf(phone)} ${phone.networkName} 手機，淨機價 MOP$${from} 起。${phone.subtitle.cn}`,
        en: `${phone.networkName} phone by ${brandOf(phone)}, from MOP$${from} without a plan. ${phone.subtitle.en}`,
      },
      path: `/productDetails/${phone.id}`,
      kind: 'phone' as const,
      figure: { cn: `MOP$${from} 起`, en: `From MOP$${from}` },
    };
  });

const withShops = (content: Texts, shops: readonly Shop[]): Texts =>
  each(
    (language) =>
      shops.map(({ name, address }) => `<p>${textIn(name, language)}${textIn({ cn: '：', en: ': ' }, language)}${textIn(address, language)}</p>`).join('') +
      textIn(content, language),
  );

const business = (now: Date): Entry[] => [
  ...businessCategoriesSeed.flatMap(({ plans: offers }) =>
    offers.map(({ title, explan }) => ({ title, text: explan, path: '/business', kind: 'business' as const })),
  ),
  ...businessActivitiesOf(now).map(({ id, title, content }) => ({ title, text: content, path: `/activities/${id}`, kind: 'event' as const })),
];

/** The day pass of a destination, if any. */
function dayPassAt(destination: DestinationSeed): Texts | undefined {
  const pass = dataPlansAt(destination).find(({ days }) => days === 1);
  return pass && { cn: `數據日費 MOP$${pass.price}`, en: `Data for MOP$${pass.price} a day` };
}

/** The country code as the beginning of a sentence; `-` stands for countries that have no code in common. */
const codeOf = (code: string): Texts => (code === '-' ? { cn: '', en: '' } : { cn: `國家或地區代碼 ${code}，`, en: `Country code ${code}, ` });

const tariffs = (): Entry[] => [
  ...destinationsSeed.map((destination) => {
    const { rdId, name, region } = destination;
    return {
      name,
      title: { cn: `漫遊收費：${name.cn}`, en: `Roaming charges: ${name.en}` },
      text: {
        cn: `${region.name.cn}：在${name.cn}使用語音、視像及數據漫遊的收費。`,
        en: `Charges for calls, video calls and data while roaming in ${name.en} (${region.name.en}).`,
      },
      path: `/idd/roamingcharge?region=${region.regionId}&destination=${rdId}&show=1`,
      kind: 'tariff' as const,
      figure: dayPassAt(destination),
    };
  }),
  ...idd00Seed.map(({ country, countryCode, peakCharge, nonpeakCharge }) => ({
    name: country,
    title: { cn: `IDD 00：${country.cn}`, en: `IDD 00: ${country.en}` },
    text: {
      cn: `${codeOf(countryCode).cn}繁忙時段每分鐘 MOP$${peakCharge}，非繁忙時段每分鐘 MOP$${nonpeakCharge}。`,
      en: `${codeOf(countryCode).en}MOP$${peakCharge} a minute at peak hours and MOP$${nonpeakCharge} off-peak.`,
    },
    path: '/idd/idd00',
    kind: 'tariff' as const,
    figure: { cn: `每分鐘 MOP$${peakCharge}`, en: `MOP$${peakCharge} a minute` },
  })),
  // IDD 060 cannot call the countries of its last row.
  ...idd060Seed.slice(0, -1).map(({ country, countryCode, charge }) => ({
    name: country,
    title: { cn: `IDD 060：${country.cn}`, en: `IDD 060: ${country.en}` },
    text: {
      cn: `國家或地區代碼 ${countryCode}，標準收費每分鐘 MOP$${charge.cn}。`,
      en: `Country code ${countryCode}, standard charge MOP$${charge.en} a minute.`,
    },
    path: '/idd/idd060',
    kind: 'tariff' as const,
    figure: { cn: `每分鐘 MOP$${charge.cn}`, en: `MOP$${charge.en} a minute` },
  })),
];

/** All searchable entries, the most wanted first. */
const entriesOf = (now: Date): Entry[] => [
  ...routesSeed,
  ...pagesSeed.map(({ jumpUrl, title, content, shops = [] }) => ({
    title,
    text: withShops(content, shops),
    path: jumpUrl,
    kind: jumpUrl === '/roamdataoffer' ? ('offer' as const) : ('page' as const),
  })),
  ...plans(),
  ...phones(),
  ...business(now),
  ...newsOf(now).map(({ id, name, content }) => ({ title: name, text: content, path: `/news?id=${id}`, kind: 'news' as const })),
  ...tariffs(),
];

/** The words of a piece of HTML in one line; what ends without a full stop gets one. */
const wordsOf = (html: string, language: Language) =>
  html
    .replace(/<\/(?:h\d|li|p|tr|caption|summary)>|<br>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => (/[。！？：；.!?:]$/.test(line) ? line : line + textIn({ cn: '。', en: '.' }, language)))
    .join(textIn({ cn: '', en: ' ' }, language));

/** The passage from the sentence of the first match; where the match is far from its beginning, from shortly before it. No English word is cut. */
function passageOf(words: string, at: number, language: Language): string {
  const max = textIn(PASSAGE, language);
  if (words.length <= max / 2) return words;
  const sentence = Math.max(0, ...[...words.slice(0, at).matchAll(/[。；]|\. /g)].map((end) => end.index + end[0].length));
  const near = at - sentence <= max / 3;
  const from = near ? sentence : at - Math.floor(max / 6);
  const start = near || !textIn(SPACED, language) ? from : words.indexOf(' ', from) + 1;
  const whole = start + max >= words.length;
  const cut = words.slice(start, start + max);
  const passage = whole || !textIn(SPACED, language) ? cut : cut.replace(/ \S*$/, '');
  return `${near ? '' : '…'}${passage.trim()}${whole ? '' : '…'}`;
}

/** Groups of hits, the best first: the keyword is the title or the name, is in it, or is in the text only. */
const RANKS = ['same', 'title', 'text'] as const;

/** Every page that contains all words of the keyword, in the language of the request and in any case. */
export function search(keyword: string, language: Language, now: Date): SearchResult[] {
  const wanted = keyword.normalize('NFKC').trim().toLowerCase();
  const parts = wanted.split(/\s+/);
  const hits = entriesOf(now).flatMap(({ title, text, path, name, kind, figure }) => {
    const heading = textIn(name ?? title, language).toLowerCase();
    const words = wordsOf(textIn(text, language), language);
    const searched = `${heading} ${name === undefined ? words.toLowerCase() : ''}`;
    if (!parts.every((part) => searched.includes(part))) return [];
    const rank: (typeof RANKS)[number] = heading === wanted ? 'same' : parts.every((part) => heading.includes(part)) ? 'title' : 'text';
    // Cells of a table are no sentence, and a heading only where nothing else has the word.
    const proses = [/<(table|h\d).*?<\/\1>/gs, /<(table).*?<\/\1>/gs]
      .map((left) => wordsOf(textIn(text, language).replace(left, ''), language))
      .filter(Boolean);
    const prose = proses.find((each) => each.toLowerCase().includes(parts[0] ?? '')) ?? proses[0] ?? words;
    const at = Math.max(0, prose.toLowerCase().indexOf(parts[0] ?? ''));
    const content = passageOf(prose, at, language);
    const row: SearchResult = { title: textIn(title, language), content, jumpurl: path, isfullurl: 0, kind };
    return [{ rank, row: figure === undefined ? row : { ...row, figure: textIn(figure, language) } }];
  });
  return RANKS.flatMap((rank) => hits.filter((hit) => hit.rank === rank).map(({ row }) => row));
}
