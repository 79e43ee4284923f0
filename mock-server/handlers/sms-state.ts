import type { Texts } from '../handler.ts';
import { doneBy, type Task } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { senderOf } from '../seed/sms.ts';
import { areaState, type Sandbox } from '../state.ts';

interface CustomerSms {
  groups: { gId: string; name: Texts; numList: string }[];
  templates: { tId: string; name: Texts; description: Texts }[];
  nextId: number;
}

/** What is saved, by mobile number. */
const smsCustomers = areaState('sms', () => new Map<string, CustomerSms>());

/** The first ids of groups and templates, those of tasks follow, and the first that a visitor's have. */
const [GROUPS, TEMPLATES, FIRST_ID] = [4101, 4201, 4401];

/** Throws without a customer: every SMS operation needs a token, so that would be a defect of the mock. */
export function senderPersona(customer: Persona | undefined): Persona {
  if (customer === undefined) throw new Error('SMS operations need a customer.');
  return customer;
}

export function smsOf(sandbox: Sandbox, customer: Persona | undefined): CustomerSms {
  const { mobileNo } = senderPersona(customer);
  const { groups, templates } = senderOf(mobileNo);
  const sms = smsCustomers(sandbox).get(mobileNo) ?? {
    groups: groups.map((group, index) => ({ gId: String(GROUPS + index), ...group })),
    templates: templates.map((template, index) => ({ tId: String(TEMPLATES + index), ...template })),
    nextId: FIRST_ID,
  };
  smsCustomers(sandbox).set(mobileNo, sms);
  return sms;
}

/** The messages that are still to be sent. */
export function tasksOf(sandbox: Sandbox, customer: Persona | undefined): Task[] {
  return doneBy(sandbox, senderPersona(customer)).tasks.filter(({ schedule, until }) => until === undefined && schedule.lastAt > Date.now());
}
