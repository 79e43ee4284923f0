import { randomUUID } from 'node:crypto';
import type { SampleOperation } from './contract.ts';
import data from './people.json' with { type: 'json' };

/** A customer. */
export interface Person {
  mobileNo: string;
  /** Empty for a prepaid customer, who logs in with an SMS code. */
  pin: string;
  net: string;
  oneBill: boolean;
  account: string;
  networkType: string;
  /** What the customer owes, in MOP with two decimals. */
  owes: string;
  locked?: boolean;
  /** A session of this customer ends after so many calls. */
  tokenCalls?: number;
}

/** Numbers and codes that the contract's examples and the journeys use. */
export const constants: Omit<typeof data, 'people'> = data;

/** What the backend remembers of a customer's SMS. */
export interface Sms {
  groups: { gId: string; name: string; numList: string }[];
  templates: { tId: string; name: string; description: string }[];
  /** Without a schedule in words when the customer made the task; the words are then those of the language asked for. */
  tasks: { smsId: string; content: string; createdBy: string; receive: string; scheduledStr: string }[];
  sent: { sendDate: string; receive: string; data: string }[];
}

/** Everything this backend remembers. It lives as long as the server. */
export class Store {
  readonly people: Person[] = structuredClone(data.people as Person[]);
  readonly sessions = new Map<string, { mobileNo: string; callsLeft: number }>();
  /** Prepaid numbers that a log-in code was sent to. */
  readonly loginCodes = new Set<string>();
  /** A password of a code, or of a proven code, and the number it belongs to. */
  readonly resetCodes = new Map<string, string>();
  readonly provenCodes = new Map<string, string>();
  readonly alertLevels = new Map<string, number[]>([[data.people[0]?.mobileNo ?? '', [4915, 15155]]]);
  readonly sms = new Map<string, Sms>();
  readonly topUps = new Map<string, number>();
  /** Order numbers of card payments that wait at the checkout, with their amounts. */
  readonly orders = new Map<string, string>();
  readonly travelCodes = new Map<string, string>([[data.travelCardCode.mobileNo, data.travelCardCode.codePwd]]);
  readonly travelCards = new Map<string, { type: number; date: string }>();
  readonly ussdCodes = new Set<string>();
  readonly reissues = new Set<string>();
  readonly operations: readonly SampleOperation[];
  private last = 9000;

  constructor(operations: readonly SampleOperation[]) {
    this.operations = operations;
  }

  /** A number that was not given before, as text. */
  nextId(): string {
    this.last += 1;
    return String(this.last);
  }

  /** The customer with a number; spaces do not matter. */
  person(mobileNo: string): Person | undefined {
    return this.people.find((person) => person.mobileNo === mobileNo.replaceAll(' ', ''));
  }

  /** The postpaid customer with a number, who gets bills. */
  postpaid(mobileNo: string): Person | undefined {
    const person = this.person(mobileNo);
    return person?.net === '' ? undefined : person;
  }

  /** Logs a customer in. */
  openSession(person: Person): string {
    const token = randomUUID();
    this.sessions.set(token, { mobileNo: person.mobileNo, callsLeft: person.tokenCalls ?? Infinity });
    return token;
  }

  /** The customer of a token. Each question counts as one call of the session. */
  customer(token: string): Person | undefined {
    const session = this.sessions.get(token);
    if (session === undefined) return undefined;
    session.callsLeft -= 1;
    if (session.callsLeft >= 0) return this.person(session.mobileNo);
    this.sessions.delete(token);
    return undefined;
  }

  /** The day in Macau, `YYYY-MM-DD`. */
  today(): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Macau' }).format(new Date());
  }
}
