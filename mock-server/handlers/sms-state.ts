import type { Bilingual } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { macauDateTime, macauWeekday } from '../seed/macau-time.ts';
import { senderOf } from '../seed/sms.ts';
import { historyOf, type SentMessage } from '../seed/sms-history.ts';
import { areaState, type Sandbox } from '../state.ts';
import { cyclicSchedule, delayedSchedule, type Schedule, timesBetween } from './sms-schedule.ts';

export interface Task {
  smsId: string;
  content: Bilingual;
  receive: string;
  schedule: Schedule;
  /** Moment up to which its transmissions are in the record. */
  sentUpTo: number;
}

export interface CustomerSms {
  groups: { gId: string; name: Bilingual; numList: string }[];
  templates: { tId: string; name: Bilingual; description: Bilingual }[];
  history: SentMessage[];
  tasks: Task[];
  nextId: number;
}

/** By mobile number. A customer is seeded on first use: most sandboxes never send an SMS. */
const smsCustomers = areaState('sms', () => new Map<string, CustomerSms>());

/** First id that the mock gives; the seed uses lower ones. */
const FIRST_ID = 4401;
const DAY_MS = 24 * 60 * 60 * 1000;
const SATURDAY = 5;

/** Throws without a customer: every SMS operation needs a token, so that would be a defect of the mock. */
export function senderPersona(customer: Persona | undefined): Persona {
  if (customer === undefined) throw new Error('SMS operations need a customer.');
  return customer;
}

/** Two scheduled messages: next Saturday morning, and every Monday for six weeks. */
function seedSchedules(now: number): [Schedule, Schedule] {
  const dayAfter = (days: number) => macauDateTime(now + days * DAY_MS).slice(0, 10);
  const saturday = (SATURDAY - macauWeekday(now) + 7) % 7 || 7;
  return [delayedSchedule(dayAfter(saturday), '10', '00'), cyclicSchedule([dayAfter(1), '00', '00'], [dayAfter(42), '23', '59'], 0, '09', '30')];
}

function seeded(customer: Persona, now: number): CustomerSms {
  const sender = senderOf(customer);
  const [once, weekly] = seedSchedules(now);
  const tasks = sender.tasks.map((task, index) => ({ ...task, schedule: index === 0 ? once : weekly, sentUpTo: now }));
  return { groups: [...sender.groups], templates: [...sender.templates], history: historyOf(sender, now), tasks, nextId: FIRST_ID };
}

/** The customer's data, after moving due messages to the record. */
export function smsOf(sandbox: Sandbox, customer: Persona | undefined): CustomerSms {
  const now = Date.now();
  const sender = senderPersona(customer);
  const customers = smsCustomers(sandbox);
  const sms = customers.get(sender.mobileNo) ?? seeded(sender, now);
  customers.set(sender.mobileNo, sms);
  for (const task of sms.tasks) {
    for (const at of timesBetween(task.schedule, task.sentUpTo, now)) record(sms, task.receive.split(','), task.content, at);
    task.sentUpTo = now;
  }
  sms.tasks = sms.tasks.filter(({ schedule }) => schedule.lastAt > now);
  return sms;
}

/** Writes one row per recipient into the record, newest first. */
export function record(sms: CustomerSms, numbers: readonly string[], data: Bilingual, at: number): void {
  sms.history.unshift(...numbers.map((receive): SentMessage => ({ at, receive, data, status: 'sent' })));
  sms.history.sort((a, b) => b.at - a.at);
}
