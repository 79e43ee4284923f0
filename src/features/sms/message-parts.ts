import { SegmentedMessage } from 'sms-segments-calculator';

/** The contract's limit in characters: ten parts without Chinese. */
export const MAX_MESSAGE_LENGTH = 1530;

const CHINESE = /\p{Script=Han}/u;

export interface MessageParts {
  /** What limits a part: GSM letters only, Chinese, or another character outside the GSM alphabet such as an emoji. */
  alphabet: 'plain' | 'chinese' | 'special';
  count: number;
  /** Characters per part: 160 or 70 for a single part, 153 or 67 for one of several (SMS-09, decision B09). */
  each: number;
  /** Characters in the last part. An emoji counts as two or more, a GSM extension character such as € as two. */
  inLast: number;
  /** Characters of the whole message, counted alike. */
  used: number;
}

/** 0 with Chinese characters, else 1 (SMS-08). The preview response is authoritative. */
export function codingOf(content: string): 0 | 1 {
  return CHINESE.test(content) ? 0 : 1;
}

/** Four parts of the page count the same text at each key, which takes milliseconds for a long one. */
let cached: { content: string; parts: MessageParts } | undefined;

/** Characters beyond {@link MAX_MESSAGE_LENGTH} are not counted, since they cannot be sent. */
export function messageParts(content: string): MessageParts {
  if (cached?.content !== content) cached = { content, parts: countParts(content) };
  return cached.parts;
}

function countParts(content: string): MessageParts {
  const { segments, encodingName } = new SegmentedMessage(content.slice(0, MAX_MESSAGE_LENGTH));
  const gsm = encodingName === 'GSM-7';
  const unit = gsm ? 7 : 16;
  const lengths = segments.map((segment) => segment.messageSizeInBits() / unit);
  const count = segments.length;
  return {
    alphabet: gsm ? 'plain' : codingOf(content) === 0 ? 'chinese' : 'special',
    count,
    each: gsm ? (count === 1 ? 160 : 153) : count === 1 ? 70 : 67,
    inLast: lengths.at(-1) ?? 0,
    used: lengths.reduce((sum, length) => sum + length, 0),
  };
}

/** Charge per part and number in avos, 1/100 pataca (SMS-18). */
export const AVOS = { local: 25, international: 100 } as const;

export type Receivers = Record<keyof typeof AVOS, number>;

/** `27.00`, the format of `moneyParts` and `moneyText`. */
export const patacas = (avos: number): string => (avos / 100).toFixed(2);

/** In avos: every part to every number. */
export function chargeOf(receivers: Receivers, parts: number) {
  const local = receivers.local * parts * AVOS.local;
  const international = receivers.international * parts * AVOS.international;
  return { local, international, each: local + international };
}
