import type { UssdItem } from '../../openapi/generated/model.ts';
import type { Texts } from '../handler.ts';
import { idd00Seed, idd060Seed } from './idd.ts';

/** A service that is on or off for a customer; a status query says which. */
export type Feature = 'dataRoaming' | 'prepaidRoaming' | 'voiceRoaming' | 'roamingAlert' | 'callWaiting' | 'callerDisplay' | 'voicemail';

export type Pack = 'chinaDay' | 'asiaWeek';

export type ForwardCondition = 'all' | 'busy' | 'noAnswer' | 'unreachable';

/** What a service does. The contract knows only its `apiType` (see {@link apiTypeOf}). */
export type UssdEffect =
  | { type: 'alert'; text: Texts }
  | { type: 'link'; href: string }
  | { type: 'forward'; when: ForwardCondition }
  | { type: 'stopForward' }
  | { type: 'askForwards' }
  | { type: 'alertNumber' }
  | { type: 'switch'; feature: Feature; on: boolean }
  | { type: 'ask'; feature: Feature }
  | { type: 'pack'; pack: Pack }
  | { type: 'packLeft' }
  | { type: 'balance' }
  | { type: 'roamingUse' }
  /** No immediate response: the site shows that it is being processed (`USSD-09`). */
  | { type: 'queue' };

export interface UssdService {
  id: string;
  name: Texts;
  remark?: Texts;
  question?: Texts;
  /** Shown on the page of prepaid customers, too. */
  about?: 'balance' | 'topUp';
  linkedAs?: UssdItem['linkedAs'];
  does: UssdEffect;
}

export interface UssdServiceGroup {
  name: Texts;
  needsCode?: boolean;
  services: readonly UssdService[];
}

/** Name of a feature, alone and (where another is needed there) within a sentence, and whether new customers have it. */
export const features: Record<Feature, { name: Texts; inSentence?: Texts; on: boolean }> = {
  dataRoaming: { name: { cn: '數據漫遊', en: 'Data roaming' }, on: false },
  prepaidRoaming: { name: { cn: '儲值卡漫遊', en: 'Prepaid roaming' }, on: false },
  voiceRoaming: { name: { cn: '漫遊通話', en: 'Roaming calls' }, inSentence: { cn: '漫遊通話及短訊', en: 'Roaming for calls and SMS' }, on: true },
  roamingAlert: { name: { cn: '用量提示', en: 'Usage alert' }, inSentence: { cn: '漫遊用量提示', en: 'The roaming usage alert' }, on: true },
  callWaiting: { name: { cn: '來電待接', en: 'Call waiting' }, on: true },
  callerDisplay: { name: { cn: '來電顯示', en: 'Caller display' }, on: true },
  voicemail: { name: { cn: '留言信箱', en: 'Voicemail' }, on: false },
};

/** Roaming data that a prepaid customer buys; prices in MOP. */
export const packs: Record<Pack, { name: Texts; price: number; gb: number; lasts: Texts }> = {
  chinaDay: {
    name: { cn: '中國內地及香港 24 小時', en: 'Mainland China and Hong Kong, 24 hours' },
    price: 28,
    gb: 1,
    lasts: { cn: '24 小時', en: '24 hours' },
  },
  asiaWeek: { name: { cn: '亞洲 12 個國家及地區 7 日', en: 'Asia, 12 countries and areas, 7 days' }, price: 118, gb: 5, lasts: { cn: '7 日', en: '7 days' } },
};

export const forwardConditions: Record<ForwardCondition, Texts> = {
  all: { cn: '所有來電', en: 'All calls' },
  busy: { cn: '通話中', en: 'When you are on another call' },
  noAnswer: { cn: '無人接聽', en: 'When you do not answer' },
  unreachable: { cn: '關機或無網絡', en: 'When your phone is off or has no network' },
};

/** The contract's `apiType`: 6 alert, 7 link, 10 forward number, 1 anything else. */
export function apiTypeOf(effect: UssdEffect): 1 | 6 | 7 | 10 {
  switch (effect.type) {
    case 'alert':
      return 6;
    case 'link':
      return 7;
    case 'forward':
    case 'alertNumber':
      return 10;
    default:
      return 1;
  }
}

/** The contract's `switch`: which feature an effect turns on, off or asks for. */
export function switchOf(effect: UssdEffect): { feature: Feature; does: 'on' | 'off' | 'ask' } | undefined {
  if (effect.type === 'ask') return { feature: effect.feature, does: 'ask' };
  return effect.type === 'switch' ? { feature: effect.feature, does: effect.on ? 'on' : 'off' } : undefined;
}

/** Telephone codes. Macau comes first because the site preselects the first one; then the neighbours, then the others by English name. */
const CODES = '853 86 852 886 61 43 32 55 33 49 91 62 39 81 82 60 95 31 64 63 351 65 27 34 41 66 971 44 1 84'.split(' ');

/** By code, what the tariffs of calls abroad do not have. */
const NAMES: Readonly<Record<string, Texts>> = {
  '853': { cn: '澳門', en: 'Macau' },
  '1': { cn: '美國及加拿大', en: 'United States and Canada' },
};

/** Countries for a forward-to number. */
export const countries: readonly { name: Texts; code: string }[] = CODES.flatMap((code) => {
  const name = NAMES[code] ?? [...idd060Seed, ...idd00Seed].find(({ countryCode }) => countryCode === code)?.country;
  return name === undefined ? [] : [{ name, code }];
});
