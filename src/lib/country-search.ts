import codes from 'i18n-iso-countries/codes.json';
import MiniSearch from 'minisearch';
import { foldText } from './fold-text.ts';

export interface CountryMatches {
  /** The listed names that match, as they were given. */
  names: ReadonlySet<string>;
  /** Nothing matched as typed; these differ by a letter or two. */
  similar: boolean;
}

export type CountrySearch = (text: string) => CountryMatches;

interface Entry {
  id: string;
  words: string;
}

const LOCALES = ['en', 'zh-Hant-HK', 'zh-Hant', 'zh-Hans'];
const HAN = /\p{Script=Han}/u;

/** `U.S.A.` as `usa`. */
const folded = (text: string) => foldText(text).replaceAll('.', '');
/** Without what follows in brackets: `Mainland China (other areas)` as `mainland china`. */
const shortened = (text: string) => folded(text).replace(/\s*\(.*$/, '');

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** A Chinese word also from each of its later characters on, so that any part of it is the beginning of a term. */
const termsOf = (text: string) =>
  wordsOf(text).flatMap((word) => (HAN.test(word) ? Array.from(word, (_character, index) => Array.from(word).slice(index).join('')) : [word]));

/** Letters that may be wrong, missing or too many. Short words of one country are a letter away from those of another. */
const typosOf = (term: string): number => (HAN.test(term) ? (term.length < 3 ? 0 : 1) : term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

const displayNames = LOCALES.flatMap((locale) =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' })),
);

/**
 * What customers in Macau call a country beside the names that `Intl.DisplayNames` has in English and in the Chinese of Hong Kong, Taiwan and the mainland,
 * by ISO 3166-1 alpha-2 code. Most used codes first.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  CN: ['中國內地', '內地', '國內', '大陸', '中國大陸', '内地', '国内', '大陆', 'Mainland China', 'Mainland', 'PRC'],
  HK: ['香港', 'Hong Kong', 'HKSAR'],
  TW: ['台灣', 'Taiwan'],
  KR: ['韓國', '南韓', '大韓民國', 'Korea', 'Republic of Korea', 'South Korea'],
  US: ['USA', 'US', 'America', 'United States of America'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', '英格蘭', '蘇格蘭', '威爾斯', '北愛爾蘭'],
  AE: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi', '阿聯酋', '杜拜', '迪拜', '阿布扎比'],
  AU: ['澳洲', '澳大利亞'],
  BD: ['孟加拉', '孟加拉國'],
  BN: ['文萊', '汶萊', 'Brunei Darussalam'],
  CV: ['佛得角', 'Cabo Verde', 'Cape Verde'],
  CZ: ['捷克', 'Czech Republic', 'Czechia'],
  ID: ['印尼', '印度尼西亞'],
  KP: ['北韓', '朝鮮'],
  LA: ['老撾', '寮國'],
  LK: ['錫蘭', 'Ceylon'],
  MM: ['緬甸', 'Burma'],
  MV: ['馬爾代夫', '馬爾地夫'],
  MY: ['大馬'],
  NL: ['Holland'],
  NZ: ['紐西蘭', '新西蘭'],
  RU: ['俄國', 'Russian Federation'],
  SA: ['沙特', '沙地', '沙特阿拉伯', '沙地阿拉伯', 'KSA'],
  SG: ['星加坡', '獅城'],
  TL: ['東帝汶', 'East Timor'],
  TR: ['土耳其', 'Turkey', 'Türkiye'],
  VN: ['Viet Nam'],
};

interface Country {
  codes: readonly string[];
  names: readonly string[];
}

/** The countries and areas of ISO 3166-1. */
const COUNTRIES: readonly Country[] = codes.map(([alpha2 = '', alpha3 = '']) => ({
  codes: [alpha2, alpha3],
  names: [...displayNames.flatMap((names) => names.of(alpha2) ?? []), ...(ALIASES[alpha2] ?? [])],
}));

/** By each of its names; a name that two countries share, such as 剛果, stands for neither. */
const countryOf = new Map<string, Country | undefined>();
for (const country of COUNTRIES) {
  for (const name of new Set(country.names.map(shortened))) countryOf.set(name, countryOf.has(name) ? undefined : country);
}

/**
 * Finds countries of a list by any name in Chinese or English, a part of it, an ISO code, or a spelling close to it. A country that is known and not listed
 * matches nothing, so that a close spelling of it never finds another.
 */
export function createCountrySearch(listed: readonly string[]): CountrySearch {
  const entries: Entry[] = [];
  const called = new Map<string, string[]>();
  const add = (id: string, names: readonly string[], isoCodes: readonly string[]) => {
    entries.push({ id, words: [...names, ...isoCodes].join(' ') });
    for (const name of new Set(names.map(shortened))) called.set(name, [...(called.get(name) ?? []), id]);
  };
  const isListed = new Set(listed);
  const found = new Set<Country>();
  for (const name of isListed) {
    const country = countryOf.get(shortened(name));
    if (country !== undefined) found.add(country);
    add(name, [name, ...(country?.names ?? [])], country?.codes ?? []);
  }
  for (const country of COUNTRIES) if (!found.has(country)) add(`ISO ${country.codes[0]}`, country.names, country.codes);

  const index = new MiniSearch<Entry>({ fields: ['words'], tokenize: termsOf, searchOptions: { tokenize: wordsOf, prefix: true, combineWith: 'AND' } });
  index.addAll(entries);

  const matches = (ids: readonly string[], similar: boolean): CountryMatches => ({ names: new Set(ids.filter((id) => isListed.has(id))), similar });
  return (text) => {
    const exact = called.get(shortened(text));
    if (exact !== undefined) return matches(exact, false);
    const byWords = index.search(text);
    const similar = byWords.length === 0;
    const results = similar ? index.search(text, { fuzzy: typosOf }) : byWords;
    const ids = results.map(({ id }) => id as string);
    return matches(ids, similar);
  };
}
