import { SegmentedMessage } from 'sms-segments-calculator';

/** Longest message in characters; the contract's limit, what ten parts hold without Chinese. */
export const MAX_MESSAGE_LENGTH = 1530;

const CHINESE = /\p{Script=Han}/u;

/** How a message is sent and billed. */
export interface MessageParts {
  /** Why a part holds what it holds: GSM letters only, Chinese, or another character outside the GSM alphabet such as an emoji. */
  alphabet: 'plain' | 'chinese' | 'special';
  count: number;
  /** Characters that one part holds: 160 or 70 alone, 153 or 67 as one of several (SMS-09, decision B09). */
  each: number;
  /** Characters in the last part. An emoji counts as two or more, a character of the GSM extension such as € as two. */
  inLast: number;
  /** Characters of the whole message, counted alike. */
  used: number;
}

/** 0 when the message contains Chinese characters, else 1 (SMS-08). The preview's answer has the last word. */
export function codingOf(content: string): 0 | 1 {
  return CHINESE.test(content) ? 0 : 1;
}

/** The last count: field and summary ask for the same text, and a long one takes the library some milliseconds. */
let cached: { content: string; parts: MessageParts } | undefined;

/** Counts parts and characters while the customer types. Nothing longer than {@link MAX_MESSAGE_LENGTH} is sent, so nothing longer is counted. */
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
