import type { Texts } from '../handler.ts';
import { type Schedule, timesBetween, usualSchedules } from '../handlers/sms-schedule.ts';
import type { Persona } from '../personas.ts';
import { factsOf } from '../seed/customers.ts';
import { macauDateTime } from '../seed/macau-time.ts';
import { senderOf } from '../seed/sms.ts';
import { KIB_A_GB } from '../seed/top-up.ts';
import { type Feature, features, packs } from '../seed/ussd.ts';
import { areaState, type Sandbox } from '../state.ts';
import { type EventOf, type LedgerEvent, messagesTo, ofKind, type Session, seededIn } from './events.ts';
import { billDates, DAY_MS, dueDateOf, latestBillDate, midnight, monthsLater, nextBillDate, type Period, periodOf } from './periods.ts';
import { type BillLine, linesOf, type Rated, rate, sumOf } from './rater.ts';

/** A message that is sent later, once or again and again. */
export interface Task {
  smsId: string;
  content: Texts;
  receive: string;
  schedule: Schedule;
  /** When it was made, and deleted. */
  since: number;
  until?: number;
}

/** What a visitor did as a customer, oldest first. */
interface Done {
  events: LedgerEvent[];
  tasks: Task[];
}

/** One monthly bill; text, PDF, record and balance are all made from it. Amounts in avos (1/100 MOP), days `YYYY-MM-DD`. */
export interface Bill extends Pick<Persona, 'account' | 'isOneBill' | 'mobileNo'>, Period {
  dueDate: string;
  /** The bill before, and what was paid of it. */
  previous: number;
  received: number;
  lines: BillLine[];
  total: number;
  sessions: Rated<LedgerEvent & Session>[];
}

/** When a bill is paid that the visitor leaves alone. */
const PAID_AFTER_MS = 12 * DAY_MS + (20 * 60 + 15) * 60 * 1000 + 30 * 1000;
/** For a bill that is not paid by its due date. */
const INTEREST = 0.02;
const MESSAGES_KEPT = 1000;
const FIRST_TASK = 4301;
/** As many periods as records go back. */
export const RECORD_PERIODS = 6;

/** By mobile number. */
const doneIn = areaState('ledger', () => new Map<string, Done>());

export function doneBy(sandbox: Sandbox, { mobileNo }: Persona): Done {
  const all = doneIn(sandbox);
  const now = Date.now();
  const task = (schedule: Schedule, index: number) =>
    senderOf(mobileNo)
      .tasks.slice(index, index + 1)
      .map((seed) => ({ ...seed, smsId: String(FIRST_TASK + index), schedule, since: now }));
  const done = all.get(mobileNo) ?? { events: [], tasks: usualSchedules(now).flatMap(task) };
  all.set(mobileNo, done);
  return done;
}

export function record(sandbox: Sandbox, customer: Persona, ...events: LedgerEvent[]): void {
  doneBy(sandbox, customer).events.push(...events);
}

function doneWithin(sandbox: Sandbox, customer: Persona, { start, end }: Period): LedgerEvent[] {
  const { events, tasks } = doneBy(sandbox, customer);
  const sent = tasks.flatMap(({ schedule, receive, content, since, until = end }) =>
    timesBetween(schedule, since, Math.min(until, end - 1)).flatMap((at) => messagesTo(receive.split(','), content, at)),
  );
  return [...events, ...sent].filter(({ at }) => at >= start && at < end);
}

/** Whether a service is on for a customer: as it was switched last, else as it was from the start. */
export function isOn(sandbox: Sandbox, customer: Persona, feature: Feature, at = Date.now()): boolean {
  const switches = ofKind(doneBy(sandbox, customer).events, 'switch').filter((event) => event.feature === feature && event.at <= at);
  return switches.at(-1)?.on ?? (features[feature].on || (feature === 'dataRoaming' && factsOf(customer.mobileNo).travels.length > 0));
}

/** All that happened in a period up to now, oldest first; payments are apart, see {@link paymentsIn}. */
function eventsIn(sandbox: Sandbox, customer: Persona, period: Period): LedgerEvent[] {
  return [...seededIn(customer, period), ...doneWithin(sandbox, customer, period)]
    .filter((event) => event.at <= Date.now() && event.kind !== 'payment' && (event.kind !== 'roaming' || isOn(sandbox, customer, 'dataRoaming', event.at)))
    .sort((one, other) => one.at - other.at);
}

const openPeriod = (): Period => periodOf(nextBillDate(Date.now()));

/**
 * Payments received in a period. The bill of the period before is paid in full, unless the visitor paid anything; as long as the period is open, only the
 * visitor pays.
 */
function paymentsIn(sandbox: Sandbox, customer: Persona, period: Period): EventOf<'payment'>[] {
  const own = ofKind(doneWithin(sandbox, customer, period), 'payment');
  const due = own.length > 0 || period.end > Date.now() ? 0 : totalOf(sandbox, customer, period.from);
  if (due <= 0) return own;
  const at = period.start + PAID_AFTER_MS;
  const stamp = `${macauDateTime(at)}30`.replaceAll(/\D/g, '');
  return [{ kind: 'payment', at, pid: `FT${stamp}${customer.account.slice(-2)}`, avos: due }];
}

/** The bill of a postpaid customer; `billDate` must satisfy `isBillDate`. */
export function billOf(sandbox: Sandbox, customer: Persona, billDate: string): Bill {
  const period = periodOf(billDate);
  const rated = rate(eventsIn(sandbox, customer, period));
  const previous = totalOf(sandbox, customer, period.from);
  const payments = paymentsIn(sandbox, customer, period);
  const paid = (until: number) => payments.reduce((sum, { at, avos }) => sum + (at < until ? avos : 0), 0);
  const late = Math.round(INTEREST * Math.max(0, previous - paid(midnight(dueDateOf(period.from)) + DAY_MS)));
  const lines = [...linesOf(rated), ...(late > 0 ? [{ label: { cn: '逾期利息', en: 'Interest for late payment' }, amount: late }] : [])];
  const received = -paid(period.end);
  const sessions = rated.filter((event): event is Bill['sessions'][number] => 'amount' in event);
  const { account, isOneBill, mobileNo } = customer;
  const total = previous + received + sumOf(lines);
  return { account, isOneBill, mobileNo, ...period, dueDate: dueDateOf(billDate), previous, received, lines, total, sessions };
}

/** Total of the bill of a date. Before the visitor paid anything, every bill before is settled. */
function totalOf(sandbox: Sandbox, customer: Persona, billDate: string): number {
  const period = periodOf(billDate);
  const isSettled = !ofKind(doneBy(sandbox, customer).events, 'payment').some(({ at }) => at < period.end);
  return isSettled ? sumOf(linesOf(rate(eventsIn(sandbox, customer, period)))) : billOf(sandbox, customer, billDate).total;
}

/** The last bills, newest first, as the contract lists them; a prepaid customer gets none. */
export const periodsOf = (customer: Persona | undefined, count?: number) => ({
  invoices: (customer?.kind === 'POSTPAID' ? billDates(Date.now(), count) : []).map((cycleDateStr) => ({ cycleDateStr })),
});

export const isCopyOrdered = (sandbox: Sandbox, customer: Persona, of: 'bill' | 'usage', billDate: string): boolean =>
  ofKind(doneBy(sandbox, customer).events, 'copy').some((copy) => copy.of === of && copy.billDate === billDate);

/** Outstanding balance in avos; negative for a credit. A real operator books a payment on the 2nd working day (PAY-16), the mock at once. */
export function balanceOf(sandbox: Sandbox, customer: Persona): number {
  const paid = paymentsIn(sandbox, customer, openPeriod());
  return paid.reduce((balance, { avos }) => balance - avos, totalOf(sandbox, customer, latestBillDate(Date.now())));
}

/** Use since the newest bill: KiB of local data, those left with the top-ups of the period, and whole minutes. */
export function usageOf(sandbox: Sandbox, customer: Persona) {
  const events = eventsIn(sandbox, customer, openPeriod());
  const sum = (kind: 'data' | 'call' | 'heart') => ofKind(events, kind).reduce((total, { amount }) => total + amount, 0);
  const [own] = factsOf(customer.mobileNo).contracts;
  const bought = ofKind(events, 'topUp').reduce((total, { gb }) => total + gb, 0);
  const used = sum('data');
  const left = Math.max(0, Math.round(((own?.gb ?? 0) + bought) * KIB_A_GB) - used);
  return { used, left, basic: Math.floor(sum('call') / 60), heart: Math.floor(sum('heart') / 60) };
}

/** Roaming data since the newest bill: KiB, days with a day pass and their charge in avos. */
export function roamingOf(sandbox: Sandbox, customer: Persona) {
  const rated = rate(ofKind(eventsIn(sandbox, customer, openPeriod()), 'roaming'));
  const sum = (figure: (event: (typeof rated)[number]) => number) => rated.reduce((total, event) => total + figure(event), 0);
  return { used: sum(({ amount }) => amount), days: sum(({ charge }) => charge?.count?.of ?? 0), avos: sum(({ charge }) => charge?.avos ?? 0) };
}

/** What is left on a prepaid card in MOP, and the roaming data bought last. */
export function prepaidOf(sandbox: Sandbox, customer: Persona) {
  const bought = ofKind(doneBy(sandbox, customer).events, 'pack').map(({ pack }) => packs[pack]);
  return { balance: bought.reduce((left, { price }) => left - price, factsOf(customer.mobileNo).credit), pack: bought.at(-1) };
}

/** The record of messages sent, newest first: those of the open and the last periods, at most the newest 1,000. */
export function messagesOf(sandbox: Sandbox, customer: Persona): EventOf<'sms'>[] {
  const dates = [nextBillDate(Date.now()), ...billDates(Date.now(), RECORD_PERIODS)].reverse();
  const sent = dates.flatMap((date) => ofKind(eventsIn(sandbox, customer, periodOf(date)), 'sms'));
  return sent.sort((one, other) => other.at - one.at).slice(0, MESSAGES_KEPT);
}

/** The payment of an id, which begins with the day on which it was started; it may be settled in the period after. */
export function paymentOf(sandbox: Sandbox, customers: readonly Persona[], pid: string): EventOf<'payment'> | undefined {
  const day = /^\D{2}(20\d\d)(\d\d)(\d\d)/.exec(pid)?.slice(1).join('-') ?? '';
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  const first = nextBillDate(midnight(day));
  const periods = [first, monthsLater(first, 1)].map(periodOf);
  return customers.flatMap((payer) => periods.flatMap((period) => paymentsIn(sandbox, payer, period))).find((payment) => payment.pid === pid);
}
