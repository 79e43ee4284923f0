import { randomUUID } from 'node:crypto';
import type { SampleOperation } from './contract.ts';
import data from './people.json' with { type: 'json' };

export interface Person {
  mobileNo: string;
  /** Empty for a prepaid customer, who logs in with an SMS code. */
  pin: string;
  net: string;
  oneBill: boolean;
  account: string;
  networkType: string;
  /** Balance due in MOP with two decimals. */
  owes: string;
  locked?: boolean;
  /** Number of calls after which a session of this customer ends. */
  tokenCalls?: number;
}

/** Numbers and codes that the contract's examples and the journeys use. */
export const constants: Omit<typeof data, 'people'> = data;

/** SMS data of a customer. */
export interface Sms {
  groups: { gId: string; name: string; numList: string }[];
  templates: { tId: string; name: string; description: string }[];
  /** A task of the customer has no schedule text; it is rendered in the requested language. */
  tasks: { smsId: string; content: string; createdBy: string; receive: string; scheduledStr: string }[];
  sent: { sendDate: string; receive: string; data: string }[];
}

/** Wrong PINs in a row after which a customer is locked out, and wrong codes after which a new one has to be sent. */
const MAX_TRIES = 5;

/** The state of the backend, in memory. */
export class Store {
  readonly people: Person[] = structuredClone(data.people as Person[]);
  readonly sessions = new Map<string, { mobileNo: string; callsLeft: number }>();
  /** Prepaid numbers with a login code. */
  readonly loginCodes = new Set<string>();
  /** Number by the token of a code or of a verified code. */
  readonly resetCodes = new Map<string, string>();
  readonly provenCodes = new Map<string, string>();
  readonly alertLevels = new Map<string, number[]>([[data.people[0]?.mobileNo ?? '', [4915, 15155]]]);
  readonly sms = new Map<string, Sms>();
  readonly topUps = new Map<string, number>();
  /** Amount by order number of the card payments at the checkout. */
  readonly orders = new Map<string, string>();
  readonly travelCodes = new Map<string, string>([[data.travelCardCode.mobileNo, data.travelCardCode.codePwd]]);
  readonly travelCards = new Map<string, { type: number; date: string }>();
  readonly ussdCodes = new Set<string>();
  /** References of pictures whose characters nobody has tried. */
  readonly pictures = new Set<string>();
  readonly reissues = new Set<string>();
  /** Wrong PINs in a row by number. */
  readonly wrongPins = new Map<string, number>();
  /** Wrong codes by what they were sent for. */
  readonly wrongCodes = new Map<string, number>();
  readonly operations: readonly SampleOperation[];
  private last = 9000;

  constructor(operations: readonly SampleOperation[]) {
    this.operations = operations;
  }

  /** A new unique number as text. */
  nextId(): string {
    this.last += 1;
    return String(this.last);
  }

  /** The customer with a number, spaces ignored. */
  person(mobileNo: string): Person | undefined {
    return this.people.find((person) => person.mobileNo === mobileNo.replaceAll(' ', ''));
  }

  /** Tries a PIN, wherever it was asked for: wrong ones count together until a right one. */
  tryPin(mobileNo: string, pin: string): 'right' | 'wrong' | 'locked' {
    const person = this.postpaid(mobileNo);
    const wrong = this.wrongPins.get(mobileNo) ?? 0;
    if (person?.locked === true || wrong >= MAX_TRIES) return 'locked';
    if (person?.pin === pin) {
      this.wrongPins.delete(mobileNo);
      return 'right';
    }
    this.wrongPins.set(mobileNo, wrong + 1);
    return 'wrong';
  }

  /** Counts a wrong code by what it was sent for; whether it was the last that may be tried. */
  isLastWrongCode(sent: string): boolean {
    const wrong = (this.wrongCodes.get(sent) ?? 0) + 1;
    this.wrongCodes.set(sent, wrong);
    return wrong >= MAX_TRIES;
  }

  /** The postpaid customer with a number. */
  postpaid(mobileNo: string): Person | undefined {
    const person = this.person(mobileNo);
    return person?.net === '' ? undefined : person;
  }

  openSession(person: Person): string {
    const token = randomUUID();
    this.sessions.set(token, { mobileNo: person.mobileNo, callsLeft: person.tokenCalls ?? Infinity });
    return token;
  }

  endOtherSessions({ mobileNo }: Person, kept: string): void {
    for (const [token, session] of this.sessions) if (session.mobileNo === mobileNo && token !== kept) this.sessions.delete(token);
  }

  /** The customer of a token; counts as one call of the session. */
  customer(token: string): Person | undefined {
    const session = this.sessions.get(token);
    if (session === undefined) return undefined;
    session.callsLeft -= 1;
    if (session.callsLeft >= 0) return this.person(session.mobileNo);
    this.sessions.delete(token);
    return undefined;
  }

  /** The time in Macau, `YYYY-MM-DD HH:mm`. */
  now(at = Date.now()): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Macau', dateStyle: 'short', timeStyle: 'short' }).format(at);
  }

  /** Today in Macau, `YYYY-MM-DD`. */
  today(): string {
    return this.now().slice(0, 10);
  }
}
