import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withOperator } from '../../brand/fill.ts';
import type { BillFigures } from '../../openapi/generated/model.ts';
import type { Language } from '../handler.ts';
import { type Persona, personaOf } from '../personas.ts';
import { billDates, billOf, isBillDate, latestBillDate, nextBillDate } from '../seed/bills.ts';
import { mop } from '../seed/bills-figures.ts';
import { billTextOf } from '../seed/bills-text.ts';
import { unbilledUsageOf } from '../seed/bills-unbilled.ts';
import { usageOf } from '../seed/top-up.ts';
import { resetSandbox, type Sandbox, sandboxOf } from '../state.ts';
import { billsState, handlers } from './bills.ts';
import { callHandler, type TestCall } from './call-handler.ts';

type BillOperation = 'billSummary' | 'outstandingBalance' | 'bills' | 'billText' | 'billPdf' | 'unbilledUsage' | 'requestBillReissue' | 'registerEbill';

function customer(mobileNo: string): Persona {
  const persona = personaOf(mobileNo);
  if (persona === undefined) throw new Error(`There is no customer ${mobileNo}.`);
  return persona;
}

const individual = customer('66881234');
const prepaid = customer('66884567');

function freshSandbox(id: string): Sandbox {
  resetSandbox(id);
  return sandboxOf(id);
}

function call<K extends BillOperation>(operation: K, request: { who?: Persona; body?: unknown; language?: Language; sandbox?: Sandbox } = {}) {
  const { who = individual, body, language = 'cn', sandbox = freshSandbox('bills') } = request;
  return callHandler(handlers, operation, { sandbox, body, language, customer: who } as TestCall<K>);
}

describe('bills', () => {
  it('are made on the 15th in Macau, and twelve are listed, newest first', () => {
    const lastMinuteBefore = new Date('2026-11-14T15:59:00Z');
    const firstMinute = new Date('2026-11-14T16:00:00Z');
    expect(latestBillDate(lastMinuteBefore)).toBe('2026-10-15');
    expect(latestBillDate(firstMinute)).toBe('2026-11-15');
    expect(nextBillDate(firstMinute)).toBe('2026-12-15');
    expect(billDates(firstMinute)).toHaveLength(12);
    expect(billDates(firstMinute).at(-1)).toBe('2025-12-15');
  });

  it('exist for past bill dates only', () => {
    const now = new Date('2026-11-20T06:00:00Z');
    expect(isBillDate('2026-11-15', now)).toBe(true);
    expect(isBillDate('2024-02-15', now)).toBe(true);
    expect(isBillDate('2026-11-16', now)).toBe(false);
    expect(isBillDate('2026-12-15', now)).toBe(false);
  });

  it('add up, are due 14 days later and carry the bill before', () => {
    for (const date of billDates(new Date('2026-11-20T06:00:00Z'))) {
      const bill = billOf(individual, date);
      expect(bill.total).toBe(bill.lines.reduce((sum, line) => sum + line.amount, 0));
    }
    expect(billOf(individual, '2026-11-15')).toMatchObject({ from: '2026-10-15', to: '2026-11-14', dueDate: '2026-11-29', total: 38_600 });
    expect(billOf(individual, '2026-11-15').previous).toBe(billOf(individual, '2026-10-15').total);
  });

  it('read in the contract as the mock writes them', () => {
    const examples = withOperator(parse(readFileSync(new URL('../../openapi/bills/examples.yaml', import.meta.url), 'utf8')));
    const bill = billOf(individual, '2026-11-15');
    for (const language of ['cn', 'en'] as const) expect(examples.billText[language].value.data.billText).toBe(billTextOf(bill, language));
    const pdf = Buffer.from(examples.billPdf.usual.value.data.pdfbase64, 'base64').toString('latin1');
    expect(pdf).toContain(`Amount due MOP$${mop(bill.total)}`);
  });

  it('fit a narrow page as text', () => {
    for (const mobileNo of ['66881234', '66882345', '66883456']) {
      const text = billTextOf(billOf(customer(mobileNo), '2026-09-15'), 'en');
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44);
    }
  });
});

describe('bill handlers', () => {
  it('name the account and its newest bill', () => {
    expect(call('billSummary')).toEqual({
      status: '0',
      data: { account: '10288416', mobileNo: '66881234', invoice: { cycleDateStr: latestBillDate(new Date()) } },
    });
  });

  it('return the newest bill as the balance', () => {
    expect(call('outstandingBalance')).toEqual({ status: '0', data: { balance: mop(billOf(individual, latestBillDate(new Date())).total) } });
  });

  it('return text, PDF or the missing bill', async () => {
    const body = { cycleDate: latestBillDate(new Date()) };
    expect(call('billText', { body, language: 'en' })).toMatchObject({ status: '0', data: { billText: expect.stringContaining('Amount due') } });
    const pagesOf = async (who: Persona, language: Language) => {
      const { data } = (await call('billPdf', { who, body, language })) as { data: { pdfbase64: string } };
      return Buffer.from(data.pdfbase64, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    };
    const { data } = (await call('billPdf', { body, language: 'en' })) as { data: { figures: BillFigures } };
    const bill = billOf(individual, body.cycleDate);
    expect(data.figures.total).toBe(mop(bill.total));
    expect(data.figures.charges.map(({ name, amount }) => [name, amount])).toEqual([
      ['Previous bill', mop(bill.previous)],
      ['Payment received, thank you', mop(-bill.previous)],
      ...bill.lines.map(({ label, amount }) => [label.en, mop(amount)]),
    ]);
    expect(await pagesOf(individual, 'cn')).toBe(3);
    expect(await pagesOf(individual, 'en')).toBe(3);
    expect(await pagesOf(customer('66882345'), 'cn')).toBe(20);
    expect(call('billText', { body: { cycleDate: '2026-11-16' } })).toEqual({ example: 'businessError' });
    expect(await call('billPdf', { body: { cycleDate: '2026-11-16' } })).toEqual({ example: 'businessError' });
  });

  it('have nothing for a prepaid customer', () => {
    expect(call('billSummary', { who: prepaid })).toEqual({ example: 'businessError' });
    expect(call('outstandingBalance', { who: prepaid })).toEqual({ status: '0', data: { balance: '0.00' } });
    expect(call('bills', { who: prepaid })).toEqual({ status: '0', data: { invoices: [] } });
    expect(call('unbilledUsage', { who: prepaid })).toEqual({ example: 'businessError' });
    expect(call('registerEbill', { who: prepaid, body: { email: 'a@mail.operator.example', mail: '0' } })).toEqual({ example: 'noBillAccount' });
  });

  it('count the use since the bill, up to now', () => {
    const early = unbilledUsageOf(individual, new Date('2026-11-16T02:00:00Z'));
    const later = unbilledUsageOf(individual, new Date('2026-11-20T06:05:00Z'));
    expect(later).toMatchObject({ nextfdrq: '2026-12-15', jsrq: '2026-11-20', jssj: '14:05' });
    expect(Number(later.allTime)).toBe(Number(later.basicVoice) + Number(later.hthVoice));
    expect(Number(later.allTime)).toBeGreaterThan(Number(early.allTime));
    expect(Number(later.useData) / 1024).toBeCloseTo(usageOf(individual.mobileNo).used);
  });

  it('store ordered copies, each once, and name the fee and the time', () => {
    const sandbox = freshSandbox('bills-reissue');
    const cycleDate = latestBillDate(new Date());
    expect(call('requestBillReissue', { sandbox, body: { cycleDate } })).toMatchObject({ data: { res: expect.stringMatching(/7 個工作天.*MOP\$20/) } });
    expect(call('requestBillReissue', { sandbox, body: { cycleDate: '2026-11-16' } })).toEqual({ example: 'businessError' });
    expect(call('requestBillReissue', { sandbox, body: { cycleDate } })).toEqual({ example: 'alreadyOrdered' });
    expect(billsState(sandbox).reissues.get('66881234')).toEqual([cycleDate]);
  });

  it('store the newest e-bill choice: mail 0 stops paper, mail 1 restores it', () => {
    const sandbox = freshSandbox('bills-ebill');
    expect(call('registerEbill', { sandbox, body: { email: 'a@mail.operator.example, b@mail.operator.example', mail: '0' } })).toMatchObject({
      data: { res: expect.stringContaining('電子帳單申請') },
    });
    expect(billsState(sandbox).ebills.get('66881234')).toEqual({ emails: ['a@mail.operator.example', 'b@mail.operator.example'], paper: false });
    expect(call('registerEbill', { sandbox, language: 'en', body: { email: 'a@mail.operator.example', mail: '1' } })).toMatchObject({
      data: { res: expect.stringContaining('paper bills') },
    });
    expect(billsState(sandbox).ebills.get('66881234')?.paper).toBe(true);
  });
});
