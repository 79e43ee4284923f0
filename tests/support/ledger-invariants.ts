import { catalogue, prices } from '#operator';
import type { Persona } from '../../mock-server/personas.ts';
import { factsOf } from '../../mock-server/seed/customers.ts';
import { plansSeed } from '../../mock-server/seed/plans.ts';
import { topUpPlans } from '../../mock-server/seed/top-up.ts';
import { sampleRecords } from '../../src/features/top-up/records.ts';
import { avosOf, DAY_MS, inMacau, KIB_A_GB, type Line, MACAU_AHEAD_MS, type Mock, momentOf } from './ledger-reads.ts';

/** No longer in the catalogue, with fee in MOP. */
const OLD_PLANS: Record<string, number> = { '3G Basic': 78, '4G Standard': 128 };
/** The tariffs as the public pages state them, in avos; of IDD for 6 seconds. */
const TARIFF: Record<string, number> = { peak: 22, offPeak: 18, 'Local SMS': 25, 'International SMS': 100 };
const DAY_PASS: Record<string, number> = {
  'Greater China Day Pass': 100 * catalogue.dayPass.nearby,
  'Southeast Asia Day Pass': 100 * catalogue.dayPass.southeastAsia,
};
const INTEREST = 0.02;

/** What a visitor did: the test's own list, from which it expects the figures. */
export interface Deed {
  at: number;
  what: 'pay' | 'topUp' | 'copy' | 'sms' | 'roamingOff' | 'roamingOn';
  /** Avos of a payment, GB of a top-up, parts of messages. */
  amount: number;
}

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const avosIn = (lines: readonly Line[]) => sum(lines.map(({ avos }) => avos));
const amountIn = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
const quantityIn = (lines: readonly Line[]) => sum(lines.map(({ quantity }) => Number.parseFloat(quantity)));
export const starting = (lines: readonly Line[], ...labels: string[]) => lines.filter(({ label }) => labels.some((start) => label.startsWith(start)));
export const passesIn = (lines: readonly Line[]) => starting(lines, ...Object.keys(DAY_PASS));
const daysLater = (day: string, days: number): string => inMacau(momentOf(day) + days * DAY_MS).slice(0, 10);
const longDate = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function isPeak(startedAt: string): boolean {
  const moment = new Date(`${startedAt.replace(' ', 'T')}:00Z`);
  return moment.getUTCDay() % 6 !== 0 && moment.getUTCHours() >= 8 && moment.getUTCHours() < 21;
}

function isPriced({ label, avos }: Line): boolean {
  const name = label.replace(/ (?:monthly )?fee.*$/, '');
  if (name === 'Music streaming') return avos === 100 * prices.musicPerMonth;
  const plan = plansSeed.find((candidate) => candidate.name.en === name);
  return plan === undefined ? avos === 100 * (OLD_PLANS[name] ?? 0) : plan.ways.some(({ monthplan }) => 100 * monthplan === avos);
}

type Check = (id: string, place: string, what: string, got: unknown, wanted: unknown) => void;
type Bills = Awaited<ReturnType<Mock['bills']>>;
type Sessions = NonNullable<Awaited<ReturnType<Mock['records']>>[number]['sessions']>;

/** The record of a period against the lines of its bill. */
function checkRecord(check: Check, date: string, from: string, lines: readonly Line[], sessions: Sessions, deeds: readonly Deed[]): void {
  const ofType = (...types: string[]) => sessions.filter(({ type }) => types.includes(type));
  const charges = (rows: Sessions) => sum(rows.map(({ charge }) => avosOf(charge)));
  const times = sessions.map(({ startedAt }) => startedAt);
  const outside = times.filter((startedAt) => startedAt < from || startedAt >= date);
  check('I9', date, 'sessions out of the period', outside, []);
  check('I9', date, 'order of the record', times, times.toSorted());

  const idd = ofType('IDD 00 call');
  const units = (rows: Sessions) => rows.map(({ amount }) => Math.ceil(amount / 6));
  const peak = idd.filter(({ startedAt }) => isPeak(startedAt));
  const offPeak = idd.filter(({ startedAt }) => !isPeak(startedAt));
  const [local, abroad] = [ofType('Local SMS'), ofType('International SMS')];
  const kinds = [
    ['IDD 00 China, peak', peak, units(peak), 'peak', 10],
    ['IDD 00 China, off-peak', offPeak, units(offPeak), 'offPeak', 10],
    ['SMS: local', local, local.map(({ amount }) => amount), 'Local SMS', 1],
    ['SMS: international', abroad, abroad.map(({ amount }) => amount), 'International SMS', 1],
  ] as const;
  for (const [label, rows, quantities, tariff, inOne] of kinds) {
    const line = starting(lines, label);
    const wanted = quantities.map((quantity) => quantity * (TARIFF[tariff] ?? 0));
    const charged = rows.map(({ charge }) => avosOf(charge));
    check('I5', date, `charges of ${label}`, charged, wanted);
    check('I4', date, label, avosIn(line), charges(rows));
    check('I4', date, `quantity of ${label}`, quantityIn(line), sum(quantities) / inOne);
  }
  const free = ofType('Local call', 'Heart to Heart call', 'Call to check usage', 'Mobile data');
  check('I5', date, 'charge of what is included', charges(free), 0);

  const roaming = ofType('Roaming data');
  const passes = passesIn(lines);
  const days = new Set(roaming.map(({ startedAt }) => startedAt.slice(0, 10)));
  const charged = roaming.filter(({ charge }) => charge !== '0.00');
  const switches = deeds.filter(({ what }) => what.startsWith('roaming'));
  const isOff = (startedAt: string) => switches.filter((deed) => inMacau(deed.at) <= startedAt).at(-1)?.what === 'roamingOff';
  const whileOff = roaming.filter(({ startedAt }) => isOff(startedAt));
  check('I4', date, 'roaming', avosIn(passes), charges(roaming));
  check('I5', date, 'sessions that start a pass, one a day', charged.length, days.size);
  check('I16', date, 'pass days of the bill', quantityIn(passes), days.size);
  check('I16', date, 'data abroad while roaming was off', whileOff, []);
  check('I7', date, 'more than 1,000 minutes', amountIn(ofType('Local call', 'Heart to Heart call')) > 60_000, false);
}

/** Everything that the mock says of one customer, as violations of the invariants; `deeds` are the visitor's. */
export async function violationsOf(mock: Mock, customer: Persona, deeds: readonly Deed[] = []): Promise<string[]> {
  const found: string[] = [];
  const check: Check = (id, place, what, got, wanted) => {
    const [shown, right] = [JSON.stringify(got), JSON.stringify(wanted)];
    if (shown !== right) found.push(`${id} ${customer.mobileNo} ${place}: ${what}: ${shown}, not ${right}`);
  };
  const done = (what: Deed['what'], from: string, to: string) =>
    deeds.filter((deed) => deed.what === what && deed.at >= momentOf(from) && deed.at < momentOf(to));
  const [bills, records, messages] = await Promise.all([mock.bills(customer), mock.records(customer), mock.messages(customer)]);
  const { contracts } = factsOf(customer.mobileNo);
  const allowance = contracts[0]?.gb ?? 0;

  // The history that the site shows as an example: what each 4G customer bought.
  const rows = customer.net === '4g' ? [0, 150, 300].flatMap((days) => sampleRecords(new Date(Date.now() + (1 - days) * DAY_MS + MACAU_AHEAD_MS))) : [];
  const history = new Map(rows.map(({ day, data }) => [day, Number(data)]));
  for (const { day, amount, data } of rows) check('I17', day, 'price', Number(amount), topUpPlans.find(({ gb }) => gb === Number(data))?.price);
  const boughtIn = (from: string, to: string) => [
    ...[...history].flatMap(([day, gb]) => (day >= from && day < to ? [gb] : [])),
    ...done('topUp', from, to).map(({ amount }) => amount),
  ];

  function checkBill({ date, lines, total, text, chinese }: Bills[number], before: Bills[number]): void {
    const from = before.date;
    const at = (...labels: string[]) => avosIn(starting(lines, ...labels));
    const paid = done('pay', from, date);
    const inTime = paid.filter((deed) => deed.at < momentOf(daysLater(from, 15)));
    const late = paid.length === 0 ? 0 : Math.max(0, before.total - amountIn(inTime));
    check('I2', date, 'previous bill', at('Previous bill'), before.total);
    check('I2', date, 'received', -at('Payment received'), paid.length > 0 ? amountIn(paid) : Math.max(0, before.total));
    check('I2', date, 'interest', at('Interest'), Math.round(INTEREST * late));
    check('I8', date, 'period', text.includes(`Period: ${longDate(from)} to ${longDate(daysLater(date, -1))}\n`), true);
    check('I8', date, 'due date', text.includes(`Pay by: ${longDate(daysLater(date, 14))}\n`), true);

    const fees = lines.filter(({ label }) => / fee(?:: [\d ]+)?$/.test(label));
    const wrongFees = fees.filter((fee) => !isPriced(fee));
    check('I6', date, 'fees not of the catalogue', wrongFees, []);
    check('I6', date, 'contracts', starting(fees, ...contracts.map(({ name }) => name.en)).length, contracts.length);
    const topUps = starting(lines, 'Data top-up').map(({ label, avos }) => `${label} ${avos}`);
    const bought = boughtIn(from, date).map((size) => `Data top-up ${size} GB ${100 * (topUpPlans.find(({ gb }) => gb === size)?.price ?? 0)}`);
    check('I17', date, 'top-ups', topUps.sort(), bought.sort());
    check('I9', date, 'copies', at('Bill copy', 'Usage record copy'), done('copy', from, date).length * 100 * prices.reissue);
    const passes = passesIn(lines);
    const wrongPasses = passes.filter(({ label, avos, quantity }) => avos !== (DAY_PASS[label] ?? 0) * Number.parseInt(quantity, 10));
    check('I5', date, 'day passes', wrongPasses, []);
    const known = avosIn([...fees, ...passes]) + at('Previous', 'Payment', 'Interest', 'Data top-up', 'Bill copy', 'Usage record copy', 'IDD', 'SMS');
    check('I1', date, 'lines', known, avosIn(lines));
    check('I1', date, 'total', total, avosIn(lines));
    const [amounts, chineseAmounts] = [lines, chinese.lines].map((each) => each.map(({ avos }) => avos));
    check('I1', date, 'amounts in Chinese', chineseAmounts, amounts);

    const parts = quantityIn(starting(lines, 'SMS'));
    check('I15', date, 'fewer parts than the visitor sent', amountIn(done('sms', from, date)) > parts, false);
    const { sessions } = records.find((record) => record.date === date) ?? {};
    if (sessions !== undefined) {
      checkRecord(check, date, from, lines, sessions, deeds);
      const data = amountIn(sessions.filter(({ type }) => type === 'Mobile data'));
      check('I7', date, 'data beyond the allowance', data > (allowance + sum(boughtIn(from, date))) * KIB_A_GB, false);
    }
    // As far as the record of messages goes back.
    if (from < (bills[6]?.date ?? '') || from <= messages.since) return;
    const sent = messages.rows.filter(({ sendDate }) => sendDate >= from && sendDate < date);
    check('I15', date, 'fewer parts than messages', sent.length > parts, false);
    check('I15', date, 'messages abroad', at('SMS: international') > 0, sent.map(({ receive }) => receive.startsWith('+')).includes(true));
    const listed = sent.map(({ sendDate, receive }) => `${sendDate} ${receive}`).sort();
    const used = sessions?.flatMap(({ kind, startedAt, number }) => (kind === 'sms' ? [`${startedAt} ${number}`] : [])).sort();
    if (used !== undefined) check('I15', date, 'messages of both records', used, listed);
  }
  for (const [place, bill] of bills.entries()) {
    const before = bills[place + 1];
    if (before !== undefined) checkBill(bill, before);
  }

  const { date: latest = '', total = 0 } = bills[0] ?? {};
  const { queryUsageVO: use } = await mock.read('unbilledUsage', customer);
  const { realTimeUsage } = await mock.read('topUpOffer', customer);
  const next = daysLater(`${latest.slice(0, 7)}-01`, 45).slice(0, 8) + latest.slice(8);
  const owed = total - amountIn(done('pay', latest, next));
  const { account, mobileNo } = customer;
  check('I3', latest, 'amount due', avosOf((await mock.read('outstandingBalance', customer)).balance), owed);
  check('I3', latest, 'Pay a bill', avosOf((await mock.read('lookUpBalance', customer, { body: { mobileNo } })).balance), owed);
  check('I8', latest, 'summary', await mock.read('billSummary', customer), { account, mobileNo, invoice: { cycleDateStr: latest } });
  check('I8', next, 'next bill', use.nextfdrq, next);
  check('I11', next, 'data', use.useData, (realTimeUsage.useData / 1024).toFixed(1));
  check('I11', next, 'used and left', realTimeUsage.useData + realTimeUsage.remainDate, (allowance + sum(boughtIn(latest, next))) * KIB_A_GB);
  check('I12', next, 'airtime', Number(use.basicVoice) + Number(use.hthVoice), Number(use.allTime));
  const past = records.flatMap(({ sessions = [] }) => sessions.filter(({ type }) => type === 'Mobile data'));
  const days = Math.ceil((Date.now() - momentOf(latest)) / DAY_MS);
  if (past.length > 0) check('I14', next, 'use far from that of the past', realTimeUsage.useData > (days / 30) * 3 * (amountIn(past) / records.length), false);
  return found;
}
