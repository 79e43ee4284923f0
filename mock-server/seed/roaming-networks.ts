/**
 * Networks of every roaming destination with their charges in MOP, generated from a fixed seed per destination; Japan is written out
 * because the contract's examples show it.
 */
import { SimpleFaker } from '@faker-js/faker';
import type { DestinationSeed } from './roaming.ts';

/** Base charges of a region, varied per network: MOP per minute, per message, per 50 KB and per 10 KB. */
interface Zone {
  home: readonly [peak: number, nonPeak: number];
  other: readonly [peak: number, nonPeak: number];
  local: number;
  income: number;
  sms: number;
  data: readonly [first50: number, next10: number];
}

export interface Network {
  /** `A` is the preferred network: the name is the destination's with this letter. */
  letter: string;
  /** Mobile network code, 2 digits, or 3 in North America. */
  mnc: string;
  bands: string;
  /** MOP; `income` to `sms` as in {@link Zone}. */
  home: readonly [peak: number, nonPeak: number];
  other: readonly [peak: number, nonPeak: number];
  local: readonly [peak: number, nonPeak: number];
  income: number;
  sms: number;
  /** Absent where data roaming is not offered. */
  data: readonly [first50: number, next10: number] | undefined;
}

const ZONES: Record<string, Zone> = {
  '501': {
    home: [6.6, 5.4],
    other: [15.8, 13.6],
    local: 3.2,
    income: 3.8,
    sms: 1.5,
    data: [2, 0.4],
  },
  '502': {
    home: [22.6, 19.8],
    other: [30.4, 26.8],
    local: 9.9,
    income: 11.5,
    sms: 3.2,
    data: [6, 1.2],
  },
  '503': {
    home: [24.8, 21.6],
    other: [32.6, 28.8],
    local: 8.8,
    income: 12.6,
    sms: 3.6,
    data: [8, 1.6],
  },
  '504': {
    home: [26.4, 22.8],
    other: [33.6, 29.4],
    local: 11.2,
    income: 14.2,
    sms: 3.8,
    data: [8, 1.6],
  },
  '505': {
    home: [25.8, 22.2],
    other: [33.2, 28.6],
    local: 12.4,
    income: 13.8,
    sms: 3.6,
    data: [8, 1.6],
  },
  '506': {
    home: [32.8, 28.6],
    other: [38.8, 34.2],
    local: 14.6,
    income: 18.2,
    sms: 4.6,
    data: [10, 2],
  },
  '507': {
    home: [31.6, 27.4],
    other: [37.6, 33.2],
    local: 13.8,
    income: 17.4,
    sms: 4.4,
    data: [10, 2],
  },
  '508': {
    home: [24.2, 21],
    other: [31.8, 27.6],
    local: 10.8,
    income: 12.8,
    sms: 3.6,
    data: [8, 1.6],
  },
};

/** Bands of a modern and of an older network. */
const BANDS_5G = ['5G n78 · 4G B1, B3', '5G n78 · 4G B3, B7, B20', '5G n41 · 4G B3, B8'];
const BANDS_4G = ['4G B1, B3 · 3G B1', '4G B3, B20 · 3G B8'];

/** Mobile country codes whose network codes have three digits. */
const THREE_DIGIT_CODES = new Set(['302', '310', '334']);

const LETTERS = ['A', 'B', 'C'];

/** The figures of the contract's examples. */
const JAPAN: readonly Network[] = [
  {
    letter: 'A',
    mnc: '10',
    bands: '5G n78 · 4G B1, B3',
    home: [22.6, 19.8],
    other: [30.4, 26.8],
    local: [9.9, 9.9],
    income: 11.5,
    sms: 3.2,
    data: [6, 1.2],
  },
  {
    letter: 'B',
    mnc: '20',
    bands: '5G n77 · 4G B1, B8',
    home: [24, 21.2],
    other: [32.2, 28.4],
    local: [10.4, 10.4],
    income: 12,
    sms: 3.2,
    data: [6, 1.2],
  },
  {
    letter: 'C',
    mnc: '50',
    bands: '4G B1, B18 · 3G B1',
    home: [24.6, 21.8],
    other: [33, 29],
    local: [10.8, 9.8],
    income: 12.4,
    sms: 3.4,
    data: [6.5, 1.3],
  },
];

const pair = ([peak, nonPeak]: readonly [number, number], factor: number): [number, number] => [peak * factor, nonPeak * factor];

/** The networks of a destination, the preferred one first. */
export function networksOf({ rdId, region, mcc, traits }: DestinationSeed): readonly Network[] {
  if (rdId === '110') return JAPAN;
  const zone = ZONES[region.regionId];
  if (zone === undefined) return [];
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
      home: pair(zone.home, factor),
      other: pair(zone.other, factor),
      local: [zone.local * factor, zone.local * factor * localNonPeak],
      income: zone.income * factor,
      sms: zone.sms,
      data: traits.includes('no data') ? undefined : zone.data,
    };
  });
}
