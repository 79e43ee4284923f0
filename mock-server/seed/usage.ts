import { content, money } from '#operator';
import type { UsageSession } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { macauClock } from './macau-time.ts';
import { mop } from './prices.ts';

type Session = Bill['sessions'][number];

const TYPES: Record<Session['kind'] | 'smsAbroad', readonly [kind: UsageSession['kind'], type: Texts]> = {
  call: ['call', { cn: '本地通話', en: 'Local call' }],
  heart: ['call', { cn: '心連心通話', en: 'Heart to Heart call' }],
  enquiry: ['call', { cn: '致電查詢用量', en: 'Call to check usage' }],
  sms: ['sms', { cn: '本地短訊', en: 'Local SMS' }],
  smsAbroad: ['sms', { cn: '國際短訊', en: 'International SMS' }],
  data: ['data', { cn: '流動數據', en: 'Mobile data' }],
  roaming: ['data', { cn: '漫遊數據', en: 'Roaming data' }],
  idd: ['idd', { cn: 'IDD 00 長途電話', en: 'IDD 00 call' }],
};

const COLUMNS: readonly Column[] = [
  { title: { cn: '日期', en: 'Date' }, width: 10 },
  { title: { cn: '時間', en: 'Time' }, width: 8 },
  { title: { cn: '對方號碼', en: 'Other number' }, width: 15 },
  { title: { cn: '時長／用量', en: 'Used' }, width: 12, right: true },
  { title: { cn: money.code, en: money.code }, width: 6, right: true },
  { title: { cn: '類別', en: 'Type' }, width: 0 },
];

const TEXTS = {
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
} satisfies Record<string, Texts>;

const kb = (amount: number) => `${amount.toLocaleString('en')} KB`;

/** A session as records and the last pages of bills list it: time in Macau, the other number or a dash, and the charge in avos. */
function rowOf(session: Session) {
  const { at, amount, charge } = session;
  const [kind, type] = TYPES[session.kind === 'sms' && session.isAbroad ? 'smsAbroad' : session.kind];
  const { date: day, time } = macauClock(at);
  const used = { data: kb, sms: String, call: clock, idd: clock }[kind](amount);
  return { kind, type, day, time, number: 'number' in session ? session.number : '-', amount, used, avos: charge?.avos ?? 0 };
}

export type UsageRow = ReturnType<typeof rowOf>;

export const usageRowsOf = (bill: Bill): UsageRow[] => bill.sessions.map(rowOf);

/** The detailed usage of the period of a bill as the contract's `record`. */
export function usageRecord(bill: Bill, language: Language) {
  const sessions = usageRowsOf(bill).map(({ kind, day, time, number, amount, avos, type }) => ({
    startedAt: `${day} ${time.slice(0, 5)}`,
    kind,
    type: textIn(type, language),
    ...(kind !== 'data' && { number }),
    amount,
    charge: mop(avos),
  }));
  return { from: bill.from, to: bill.to, sessions };
}

/** The same as plain text for a fixed-width font. */
export function usageDetailText(bill: Bill, language: Language): string {
  const rows = usageRowsOf(bill);
  const total = (field: 'amount' | 'avos', ...kinds: UsageRow['kind'][]) =>
    rows.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((sum, row) => sum + row[field], 0);
  const text = (key: keyof typeof TEXTS) => textIn(TEXTS[key], language);
  const fact = (key: keyof typeof TEXTS, value: string) => `${text(key)}${textIn({ cn: '：', en: ': ' }, language)}${value}`;
  return [
    textIn(content.billName, language),
    text('heading'),
    '',
    fact('account', bill.account),
    fact('mobileNo', bill.mobileNo),
    fact('period', `${bill.from} ${text('to')} ${bill.to}`),
    '',
    tableRow(
      COLUMNS,
      COLUMNS.map(({ title }) => textIn(title, language)),
    ),
    ...rows.map(({ day, time, number, used, avos, type }) => tableRow(COLUMNS, [day, time, number, used, mop(avos), textIn(type, language)])),
    '',
    fact('calls', clock(total('amount', 'call', 'idd'))),
    fact('messages', String(total('amount', 'sms'))),
    fact('data', kb(total('amount', 'data'))),
    fact('charge', money.sign + mop(total('avos'))),
    text('included'),
    '',
  ].join('\n');
}

/** A column of a text table for a fixed-width font. */
interface Column {
  title: Texts;
  /** In Latin letters. The last column needs none. */
  width: number;
  right?: true;
}

/** Chinese and full-width characters count as two Latin ones. Fonts differ, so Chinese belongs in the last column. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
}

function tableRow(columns: readonly Column[], cells: readonly string[]): string {
  return columns
    .map(({ width, right }, index) => {
      const cell = cells[index] ?? '';
      const room = ' '.repeat(Math.max(0, width - widthOf(cell)));
      return right ? room + cell : cell + room;
    })
    .join('  ');
}

/** Seconds as `hh:mm:ss`. */
function clock(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
