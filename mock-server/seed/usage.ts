import { SimpleFaker } from '@faker-js/faker';
import { content } from '#operator';
import type { Bilingual, Language } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { prices } from './prices.ts';
import { type Column, clock, tableRow } from './usage-layout.ts';

type Kind = 'call' | 'enquiry' | 'sms' | 'data' | 'idd';

interface Entry {
  kind: Kind;
  /** Start in Macau time, stored in the UTC fields to be independent of the machine's time zone. */
  at: Date;
  /** Number called; a dash for data. */
  number: string;
  /** Seconds of a call, KB of data, messages of an SMS. */
  amount: number;
  /** Charge in avos (1/100 MOP); 0 when the plan includes it. */
  avos: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const KINDS: Record<Kind, Bilingual> = {
  call: { cn: '本地通話', en: 'Local call' },
  enquiry: { cn: '致電查詢用量', en: 'Call to check usage' },
  sms: { cn: '本地短訊', en: 'Local SMS' },
  data: { cn: '流動數據', en: 'Mobile data' },
  idd: { cn: 'IDD 00 長途電話', en: 'IDD 00 call' },
};

const COLUMNS: readonly Column[] = [
  { title: { cn: '日期', en: 'Date' }, width: 10 },
  { title: { cn: '時間', en: 'Time' }, width: 8 },
  { title: { cn: '對方號碼', en: 'Other number' }, width: 15 },
  { title: { cn: '時長／用量', en: 'Used' }, width: 12, right: true },
  { title: { cn: 'MOP', en: 'MOP' }, width: 6, right: true },
  { title: { cn: '類別', en: 'Type' }, width: 0 },
];

const TEXTS = {
  company: { cn: content.billName.cn, en: content.billName.en },
  heading: { cn: '詳細使用記錄', en: 'Detailed usage record' },
  account: { cn: '客戶編號', en: 'Account number' },
  mobileNo: { cn: '手機號碼', en: 'Mobile number' },
  period: { cn: '結算期', en: 'Period' },
  to: { cn: '至', en: 'to' },
  calls: { cn: '通話合計', en: 'Total calls' },
  messages: { cn: '短訊合計', en: 'Total SMS' },
  data: { cn: '數據合計', en: 'Total data' },
  charge: { cn: '收費合計', en: 'Total charge' },
  included: { cn: '收費為 0.00 的項目已包括在月費內。', en: 'Items at 0.00 are included in your monthly fee.' },
} satisfies Record<string, Bilingual>;

/** IDD 00 to mobiles in mainland China, in avos a minute. The peak period is Monday to Friday, 08:00 to 21:00 (IDD-07). */
function iddRate(at: Date): number {
  const weekday = at.getUTCDay() >= 1 && at.getUTCDay() <= 5;
  const { peak, offPeak } = prices.idd00Mainland;
  return Math.round(100 * (weekday && at.getUTCHours() >= 8 && at.getUTCHours() < 21 ? peak : offPeak));
}

/** IDD calls are charged in units of 6 seconds. */
function iddCharge(at: Date, seconds: number): number {
  return Math.round((Math.ceil(seconds / 6) / 10) * iddRate(at));
}

function entryOf(faker: SimpleFaker, kind: Kind, at: Date): Entry {
  const between = (min: number, max: number) => faker.number.int({ min, max });
  const subscriber = () => `6688${faker.string.numeric(4)}`;
  switch (kind) {
    case 'call':
      return { kind, at, number: subscriber(), amount: between(12, 900), avos: 0 };
    case 'enquiry':
      return { kind, at, number: faker.helpers.arrayElement(['*8210', '*8110']), amount: between(35, 95), avos: 0 };
    case 'sms':
      return { kind, at, number: subscriber(), amount: 1, avos: prices.sms.local * 100 };
    case 'data':
      return { kind, at, number: '-', amount: between(1_200, 380_000), avos: 0 };
    case 'idd': {
      const seconds = between(40, 600);
      return { kind, at, number: `00861380000${faker.string.numeric(4)}`, amount: seconds, avos: iddCharge(at, seconds) };
    }
  }
}

/** 25 to 40 entries, oldest first; deterministic for customer and period. */
function entriesOf(mobileNo: string, first: Date, days: number): Entry[] {
  const faker = new SimpleFaker();
  faker.seed([Number(mobileNo), first.getTime() / DAY_MS]);
  const entries = Array.from({ length: faker.number.int({ min: 25, max: 40 }) }, () => {
    const kind = faker.helpers.weightedArrayElement<Kind>([
      { value: 'data', weight: 10 },
      { value: 'call', weight: 8 },
      { value: 'sms', weight: 4 },
      { value: 'idd', weight: 2 },
      { value: 'enquiry', weight: 1 },
    ]);
    const second = faker.number.int({ min: 7 * 3600, max: 23 * 3600 });
    return entryOf(faker, kind, new Date(first.getTime() + faker.number.int({ max: days - 1 }) * DAY_MS + second * 1000));
  });
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime());
}

const dateOf = (at: Date) => at.toISOString().slice(0, 10);
const money = (avos: number) => (avos / 100).toFixed(2);
const kb = (amount: number) => `${amount.toLocaleString('en')} KB`;

function usedOf({ kind, amount }: Entry): string {
  if (kind === 'data') return kb(amount);
  return kind === 'sms' ? String(amount) : clock(amount);
}

/** First and last day of the period of a bill, and what was used in it. A period starts on the bill date before and ends on the day before its own. */
function periodOf(customer: Persona, cycleDate: string): { first: Date; last: Date; entries: Entry[] } {
  const billDate = new Date(`${cycleDate}T00:00:00Z`);
  const first = new Date(Date.UTC(billDate.getUTCFullYear(), billDate.getUTCMonth() - 1, billDate.getUTCDate()));
  const entries = entriesOf(customer.mobileNo, first, (billDate.getTime() - first.getTime()) / DAY_MS);
  return { first, last: new Date(billDate.getTime() - DAY_MS), entries };
}

/** The detailed usage of one period (`cycleDate`, `YYYY-MM-DD`) as the contract's `record`. */
export function usageRecord(customer: Persona, cycleDate: string, language: Language) {
  const { first, last, entries } = periodOf(customer, cycleDate);
  const sessions = entries.map(({ kind, at, number, amount, avos }) => ({
    startedAt: `${dateOf(at)} ${at.toISOString().slice(11, 16)}`,
    kind: kind === 'enquiry' ? ('call' as const) : kind,
    type: KINDS[kind][language],
    ...(kind !== 'data' && { number }),
    amount,
    charge: money(avos),
  }));
  return { from: dateOf(first), to: dateOf(last), sessions };
}

/** The same as plain text for a fixed-width font. */
export function usageDetailText(customer: Persona, cycleDate: string, language: Language): string {
  const { first, last, entries } = periodOf(customer, cycleDate);
  const total = (field: 'amount' | 'avos', ...kinds: Kind[]) =>
    entries.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((sum, entry) => sum + entry[field], 0);
  const text = (key: keyof typeof TEXTS) => TEXTS[key][language];
  const fact = (key: keyof typeof TEXTS, value: string) => `${text(key)}${{ cn: '：', en: ': ' }[language]}${value}`;
  return [
    text('company'),
    text('heading'),
    '',
    fact('account', customer.account),
    fact('mobileNo', customer.mobileNo),
    fact('period', `${dateOf(first)} ${text('to')} ${dateOf(last)}`),
    '',
    tableRow(
      COLUMNS,
      COLUMNS.map(({ title }) => title[language]),
    ),
    ...entries.map((entry) =>
      tableRow(COLUMNS, [dateOf(entry.at), entry.at.toISOString().slice(11, 19), entry.number, usedOf(entry), money(entry.avos), KINDS[entry.kind][language]]),
    ),
    '',
    fact('calls', clock(total('amount', 'call', 'enquiry', 'idd'))),
    fact('messages', String(total('amount', 'sms'))),
    fact('data', kb(total('amount', 'data'))),
    fact('charge', `MOP$${money(total('avos'))}`),
    text('included'),
    '',
  ].join('\n');
}
