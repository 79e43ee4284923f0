import { SimpleFaker } from '@faker-js/faker';
import type { Bilingual } from '../handler.ts';
import type { Sender } from './sms.ts';

export type SmsStatus = 'sent' | 'sending' | 'failed';

export const smsStatuses: Record<SmsStatus, Bilingual> = {
  sent: { cn: '已發送', en: 'Sent' },
  sending: { cn: '發送中', en: 'Sending' },
  failed: { cn: '未能送達', en: 'Not delivered' },
};

export interface SentMessage {
  /** Milliseconds since 1970. */
  at: number;
  receive: string;
  data: Bilingual;
  status: SmsStatus;
}

const MINUTE_MS = 60 * 1000;
const SEED = 8881118;
/** Recipients beyond the saved groups. */
const STRANGERS = 60;

/** The record of a customer up to now, newest first. The same at every start, except that it ends now. */
export function historyOf(sender: Sender, now: number): SentMessage[] {
  const faker = new SimpleFaker({ seed: SEED });
  const saved = sender.groups.flatMap((group) => group.numList.split(','));
  const numbers = [...saved, ...Array.from({ length: STRANGERS }, () => `6${faker.helpers.arrayElement(['2', '3', '6', '8'])}${faker.string.numeric(6)}`)];
  let at = now;
  return Array.from({ length: sender.sent }, (_, index) => {
    // Messages leave in bursts: several recipients within a minute, then hours of silence.
    at -= (faker.datatype.boolean({ probability: 0.6 }) ? faker.number.int({ min: 0, max: 1 }) : faker.number.int({ min: 90, max: 1500 })) * MINUTE_MS;
    const data = faker.helpers.arrayElement(sender.templates).description;
    const failed = faker.datatype.boolean({ probability: 0.04 });
    return { at, receive: faker.helpers.arrayElement(numbers), data, status: failed ? 'failed' : index === 0 ? 'sending' : 'sent' };
  });
}
