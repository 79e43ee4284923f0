import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { money } from '#operator';
import { withOperator } from '../../brand/fill.ts';
import { brandName, operators } from '../../brand/name.ts';
import { type Persona, personas } from '../../mock-server/personas.ts';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { topUpPlans } from '../../mock-server/seed/top-up.ts';
import { type Deed, passesIn, starting, sum, violationsOf } from '../support/ledger-invariants.ts';
import { avosOf, DAY_MS, inMacau, KIB_A_GB, type Mock, mockOf, momentOf } from '../support/ledger-reads.ts';

// Five customers' years are read in some of them.
vi.setConfig({ testTimeout: 90_000 });

const postpaid = personas.filter(({ kind }) => kind === 'POSTPAID');
const prepaid = personas.find(({ kind }) => kind === 'PREPAID') as Persona;

const at = (moment: string | number) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });

afterEach(() => {
  vi.useRealTimers();
});

const CLOCKS = ['2026-03-03T00:10:00+08:00', '2026-11-20T14:05:00+08:00', '2027-01-14T23:59:00+08:00'];

describe('the customers', () => {
  it.each(CLOCKS)('say the same everywhere on %s', async (clock) => {
    at(clock);
    const mock = await mockOf('ledger');
    const all = await Promise.all(postpaid.map((customer) => violationsOf(mock, customer)));
    expect(all.flat()).toEqual([]);
  });
});

describe('a bill', () => {
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
    const charged = rows.map((row) => avosOf(row.split(' ').at(-1) ?? ''));
    expect(sum(charged)).toBe(sum([...starting(bill.lines, 'IDD', 'SMS'), ...passesIn(bill.lines)].map(({ avos }) => avos)));
    if (record?.sessions !== undefined)
      expect(rows.map((row) => `${row.slice(0, 16)} ${row.split(' ').at(-1)}`)).toEqual(
        record.sessions.map(({ startedAt, charge }) => `${startedAt} ${charge}`),
      );
  });
});

// The contract is nobody's: its figures are those of the first operator.
it.runIf(brandName === operators[0])('the examples of bills, payments and top-ups say what the ledger of their customer says', async () => {
  at('2026-11-20T14:05:00+08:00');
  const mock = await mockOf('ledger-examples');
  const [customer] = postpaid as [Persona];
  const examples = ['bills', 'payments', 'top-up'].map((area) => withOperator(parse(readFileSync(`openapi/${area}/examples.yaml`, 'utf8'))));
  const [{ billPdf }] = examples;
  const bill = (language: 'cn' | 'en') => mock.read('billText', customer, { body: { cycleDate: '2026-11-15' } }, language);
  const [cn, en] = [await bill('cn'), await bill('en')];
  const toppedUp = (language: 'cn' | 'en') => mock.read('buyTopUp4g', customer, { body: { plan: 0 } }, language);
  const { balance: due } = await mock.read('outstandingBalance', customer);
  const { netsamountdeducted, netstxnref, merchanttxndtm } = (await mock.read('paymentReceipt', customer, { query: { pid: EXAMPLE_PID } })) ?? {};
  const has = (data: object | undefined) => ({ value: { data } });
  expect(Object.assign({}, ...examples)).toMatchObject({
    billText: { cn: has(cn), en: has(en) },
    billPdf: { usual: has({ figures: cn.figures }), usualEn: has({ figures: en.figures }) },
    outstandingBalance: { usual: has({ balance: due }) },
    lookUpBalance: { usual: has({ account: customer.account, balance: due }) },
    payByWallet: { macauPay: has({ html: expect.stringContaining(`name="amount" value="${due}"`) }) },
    payByCard: {
      usual: has({ amount: due }),
      legacyForm: has({ amount: due, txnReq: btoa(`{"ss":"1","msg":{"txnAmount":"${due.replace('.', '')}","currencyCode":"MOP"}}`) }),
    },
    paymentReceipt: { usual: has({ netsamountdeducted, netstxnref, merchanttxndtm }) },
    buyTopUp4g: { cn: has(await toppedUp('cn')), en: has(await toppedUp('en')) },
  });
  const drawn = Buffer.from(billPdf.usual.value.data.pdfbase64, 'base64').toString('latin1').replaceAll('\\', '');
  const lines = (en.figures?.charges ?? []).map(({ name, quantity, amount }) => `(${name}${quantity ? ` (${quantity})` : ''}) Tj 300 0 Td (${amount})`);
  expect([`(Amount due MOP$${due})`, ...lines].filter((line) => !drawn.includes(line))).toEqual([]);
  // In requests and sentences, too. Besides: nothing to pay, a part of the bill, another customer's payment, and beyond the bounds.
  const written = ['examples', 'paths'].map((file) => readFileSync(`openapi/payments/${file}.yaml`, 'utf8')).join('');
  expect(new Set(written.match(/\d+\.\d\d\b/g))).toEqual(new Set([due, netsamountdeducted, '0.00', '100.00', '1250.50', '0.01', '49.99', '30000.01']));
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
      const fallen = after.filter((figure, index) => figure < (before[index] ?? 0));
      expect(fallen, `${inMacau(Date.now())}: ${before} then ${after}`).toEqual([]);
      before = after;
    }
    at('2026-11-14T23:59:59+08:00');
    const last = await figures();
    at('2026-11-15T00:00:00+08:00');
    expect(await figures()).toEqual([0, 0, 0]);
    const [record] = await mock.records(customer);
    const { sessions } = record ?? {};
    if (sessions === undefined) return;
    const of = (type: string) => sum(sessions.flatMap((session) => (session.type === type ? [session.amount] : [])));
    expect(last).toEqual([Number((of('Mobile data') / 1024).toFixed(1)), Math.floor(of('Local call') / 60), Math.floor(of('Heart to Heart call') / 60)]);
  });
});

describe('whatever a visitor does', () => {
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
        expect(await violationsOf(mock, customer, deeds)).toEqual([]);
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

  it('a prepaid card loses what a pack costs, and never more than it has (I18)', async () => {
    const mock = await mockOf('ledger-prepaid');
    const apply = async (id: string) => (await mock.read('applyUssd', prepaid, { body: { id } })).ussdContent ?? '';
    expect(await apply('7322')).toContain(`${money.sign}86.50`);
    expect(await apply('7313')).toContain('no roaming data plan');
    expect(await apply('7312')).toContain('nothing was bought');
    for (const left of ['58.50', '30.50', '2.50', '2.50']) {
      await apply('7311');
      expect(await apply('7322')).toContain(`${money.sign}${left}`);
      expect(await apply('7313')).toContain('Mainland China and Hong Kong, 24 hours: 1 GB left');
    }
    expect((await mock.read('topUpOffer', prepaid)).realTimeUsage).toMatchObject({ useData: 0, remainDate: 0 });
    expect(await mock.read('outstandingBalance', prepaid)).toEqual({ balance: '0.00' });
  });
});
