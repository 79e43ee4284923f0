/** The roaming tariffs as the contract has them: rows of voice, video and data charges in MOP. */

import { SimpleFaker } from '@faker-js/faker';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import { inMop } from './prices.ts';
import { type DestinationSeed, remarkLines } from './roaming.ts';
import { dayCapOf } from './roaming-finder.ts';

/** Video calls cost this many times a voice call. */
const VIDEO_FACTOR = 1.5;
/** KB that the minimum charge of a connection covers. */
const MINIMUM_DATA_KB = '50';
const NOT_OFFERED: Texts = { cn: '不適用', en: 'N/A' };

/** MOP with two decimals, in steps of 10 cents as tariffs are printed. */
const mop = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(2);

/** `日本網絡 A`: no company of another country is named. */
const nameOf = ({ name }: DestinationSeed, letter: string, language: Language): string =>
  textIn({ cn: `${name.cn}網絡 ${letter}`, en: `${name.en} network ${letter}` }, language);

/** Calls and text messages, one row a network. */
export function voiceRowsOf(destination: DestinationSeed, language: Language) {
  return networksOf(destination).map((network, index) => ({
    ...callCharges(destination, network, 1, language),
    smsMo: mop(network.sms),
    ...(index === 0 && destination.remarks.length > 0 ? { remarks: remarkLines(destination.remarks, language) } : {}),
  }));
}

/** Video calls, one row a network that offers them; only the first two do. No text messages are part of a video tariff. */
export function videoRowsOf(destination: DestinationSeed, language: Language) {
  if (!destination.traits.includes('video')) return [];
  return networksOf(destination)
    .slice(0, 2)
    .map((network, index) => ({
      ...callCharges(destination, network, VIDEO_FACTOR, language),
      smsMo: '-',
      ...(index === 0 ? { remarks: remarkLines(['video'], language) } : {}),
    }));
}

/** Data without a roaming plan, one row a network. */
export function dataRowsOf(destination: DestinationSeed, language: Language) {
  return networksOf(destination).map(({ letter, mnc, bands, data }) => ({
    operator: nameOf(destination, letter, language),
    networkCode: `${destination.letters} ${letter}`,
    plmnCode: `${destination.mcc}-${mnc}`,
    networkFrequency: bands,
    miniCharge: data === undefined ? textIn(NOT_OFFERED, language) : mop(data[0]),
    minimumData: data === undefined ? textIn(NOT_OFFERED, language) : MINIMUM_DATA_KB,
    thereafterData: data === undefined ? textIn(NOT_OFFERED, language) : mop(data[1]),
    dayCap: data === undefined ? textIn(NOT_OFFERED, language) : inMop(dayCapOf(destination)),
  }));
}

function callCharges(destination: DestinationSeed, network: Network, factor: number, language: Language) {
  return {
    networkOperator: nameOf(destination, network.letter, language),
    accessCode: `${destination.mcc}${network.mnc}`,
    incomePeakMin: mop(network.income * factor),
    peakMin: mop(network.home[0] * factor),
    nonPeakMin: mop(network.home[1] * factor),
    localPeakMin: mop(network.local[0] * factor),
    localNonPeakMin: mop(network.local[1] * factor),
    outgoPeakMin: mop(network.other[0] * factor),
    outgoNonPeakMin: mop(network.other[1] * factor),
  };
}

/**
 * A network of a destination with its charges in MOP. They are generated from a fixed seed per destination; Japan is written out
 * because the contract's examples show it.
 */
interface Network {
  /** `A` is the preferred network: the name is the destination's with this letter. */
  letter: string;
  /** Mobile network code, 2 digits, or 3 in North America. */
  mnc: string;
  bands: string;
  /** Calls to Macau, to other countries and within the destination, in MOP a minute. */
  home: Charges;
  other: Charges;
  local: Charges;
  income: number;
  /** MOP a message. */
  sms: number;
  /** MOP for the first 50 KB and for 10 KB after them; absent where data roaming is not offered. */
  data: Charges | undefined;
}

/** At peak and other hours, or at first and then. */
type Charges = readonly [number, number];

/** Charges of a region, which are varied for each network. */
const ZONES: Record<string, readonly [home: Charges, other: Charges, local: number, income: number, sms: number, data: Charges]> = {
  '501': [[6.6, 5.4], [15.8, 13.6], 3.2, 3.8, 1.5, [2, 0.4]],
  '502': [[22.6, 19.8], [30.4, 26.8], 9.9, 11.5, 3.2, [6, 1.2]],
  '503': [[24.8, 21.6], [32.6, 28.8], 8.8, 12.6, 3.6, [8, 1.6]],
  '504': [[26.4, 22.8], [33.6, 29.4], 11.2, 14.2, 3.8, [8, 1.6]],
  '505': [[25.8, 22.2], [33.2, 28.6], 12.4, 13.8, 3.6, [8, 1.6]],
  '506': [[32.8, 28.6], [38.8, 34.2], 14.6, 18.2, 4.6, [10, 2]],
  '507': [[31.6, 27.4], [37.6, 33.2], 13.8, 17.4, 4.4, [10, 2]],
  '508': [[24.2, 21], [31.8, 27.6], 10.8, 12.8, 3.6, [8, 1.6]],
};

/** Bands of a modern and of an older network. */
const BANDS_5G = ['5G n78 · 4G B1, B3', '5G n78 · 4G B3, B7, B20', '5G n41 · 4G B3, B8'];
const BANDS_4G = ['4G B1, B3 · 3G B1', '4G B3, B20 · 3G B8'];

/** Mobile country codes whose network codes have three digits. */
const THREE_DIGIT_CODES = new Set(['302', '310', '334']);

const LETTERS = ['A', 'B', 'C'];

/** The figures of the contract's examples. */
const JAPAN: readonly Network[] = [
  { letter: 'A', mnc: '10', bands: '5G n78 · 4G B1, B3', home: [22.6, 19.8], other: [30.4, 26.8], local: [9.9, 9.9], income: 11.5, sms: 3.2, data: [6, 1.2] },
  { letter: 'B', mnc: '20', bands: '5G n77 · 4G B1, B8', home: [24, 21.2], other: [32.2, 28.4], local: [10.4, 10.4], income: 12, sms: 3.2, data: [6, 1.2] },
  { letter: 'C', mnc: '50', bands: '4G B1, B18 · 3G B1', home: [24.6, 21.8], other: [33, 29], local: [10.8, 9.8], income: 12.4, sms: 3.4, data: [6.5, 1.3] },
];

const pair = ([peak, nonPeak]: Charges, factor: number): Charges => [peak * factor, nonPeak * factor];

/** The networks of a destination, the preferred one first. */
function networksOf({ rdId, region, mcc, traits }: DestinationSeed): readonly Network[] {
  if (rdId === '110') return JAPAN;
  const zone = ZONES[region.regionId];
  if (zone === undefined) return [];
  const [home, other, localCharge, income, sms, data] = zone;
  const random = new SimpleFaker({ seed: Number(rdId) * 7919 });
  const codes = random.helpers.shuffle(['01', '02', '03', '05', '10', '20', '30']);
  const count = traits.includes('one network') ? 1 : random.number.int({ min: 2, max: 3 });
  return LETTERS.slice(0, count).map((letter, index) => {
    const factor = random.number.float({ min: 0.94, max: 1.14 });
    const localNonPeak = random.helpers.arrayElement([1, 1, 0.9]);
    return {
      letter,
      mnc: `${codes[index] ?? '01'}${THREE_DIGIT_CODES.has(mcc) ? '0' : ''}`,
      bands: random.helpers.arrayElement(traits.includes('4g') ? BANDS_4G : BANDS_5G),
      home: pair(home, factor),
      other: pair(other, factor),
      local: [localCharge * factor, localCharge * factor * localNonPeak],
      income: income * factor,
      sms,
      data: traits.includes('no data') ? undefined : data,
    };
  });
}
