import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Persona } from '../../mock-server/personas.ts';
import { personas } from '../../mock-server/personas.ts';
import { factsOf } from '../../mock-server/seed/customers.ts';
import { planSectionsSeed } from '../../mock-server/seed/plans.ts';
import { topUpPlans } from '../../mock-server/seed/top-up.ts';
import { sampleRecords } from '../../src/features/top-up/records.ts';
import { avosOf, inMacau, type Line, MACAU_AHEAD_MS, type Mock, mockOf, momentOf, switchBrand } from '../support/ledger-reads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KIB_A_GB = 1024 * 1024;
const postpaid = personas.filter(({ kind }) => kind === 'POSTPAID');
const prepaid = personas.filter(({ kind }) => kind === 'PREPAID');
/** No longer in the catalogue, with fee in MOP and GB. */
const OLD_PLANS: Record<string, readonly [number, number]> = { '3G Basic': [78, 2], '4G Standard': [128, 20] };
/** The tariffs as the public pages state them, in avos. */
const TARIFF = { iddPeak: 22, iddOffPeak: 18, sms: { 'Local SMS': 25, 'International SMS': 100 }, interest: 0.02 };
const DAY_PASS: Record<string, number> = { 'Greater China Day Pass': 2800, 'Southeast Asia Day Pass': 3800 };
const OF_BRAND = { farol: { music: 4900, copy: 2000 }, mare: { music: 5800, copy: 2500 } };

/** What a visitor did: the test's own list, from which it expects the figures. */
interface Deed {
  at: number;
  what: 'pay' | 'topUp' | 'copy' | 'sms' | 'roamingOff' | 'roamingOn';
  /** Avos of a payment, GB of a top-up, parts of messages. */
  amount: number;
}

const sum = <T>(rows: readonly T[], figure: (row: T) => number): number => rows.reduce((total, row) => total + figure(row), 0);
const plus = (day: string, days: number): string => inMacau(momentOf(day) + days * DAY_MS).slice(0, 10);
const longDate = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const starting = (lines: readonly Line[], ...labels: string[]) => lines.filter(({ label }) => labels.some((start) => label.startsWith(start)));

/** Everything that the mock says of one customer, as violations of the invariants; `deeds` are the visitor's. */
async function violations(mock: Mock, customer: Persona, brand: keyof typeof OF_BRAND, deeds: readonly Deed[] = []): Promise<string[]> {
  const found: string[] = [];
  const now = Date.now();
  const check = (id: string, place: string, what: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      found.push(`${id} ${customer.mobileNo} ${place}: ${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
  };
  const done = (what: Deed['what'], from: string, to: string) =>
    deeds.filter((deed) => deed.what === what && deed.at >= momentOf(from) && deed.at < momentOf(to));
  const [bills, records, { rows: messages, since }] = await Promise.all([mock.bills(customer), mock.records(customer), mock.messages(customer)]);
  const { queryUsageVO: use } = await mock.read('unbilledUsage', customer);
  const { realTimeUsage: realTime } = await mock.read('topUpOffer', customer);
  const { contracts } = factsOf(customer.mobileNo);
  const allowance = contracts[0]?.gb ?? 0;
  const nextDate = use.nextfdrq;

  // The history that the site shows as an example: what each 4G customer bought.
  const bought = customer.net === '4g' ? [0, 150, 300].flatMap((days) => sampleRecords(new Date(now + (1 - days) * DAY_MS + MACAU_AHEAD_MS))) : [];
  const boughtIn = (from: string, to: string) => [...new Map(bought.filter(({ day }) => day >= from && day < to).map((row) => [row.day, row])).values()];
  const gbIn = (from: string, to: string) => sum(boughtIn(from, to), ({ data }) => Number(data)) + sum(done('topUp', from, to), ({ amount }) => amount);

  for (const [place, bill] of bills.entries()) {
    const { date, lines, total, chinese, text } = bill;
    const before = bills[place + 1];
    const from = before?.date ?? '';
    const at = (label: string) => sum(starting(lines, label), ({ avos }) => avos);
    check(
      'I1',
      date,
      'lines add up',
      sum(lines, ({ avos }) => avos),
      total,
    );
    check(
      'I1',
      date,
      'Chinese amounts',
      chinese.lines.map(({ avos }) => avos),
      lines.map(({ avos }) => avos),
    );
    check('I8', date, 'due date', text.includes(`Pay by: ${longDate(plus(date, 14))}\n`), true);
    if (before === undefined) continue;
    check('I8', date, 'period', text.includes(`Period: ${longDate(from)} to ${longDate(plus(date, -1))}\n`), true);
    check('I2', date, 'previous bill', at('Previous bill'), before.total);
    const paid = done('pay', from, date);
    const everPaid = deeds.some((deed) => deed.what === 'pay' && deed.at < momentOf(date));
    const received = paid.length > 0 || before.total <= 0 ? sum(paid, ({ amount }) => amount) : before.total;
    check('I2', date, 'received', at('Payment received'), -received || 0);
    const inTime =
      paid.length === 0 && !everPaid
        ? before.total
        : sum(
            paid.filter((deed) => deed.at < momentOf(plus(from, 15))),
            ({ amount }) => amount,
          );
    const late = paid.length === 0 ? 0 : Math.max(0, before.total - inTime);
    check('I2', date, 'interest', at('Interest'), Math.round(TARIFF.interest * late));

    const fees = lines.filter(({ label }) => / fee(?:: [\d ]+)?$/.test(label));
    const isPriced = ({ label, avos }: Line) => {
      const name = label.replace(/ (?:monthly )?fee.*$/, '');
      const plan = planSectionsSeed.flatMap(({ chips }) => chips).find((chip) => chip.name.en === name);
      if (name === 'Music streaming') return avos === OF_BRAND[brand].music;
      return plan === undefined ? avos === 100 * (OLD_PLANS[name]?.[0] ?? 0) : plan.ways.some(({ monthplan }) => 100 * monthplan === avos);
    };
    check(
      'I6',
      date,
      'fees not of the catalogue',
      fees.filter((fee) => !isPriced(fee)),
      [],
    );
    check('I6', date, 'contracts', starting(fees, ...contracts.map(({ name }) => name.en)).length, contracts.length);

    const topUps = starting(lines, 'Data top-up').map(({ label, avos }) => `${label} ${avos}`);
    const sizes = [...boughtIn(from, date).map(({ data }) => Number(data)), ...done('topUp', from, date).map(({ amount }) => amount)];
    const priced = sizes.map((size) => `Data top-up ${size} GB ${100 * (topUpPlans.find(({ gb }) => gb === size)?.price ?? 0)}`);
    check('I17', date, 'top-ups', topUps.sort(), priced.sort());
    check('I9', date, 'copies', at('Bill copy') + at('Usage record copy'), done('copy', from, date).length * OF_BRAND[brand].copy);

    const sent = messages.filter(({ sendDate }) => sendDate >= from && sendDate < date);
    const quantities = sum(starting(lines, 'SMS'), ({ quantity }) => Number.parseInt(quantity, 10));
    if (from > since && from >= (bills[5]?.date ?? '')) {
      check('I15', date, 'parts of the messages of the record at least', quantities >= sent.length, true);
      check(
        'I15',
        date,
        'abroad',
        at('SMS: international') > 0,
        sent.some(({ receive }) => receive.startsWith('+')),
      );
    }
    const passes = starting(lines, ...Object.keys(DAY_PASS));
    check(
      'I16',
      date,
      'passes',
      passes.filter(({ label, avos, quantity }) => avos !== (DAY_PASS[label] ?? 0) * Number.parseInt(quantity, 10)),
      [],
    );
    const known = sum(
      [...fees, ...passes, ...starting(lines, 'Previous', 'Payment', 'Interest', 'Data top-up', 'Bill copy', 'Usage record copy', 'IDD', 'SMS')],
      ({ avos }) => avos,
    );
    check('I1', date, 'lines that the test knows', known, total);

    const { sessions } = records.find((each) => each.date === date) ?? {};
    if (sessions === undefined) continue;
    const ofType = (...types: string[]) => sessions.filter(({ type }) => types.includes(type));
    const charges = (rows: readonly { charge: string }[]) => sum(rows, ({ charge }) => avosOf(charge));
    check(
      'I9',
      date,
      'sessions out of the period',
      sessions.filter(({ startedAt }) => startedAt < from || startedAt >= date),
      [],
    );
    check(
      'I9',
      date,
      'order',
      sessions.map(({ startedAt }) => startedAt),
      sessions.map(({ startedAt }) => startedAt).sort(),
    );
    const isPeak = (startedAt: string) => {
      const moment = new Date(`${startedAt.replace(' ', 'T')}:00Z`);
      return moment.getUTCDay() % 6 !== 0 && moment.getUTCHours() >= 8 && moment.getUTCHours() < 21;
    };
    for (const session of sessions) {
      const units = Math.ceil(session.amount / 6);
      const { sms } = TARIFF;
      const wanted =
        session.kind === 'idd'
          ? units * (isPeak(session.startedAt) ? TARIFF.iddPeak : TARIFF.iddOffPeak)
          : session.kind === 'sms'
            ? session.amount * (sms[session.type as keyof typeof sms] ?? 0)
            : 0;
      if (session.type !== 'Roaming data') check('I5', date, `charge of ${session.startedAt} ${session.type}`, avosOf(session.charge), wanted);
    }
    const idd = ofType('IDD 00 call');
    for (const [label, rows] of [
      ['IDD 00 China, peak', idd.filter(({ startedAt }) => isPeak(startedAt))],
      ['IDD 00 China, off-peak', idd.filter(({ startedAt }) => !isPeak(startedAt))],
    ] as const) {
      check('I4', date, label, at(label), charges(rows));
      check(
        'I4',
        date,
        `${label}, minutes`,
        Number.parseFloat(starting(lines, label)[0]?.quantity ?? '0'),
        sum(rows, ({ amount }) => Math.ceil(amount / 6)) / 10,
      );
    }
    for (const [label, type] of [
      ['SMS: local', 'Local SMS'],
      ['SMS: international', 'International SMS'],
    ] as const) {
      check('I4', date, label, at(label), charges(ofType(type)));
      check(
        'I4',
        date,
        `${label}, parts`,
        Number.parseInt(starting(lines, label)[0]?.quantity ?? '0', 10),
        sum(ofType(type), ({ amount }) => amount),
      );
    }
    const roaming = ofType('Roaming data');
    const switches = deeds.filter(({ what }) => what.startsWith('roaming'));
    const isOff = (startedAt: string) => switches.filter((deed) => inMacau(deed.at) <= startedAt).at(-1)?.what === 'roamingOff';
    check(
      'I16',
      date,
      'data abroad while roaming was off',
      roaming.filter(({ startedAt }) => isOff(startedAt)),
      [],
    );
    check(
      'I4',
      date,
      'roaming',
      sum(passes, ({ avos }) => avos),
      charges(roaming),
    );
    const roamingDays = new Set(roaming.map(({ startedAt }) => startedAt.slice(0, 10)));
    check('I5', date, 'days with a pass', roaming.filter(({ charge }) => charge !== '0.00').length, roamingDays.size);
    check(
      'I16',
      date,
      'pass days of the bill',
      sum(passes, ({ quantity }) => Number.parseInt(quantity, 10)),
      roamingDays.size,
    );
    if (from > since) {
      const key = (when: string, number: string) => `${when} ${number}`;
      check(
        'I15',
        date,
        'messages of both records',
        ofType('Local SMS', 'International SMS')
          .map(({ startedAt, number }) => key(startedAt, number ?? ''))
          .sort(),
        sent.map(({ sendDate, receive }) => key(sendDate, receive)).sort(),
      );
    }
    const visitorParts = sum(done('sms', from, date), ({ amount }) => amount);
    check('I15', date, 'fewer parts than the visitor sent', visitorParts > quantities, false);
    check('I7', date, 'GB over the allowance', Math.max(0, sum(ofType('Mobile data'), ({ amount }) => amount) / KIB_A_GB - allowance - gbIn(from, date)), 0);
    check('I7', date, 'more than 1,000 minutes', sum(ofType('Local call', 'Heart to Heart call'), ({ amount }) => amount) > 60_000, false);
  }

  const [newest] = bills;
  const mean =
    sum(records, ({ sessions = [] }) =>
      sum(
        sessions.filter(({ type }) => type === 'Mobile data'),
        ({ amount }) => amount,
      ),
    ) / (records.length || 1);
  const latest = newest?.date ?? '';
  const owed = (newest?.total ?? 0) - sum(done('pay', latest, nextDate), ({ amount }) => amount);
  const { account, mobileNo } = customer;
  check('I3', latest, 'amount due', avosOf((await mock.read('outstandingBalance', customer)).balance), owed);
  check('I3', latest, 'Pay a bill', avosOf((await mock.read('lookUpBalance', customer, { body: { mobileNo } })).balance), owed);
  check('I8', latest, 'summary', await mock.read('billSummary', customer), { account, mobileNo, invoice: { cycleDateStr: latest } });
  check('I8', nextDate, 'next bill', nextDate, inMacau(momentOf(`${latest.slice(0, 7)}-01`) + 45 * DAY_MS).slice(0, 8) + latest.slice(8));
  check('I11', nextDate, 'data', use.useData, (realTime.useData / 1024).toFixed(1));
  check('I11', nextDate, 'used and left', realTime.useData + realTime.remainDate, (allowance + gbIn(latest, nextDate)) * KIB_A_GB);
  check('I12', nextDate, 'airtime', Number(use.basicVoice) + Number(use.hthVoice), Number(use.allTime));
  const days = Math.ceil((now - momentOf(latest)) / DAY_MS);
  if (records.length > 0) check('I14', nextDate, 'use far from that of the past', realTime.useData > (days / 30) * 3 * mean, false);
  return found;
}

const at = (moment: string | number) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.doUnmock('#operator');
  vi.resetModules();
});

const CLOCKS = ['2026-03-03T00:10:00+08:00', '2026-11-20T14:05:00+08:00', '2027-01-14T23:59:00+08:00'];

describe.each(['farol', 'mare'] as const)('the customers of %s', (brand) => {
  beforeAll(() => switchBrand(brand));

  it.each(CLOCKS)('say the same everywhere on %s', async (clock) => {
    at(clock);
    const mock = await mockOf('ledger');
    const all = await Promise.all(postpaid.map((customer) => violations(mock, customer, brand)));
    expect(all.flat()).toEqual([]);
  });
});

describe('a bill', () => {
  beforeAll(() => switchBrand('farol'));

  it.each(postpaid)('has in the PDF the lines of the text and the rows of the record: $mobileNo (I1, I13)', async (customer) => {
    at('2026-11-20T14:05:00+08:00');
    const mock = await mockOf('ledger-pdf');
    const [bill] = await mock.bills(customer);
    const [record] = await mock.records(customer);
    if (bill === undefined) throw new Error('There is no bill.');
    const { cells, figures } = await mock.pdf(customer, bill.date);
    const named = (name: string, quantity: string, avos: number) => [name, quantity, (avos / 100).toFixed(2)].filter(Boolean).join(' | ');
    const lines = bill.lines.map(({ label, quantity, avos }) => named(label, quantity, avos));
    expect(figures?.charges.map(({ name, quantity = '', amount }) => named(name, quantity, avosOf(amount)))).toEqual(lines);
    expect(figures?.total).toBe((bill.total / 100).toFixed(2));
    const text = cells.map((line) => line.join(' '));
    for (const line of lines) expect(text).toContain(line.replaceAll(' | ', ' '));
    const rows = text.filter((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(line));
    const charged = sum(rows, (row) => avosOf(row.split(' ').at(-1) ?? ''));
    expect(charged).toBe(sum(starting(bill.lines, 'IDD', 'SMS', ...Object.keys(DAY_PASS)), ({ avos }) => avos));
    if (record?.sessions !== undefined)
      expect(rows.map((row) => `${row.slice(0, 16)} ${row.split(' ').at(-1)}`)).toEqual(
        record.sessions.map(({ startedAt, charge }) => `${startedAt} ${charge}`),
      );
  });
});

describe('use since the bill', () => {
  it.each(postpaid)('is nothing at first, never falls, and is that of the bill in the end: $mobileNo (I10, I12)', async (customer) => {
    const start = momentOf('2026-10-15');
    at(start);
    const mock = await mockOf('ledger-use');
    const figures = async () => {
      const { queryUsageVO } = await mock.read('unbilledUsage', customer);
      return [Number(queryUsageVO.useData), Number(queryUsageVO.basicVoice), Number(queryUsageVO.hthVoice)];
    };
    let before = await figures();
    expect(before).toEqual([0, 0, 0]);
    for (let hour = 1; hour < 31 * 24; hour += 17) {
      at(start + hour * 60 * 60 * 1000);
      const after = await figures();
      expect(
        after.every((figure, index) => figure >= (before[index] ?? 0)),
        `${inMacau(Date.now())}: ${before} then ${after}`,
      ).toBe(true);
      before = after;
    }
    at('2026-11-14T23:59:59+08:00');
    const last = await figures();
    at('2026-11-15T00:00:00+08:00');
    expect(await figures()).toEqual([0, 0, 0]);
    const [record] = await mock.records(customer);
    const { sessions } = record ?? {};
    if (sessions === undefined) return;
    const of = (type: string) =>
      sum(
        sessions.filter((session) => session.type === type),
        ({ amount }) => amount,
      );
    expect(last).toEqual([Number((of('Mobile data') / 1024).toFixed(1)), Math.floor(of('Local call') / 60), Math.floor(of('Heart to Heart call') / 60)]);
  });
});

describe('whatever a visitor does', () => {
  beforeAll(() => switchBrand('farol'));

  const TEXT = { short: 'The book fair opens at 10:00.', long: 'The book fair opens at 10:00. '.repeat(8) };
  const step = fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), avos: fc.integer({ min: 5_000, max: 60_000 }) }),
    fc.record({ kind: fc.constant('topUp' as const), plan: fc.nat(topUpPlans.length - 1) }),
    fc.record({ kind: fc.constant('copy' as const), of: fc.constantFrom('requestBillReissue' as const, 'requestUsageReissue' as const), back: fc.nat(2) }),
    fc.record({
      kind: fc.constant('sms' as const),
      to: fc.integer({ min: 1, max: 3 }),
      size: fc.constantFrom('short' as const, 'long' as const),
      isLater: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('roaming' as const), on: fc.boolean() }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 25 * 24 }) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  /** Does one step as the customer; undefined where the mock refuses it or only time passes. */
  async function deedOf(mock: Mock, customer: Persona, done: Step): Promise<Deed | undefined> {
    const now = Date.now();
    const isDone = (result: unknown) => result === undefined || (result as { status?: string }).status === '0';
    switch (done.kind) {
      case 'pay':
        await mock.pay(customer, (done.avos / 100).toFixed(2));
        return { at: now, what: 'pay', amount: done.avos };
      case 'topUp':
        return isDone(await mock.answer('buyTopUp4g', customer, { body: { plan: done.plan } }))
          ? { at: now, what: 'topUp', amount: topUpPlans[done.plan]?.gb ?? 0 }
          : undefined;
      case 'copy': {
        const { invoices } = await mock.read('bills', customer);
        const result = await mock.answer(done.of, customer, { body: { cycleDate: invoices[done.back]?.cycleDateStr } });
        return isDone(result) ? { at: now, what: 'copy', amount: 1 } : undefined;
      }
      case 'sms': {
        const [date = '', hour = ''] = inMacau(now + 3 * DAY_MS).split(/[ :]/);
        const later = { type: 2, scheduleDate: date, scheduleHour: hour, scheduleMinute: '30' };
        const mobileList = ['66123456', '+85291234567', '28710066'].slice(0, done.to);
        await mock.read('sendSms', customer, { body: { coding: 1, content: TEXT[done.size], mobileList, type: 1, ...(done.isLater && later) } });
        return { at: done.isLater ? momentOf(date, `${hour}:30`) : now, what: 'sms', amount: done.to * (done.size === 'long' ? 2 : 1) };
      }
      case 'roaming':
        await mock.read('applyUssd', customer, { body: { id: done.on ? '7101' : '7102' } });
        return { at: now, what: done.on ? 'roamingOn' : 'roamingOff', amount: 0 };
      case 'wait':
        at(now + done.hours * 60 * 60 * 1000);
        return undefined;
    }
  }

  it('every bill, record and balance has it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...postpaid), fc.nat(28 * 24), fc.array(step, { minLength: 3, maxLength: 12 }), async (customer, hour, steps) => {
        at(momentOf('2026-11-15') + hour * 60 * 60 * 1000);
        const mock = await mockOf('ledger-random');
        const deeds: Deed[] = [];
        for (const each of [...steps, { kind: 'wait' as const, hours: 35 * 24 }]) {
          const deed = await deedOf(mock, customer, each);
          if (deed !== undefined) deeds.push(deed);
        }
        expect(await violations(mock, customer, 'farol', deeds)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it.each(postpaid)('at once, too: amount due, data left, record of messages and state of roaming: $mobileNo (I3, I11, I15, I16)', async (customer) => {
    at('2026-11-20T14:05:00+08:00');
    const mock = await mockOf('ledger-at-once');
    const seen = async () => {
      const { balance } = await mock.read('outstandingBalance', customer);
      const { realTimeUsage } = await mock.read('topUpOffer', customer);
      const { total, rows } = await mock.read('smsHistory', customer, { query: { pageNo: 1 } });
      return { due: avosOf(balance), left: realTimeUsage.remainDate, sent: total, newest: rows[0]?.data };
    };
    const before = await seen();
    const pid = await mock.pay(customer, '100.00');
    await mock.answer('buyTopUp4g', customer, { body: { plan: 1 } });
    await mock.read('sendSms', customer, { body: { coding: 1, content: TEXT.short, mobileList: ['66123456'], type: 1 } });
    expect(await seen()).toEqual({
      due: before.due - 10_000,
      left: before.left + (customer.net === '4g' ? 3 * KIB_A_GB : 0),
      sent: Math.min(1000, before.sent + 1),
      newest: TEXT.short,
    });
    expect(await mock.read('paymentReceipt', customer, { query: { pid } })).toMatchObject({
      netsamountdeducted: '100.00',
      merchanttxndtm: '2026-11-20 14:05:00',
    });
    await mock.read('applyUssd', customer, { body: { id: '7101' } });
    expect(await mock.read('applyUssd', customer, { body: { id: '7103' } })).toMatchObject({ state: 'on' });
  });

  it.each(prepaid)('a prepaid card loses what a pack costs, and never more than it has: $mobileNo (I18)', async (customer) => {
    const mock = await mockOf('ledger-prepaid');
    const apply = async (id: string) => (await mock.read('applyUssd', customer, { body: { id } })).ussdContent ?? '';
    expect(await apply('7322')).toContain('MOP$86.50');
    expect(await apply('7313')).toContain('no roaming data plan');
    expect(await apply('7312')).toContain('nothing was bought');
    for (const left of ['58.50', '30.50', '2.50', '2.50']) {
      await apply('7311');
      expect(await apply('7322')).toContain(`MOP$${left}`);
      expect(await apply('7313')).toContain('Mainland China and Hong Kong, 24 hours: 1 GB left');
    }
    expect((await mock.read('topUpOffer', customer)).realTimeUsage).toMatchObject({ useData: 0, remainDate: 0 });
    expect(await mock.read('outstandingBalance', customer)).toEqual({ balance: '0.00' });
  });
});
