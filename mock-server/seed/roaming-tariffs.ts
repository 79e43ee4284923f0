/** The roaming tariffs as the contract has them: rows of voice, video and data charges in MOP. */
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import { inMop } from './prices.ts';
import type { DestinationSeed } from './roaming.ts';
import { type Network, networksOf } from './roaming-networks.ts';
import { dayCapOf } from './roaming-offers.ts';
import { remarkLines } from './roaming-remarks.ts';

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
