import { money } from '#operator';

export const KINDS = ['data', 'call', 'sms', 'idd'] as const;
export type Kind = (typeof KINDS)[number];

export interface UsageEntry {
  kind: Kind;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
  /** Number called; empty for data. */
  number: string;
  /** KB of data, seconds of a call, number of messages. */
  amount: number;
  /** 1/100 MOP. */
  avos: number;
  /** The server's name of the kind, in the language of the request. */
  type: string;
}

export interface UsageRecord {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** In the order of the text. */
  entries: readonly UsageEntry[];
}

/** A used amount; the figure of a `count` may be messages only. */
interface Amount {
  unit: 'data' | 'clock' | 'count' | 'money';
  value: number;
  /** Half of the last digit that is shown. */
  tolerance: number;
}

const KB: Readonly<Record<string, number>> = { KB: 1, MB: 1024, GB: 1024 * 1024 };
const FIGURE = /^-?\d[\d,]*(?:\.\d{1,3})?$/;
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.|$)/;
const CLOCK = /^(\d{1,4}):([0-5]\d):([0-5]\d)$/;
const DAY = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
/** Begins like a line of a session, whether or not the rest can be read. */
const DATED = /^\d{1,4}[-/.年]\d{1,2}/;
const HAS_CLOCK = /\d:\d\d/;
const HAS_DATA = /\d\s*[KMG]B\b/i;
const HAS_CHARGE = /\d\.\d\d(?!\d)/;
const PERIOD = /(\d{4}[-/]\d{2}[-/]\d{2})\D{1,20}(\d{4}[-/]\d{2}[-/]\d{2})/;
const TOTAL = /合計|總計|總數|總額|total/i;
const MAX_DAYS = 62;
const MONEY = new RegExp(String.raw`^${money.code}\$?`, 'i');

const words: Record<Kind, RegExp> = {
  idd: /\bIDD\b|長途|國際通話|international call|overseas/i,
  sms: /短訊|彩信|\b[SM]MS\b|message/i,
  data: /數據|\bdata\b|上網/i,
  call: /通話|熱線|\bcalls?\b|\bline\b|voice|minutes/i,
};

function figureOf(text: string): { value: number; tolerance: number } | undefined {
  if (!FIGURE.test(text) || (text.includes(',') && !GROUPED.test(text))) return undefined;
  const decimals = text.split('.')[1]?.length ?? 0;
  return { value: Number(text.replaceAll(',', '')), tolerance: decimals === 0 ? 0 : 0.5 / 10 ** decimals + 1e-9 };
}

/** `367,656 KB`, `00:07:00`, `12`, `MOP$0.25` or `0.25`. */
function amountOf(text: string): Amount | undefined {
  const clock = CLOCK.exec(text);
  if (clock) return { unit: 'clock', value: Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]), tolerance: 0 };
  const factor = KB[text.slice(-2).toUpperCase()];
  const figure = figureOf((factor === undefined ? text.replace(MONEY, '') : text.slice(0, -2)).trim());
  if (figure === undefined) return undefined;
  if (factor !== undefined) return { unit: 'data', value: figure.value * factor, tolerance: figure.tolerance * factor };
  if (MONEY.test(text) || /\.\d\d$/.test(text)) return { unit: 'money', value: Math.round(figure.value * 100), tolerance: 0 };
  return Number.isInteger(figure.value) && figure.value >= 0 ? { unit: 'count', ...figure } : undefined;
}

/** Undefined for a day that the calendar does not have. */
function dayOf(text: string): string | undefined {
  const day = text.replaceAll('/', '-');
  const at = new Date(`${day}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

/** A call abroad is IDD by its type or by the prefix of its number; otherwise the amount says the kind and the type must not contradict it. */
function kindOf(amount: Amount, type: string, number: string): Kind | undefined {
  const named = KINDS.filter((kind) => words[kind].test(type));
  if (amount.unit === 'data') return named.length === 0 || named.includes('data') ? 'data' : undefined;
  if (amount.unit === 'count') return named.includes('sms') ? 'sms' : undefined;
  if (amount.unit !== 'clock' || named.includes('data') || named.includes('sms')) return undefined;
  return named.includes('idd') || /^(?:00|\+)/.test(number) ? 'idd' : 'call';
}

/** Day, time, number, amount with its unit, charge and type, set apart by spaces. */
function entryOf(line: string): UsageEntry | undefined {
  const [date = '', time = '', number = '', used = '', ...rest] = line.split(/\s+/);
  const unit = rest[0] !== undefined && KB[rest[0].toUpperCase()] !== undefined ? (rest.shift() ?? '') : '';
  const amount = amountOf(used + unit);
  const charge = amountOf(rest.shift() ?? '');
  const type = rest.join(' ');
  const day = dayOf(date);
  if (day === undefined || !TIME.test(time) || amount === undefined || charge?.unit !== 'money' || type === '') return undefined;
  const kind = kindOf(amount, type, number);
  return kind && { kind, day, time: time.slice(0, 5), number: /^[-–—]+$/.test(number) ? '' : number, amount: amount.value, avos: charge.value, type };
}

/** The amount at the end of a line with a total, and the kinds that it counts; undefined where either cannot be read. */
function totalOf(line: string): { amount: Amount; kinds: readonly Kind[] } | undefined {
  const at = Math.max(line.lastIndexOf('：'), line.lastIndexOf(': '));
  const tokens = line.split(/\s+/);
  const last = tokens.at(-1) ?? '';
  const text = at >= 0 ? line.slice(at + 1).trim() : KB[last.toUpperCase()] === undefined ? last : `${tokens.at(-2)}${last}`;
  const amount = amountOf(text);
  if (amount === undefined) return undefined;
  const label = line.slice(0, line.length - text.length);
  const named = KINDS.filter((kind) => words[kind].test(label));
  const isLocal = /本地|\blocal\b/i.test(label);
  if (amount.unit === 'data') return { amount, kinds: ['data'] };
  if (amount.unit === 'count') return named.includes('sms') ? { amount, kinds: ['sms'] } : undefined;
  const calls: Kind[] = isLocal ? ['call'] : named.includes('idd') ? ['idd'] : ['call', 'idd'];
  if (amount.unit === 'clock') return { amount, kinds: calls };
  if (named.length === 0) return { amount, kinds: KINDS };
  return { amount, kinds: named.some((kind) => kind === 'call' || kind === 'idd') ? calls : named };
}

const isFulfilled = (entries: readonly UsageEntry[], { amount, kinds }: { amount: Amount; kinds: readonly Kind[] }): boolean => {
  const field = amount.unit === 'money' ? 'avos' : 'amount';
  const sum = entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, entry) => total + entry[field], 0);
  return Math.abs(sum - amount.value) <= amount.tolerance;
};

/**
 * The text of `usageDetail` as entries. Undefined unless every line of a session is understood and the sums are the text's own totals, which must count
 * every kind that occurs: a figure that could be wrong is never shown (decision B74).
 */
export function parseUsageRecord(text: string): UsageRecord | undefined {
  const entries: UsageEntry[] = [];
  const totals: { amount: Amount; kinds: readonly Kind[] }[] = [];
  const heading = new Set<string>();
  let period: readonly [string, string] | undefined;
  let unknown = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    if (DATED.test(line)) {
      const entry = entryOf(line);
      // What is between two entries must be a heading that is repeated.
      if (entry === undefined || unknown !== '') return undefined;
      entries.push(entry);
    } else if (TOTAL.test(line) && /\d/.test(line)) {
      const total = totalOf(line);
      if (total === undefined) return undefined;
      totals.push(total);
    } else if (HAS_CLOCK.test(line) && HAS_CHARGE.test(line)) {
      // A line of a session whose date has another form, or none.
      return undefined;
    } else if (entries.length === 0) {
      heading.add(line);
      const [, from = '', to = ''] = PERIOD.exec(line) ?? [];
      const days = [dayOf(from), dayOf(to)] as const;
      if (days[0] !== undefined && days[1] !== undefined) period ??= [days[0], days[1]];
    } else if (!heading.has(line)) {
      unknown = line;
    }
  }
  // Without entries, a line that may be one is no heading.
  if (entries.length === 0 && [...heading].some((line) => HAS_CLOCK.test(line) || HAS_DATA.test(line))) return undefined;
  const counted = new Set(totals.flatMap(({ kinds }) => kinds));
  if (totals.length === 0 || entries.some(({ kind }) => !counted.has(kind)) || !totals.every((total) => isFulfilled(entries, total))) return undefined;
  const days = [...entries.map(({ day }) => day), ...(period ?? [])].sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined || daysBetween(from, to).length > MAX_DAYS ? undefined : { from, to, entries };
}

/** All days from the first to the last, at most one more than a record may have. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (const at = new Date(`${from}T00:00:00Z`); days.length <= MAX_DAYS; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10);
    if (day > to) break;
    days.push(day);
  }
  return days;
}
