import { SimpleFaker } from '@faker-js/faker';
import type { Texts } from '../handler.ts';
import { partsOf, recipientsOf } from '../handlers/sms-message.ts';
import type { Persona } from '../personas.ts';
import { type CustomerFacts, factsOf } from '../seed/customers.ts';
import { prices } from '../seed/prices.ts';
import { senderOf } from '../seed/sms.ts';
import { KIB_A_GB, seededTopUps, type TopUpPlan } from '../seed/top-up.ts';
import type { Feature, Pack } from '../seed/ussd.ts';
import { DAY_MS, midnight, type Period } from './periods.ts';

/** A use of the network: a call in seconds, data in KiB, a message in parts. */
export type Session =
  | { kind: 'call' | 'heart' | 'enquiry' | 'idd'; number: string; amount: number }
  | { kind: 'data'; amount: number }
  | { kind: 'roaming'; amount: number /** Plan id of the place's day pass. */; pass: string }
  | { kind: 'sms'; number: string; amount: number; isAbroad: boolean; text: Texts; hasFailed: boolean };

/** What happened to a customer, at a moment in milliseconds since 1970. */
export type LedgerEvent = { at: number } & (
  | Session
  | { kind: 'fee'; label: Texts /** In MOP. */; price: number }
  | ({ kind: 'topUp' } & TopUpPlan)
  | { kind: 'copy'; of: 'bill' | 'usage'; billDate: string }
  | { kind: 'payment'; pid: string; avos: number }
  | { kind: 'pack'; pack: Pack }
  | { kind: 'switch'; feature: Feature; on: boolean }
);

export type EventOf<K extends LedgerEvent['kind']> = LedgerEvent & { kind: K };

export const ofKind = <K extends LedgerEvent['kind']>(events: readonly LedgerEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** Chosen so that the bill of 2026-11-15 for 66881234 comes to MOP 386.00, the amount that the contract's examples show. */
const SEED = 11_016;

/** One message to each number, at once. */
export const messagesTo = (numbers: readonly string[], text: Texts, at: number, hasFailed = () => false): EventOf<'sms'>[] => {
  const to = recipientsOf(numbers);
  if ('error' in to) throw new Error(to.error.en);
  const message = { kind: 'sms' as const, at, amount: partsOf(text.cn).length, text };
  return to.recipients.map(({ mobileNo: number, area }) => ({ ...message, number, isAbroad: area === 'international', hasFailed: hasFailed() }));
};

function feesOf({ contracts, hasMusic }: CustomerFacts, at: number): LedgerEvent[] {
  const fees = contracts.map(({ name, fee, number }) => {
    const [cn, en] = number === undefined ? ['月費', 'monthly fee'] : [`月費：${number}`, `fee: ${number}`];
    // Chinese and figures are set apart by a space.
    return { label: { cn: `${name.cn.replace(/([0-9A-Za-z])$/, '$1 ')}${cn}`, en: `${name.en} ${en}` }, price: fee };
  });
  const music = { label: { cn: '音樂串流月費', en: 'Music streaming monthly fee' }, price: prices.music };
  return [...fees, ...(hasMusic ? [music] : [])].map((fee) => ({ kind: 'fee', at, ...fee }));
}

/** What customers of this kind did in a period without the visitor, oldest first. */
function happened({ mobileNo, net }: Persona, { billDate, from, to, start, end }: Period): LedgerEvent[] {
  const facts = factsOf(mobileNo);
  const [own] = facts.contracts;
  if (own === undefined) return [];
  const faker = new SimpleFaker();
  faker.seed([SEED, Number(mobileNo), Number(billDate.replaceAll('-', ''))]);
  const between = (min: number, max: number) => faker.number.int({ min, max });
  const some = <T>(mean: number, make: () => T): T[] => Array.from({ length: between(Math.round(mean * 0.8), Math.round(mean * 1.2)) }, make);
  const daytime = () => between(7 * 3600, 23 * 3600) * 1000;
  const days = (end - start) / DAY_MS;
  const moment = () => start + between(0, days - 1) * DAY_MS + daytime();

  const topUps = net === '4g' ? seededTopUps(from, to).map(({ day, plan }): LedgerEvent => ({ kind: 'topUp', at: midnight(day), ...plan })) : [];
  const bought = ofKind(topUps, 'topUp').reduce((sum, { gb }) => sum + gb, 0);
  const used = ((own.gb + bought) * KIB_A_GB * between(72, 92)) / 100;
  const shares = some(facts.habits.data, () => between(60, 100));
  const share = used / shares.reduce((sum, each) => sum + each, 0);

  const subscriber = () => `66${faker.helpers.arrayElement(['12', '35', '77', '90'])}${faker.string.numeric(4)}`;
  type Call = 'call' | 'heart' | 'enquiry' | 'idd';
  const call = (kind: Call, number: string, min: number, max: number): LedgerEvent => ({ kind, at: moment(), number, amount: between(min, max) });
  const { groups, templates, bursts } = senderOf(mobileNo);
  const burst = () => {
    const { numList } = faker.helpers.arrayElement(groups);
    const { description } = faker.helpers.arrayElement(templates);
    return messagesTo(numList.split(','), description, moment(), () => faker.datatype.boolean({ probability: 0.04 }));
  };
  const trip = () => {
    const pass = faker.helpers.arrayElement(facts.travels);
    const first = start + between(0, days - 4) * DAY_MS;
    const daysAbroad = some(2, () => [first, first + DAY_MS]).flat();
    return daysAbroad.map((day): LedgerEvent => ({ kind: 'roaming', at: day + daytime(), amount: between(20_000, 400_000), pass }));
  };
  return [
    ...feesOf(facts, start),
    ...topUps,
    // Evenly over the days: nobody uses up the data of a month in a few days.
    ...shares.map((each, index): LedgerEvent => {
      const day = Math.floor((index * days) / shares.length);
      return { kind: 'data', at: start + day * DAY_MS + daytime(), amount: Math.round(each * share) };
    }),
    ...some(facts.habits.call, () => call('call', subscriber(), 12, 900)),
    ...some(facts.habits.heart, () => call('heart', `6233${mobileNo.slice(4)}`, 60, 1800)),
    ...some(facts.habits.idd, () => call('idd', `00861380000${faker.string.numeric(4)}`, 40, 800)),
    call('enquiry', '*8210', 35, 95),
    ...(bursts === 0 ? [] : some(bursts, burst).flat()),
    ...(facts.travels.length === 0 ? [] : trip()),
  ].sort((one, other) => one.at - other.at);
}

/** The same in every sandbox. */
const known = new Map<string, readonly LedgerEvent[]>();

export function seededIn(persona: Persona, period: Period): readonly LedgerEvent[] {
  const key = `${persona.mobileNo}:${period.billDate}`;
  const events = known.get(key) ?? happened(persona, period);
  known.set(key, events);
  return events;
}
