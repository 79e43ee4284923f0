/**
 * Networks of every roaming destination with their charges in MOP, generated from a fixed seed per destination; Japan is written out
 * because the contract's examples show it.
 */
import { SimpleFaker } from '@faker-js/faker';
import type { DestinationSeed } from './roaming.ts';

export interface Network {
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
export function networksOf({ rdId, region, mcc, traits }: DestinationSeed): readonly Network[] {
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
