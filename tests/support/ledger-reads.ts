import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Call, HandlerResult, OperationId } from '../../mock-server/handler.ts';
import type { Persona } from '../../mock-server/personas.ts';
import { linesOf } from '../../src/features/bills/pdf-lines.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const KIB_A_GB = 1024 * 1024;
export const MACAU_AHEAD_MS = 8 * 60 * 60 * 1000;
/** As many messages as the record keeps. */
const MAX_MESSAGES = 1000;

/** `YYYY-MM-DD HH:mm` in Macau. */
export const inMacau = (at: number): string => new Date(at + MACAU_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
export const momentOf = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00Z`) - MACAU_AHEAD_MS;
export const avosOf = (amount: string): number => Math.round(Number(amount) * 100);

/** One line above the total of a bill. */
export interface Line {
  label: string;
  quantity: string;
  avos: number;
}

/** The table of a bill as text. */
function tableIn(text: string): { lines: Line[]; total: number } {
  const [, , body = '', total = ''] = text.split(/-{44}\n/);
  const lines = body.split('\n').flatMap((line) => {
    const [, amount, label = '', quantity = ''] = /^ *(-?[\d.]+) {2}(.+?)(?: ?[(（]([^()（）]*)[)）])?$/.exec(line) ?? [];
    return amount === undefined ? [] : [{ label, quantity, avos: avosOf(amount) }];
  });
  return { lines, total: avosOf(/-?[\d.]+/.exec(total)?.[0] ?? '') };
}

type Request = { body?: unknown; query?: unknown };
export type Payload<K extends OperationId> = Extract<HandlerResult<K>, { data: unknown }>['data'];

/** The mock of one operator and what its customers read; its clock is `Date`. */
export async function mockOf(sandboxId: string) {
  const [{ handlers }, { personas }, { resetSandbox, sandboxOf }, { settlePayment }] = await Promise.all([
    import('../../mock-server/areas.ts'),
    import('../../mock-server/personas.ts'),
    import('../../mock-server/state.ts'),
    import('../../mock-server/handlers/payments.ts'),
  ]);
  resetSandbox(sandboxId);
  const sandbox = sandboxOf(sandboxId);

  async function answer<K extends OperationId>(id: K, customer: Persona, request: Request = {}, language: 'cn' | 'en' = 'en') {
    const call = { path: {}, query: {}, body: undefined, token: '', language, customer, sandbox, ...request } as unknown as Call<K>;
    return (await handlers[id]?.(call)) as HandlerResult<K>;
  }
  async function read<K extends OperationId>(id: K, customer: Persona, request: Request = {}, language: 'cn' | 'en' = 'en'): Promise<Payload<K>> {
    const result = (await answer(id, customer, request, language)) as { status?: string; data: Payload<K> } | undefined;
    if (result?.status !== '0') throw new Error(`${id} for ${customer.mobileNo}: ${JSON.stringify(result)}`);
    return result.data;
  }
  /** Pays as the gateway does; returns the id of the payment. */
  async function pay({ mobileNo }: Persona, amount: string): Promise<string> {
    const [payer] = personas;
    if (payer === undefined) throw new Error('There is no customer.');
    const { orderid } = await read('payByCard', payer, { body: { amount, mobileNo, payMethod: 'VisaOrMasterPay', clientType: 'W' } });
    settlePayment(sandbox, orderid);
    return orderid;
  }
  /** The bills, newest first, in English, with the figures of the Chinese ones. */
  async function bills(customer: Persona) {
    const { invoices } = await read('bills', customer);
    const textOf = async (cycleDate: string, language: 'cn' | 'en') => (await read('billText', customer, { body: { cycleDate } }, language)).billText;
    return Promise.all(
      invoices.map(async ({ cycleDateStr: date }) => {
        const text = await textOf(date, 'en');
        return { date, text, ...tableIn(text), chinese: tableIn(await textOf(date, 'cn')) };
      }),
    );
  }
  /** The usage records by the date of their bills. */
  async function records(customer: Persona) {
    const { invoices } = await read('usageDetailPeriods', customer);
    const found = invoices.map(async ({ cycleDateStr: cycleDate }) => ({
      date: cycleDate,
      ...(await read('usageDetail', customer, { body: { cycleDate } })).record,
    }));
    return Promise.all(found);
  }
  /** The record of messages, and from when on it is complete. */
  async function messages(customer: Persona) {
    const { totalPages } = await read('smsHistory', customer, { query: { pageNo: 1 } });
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => read('smsHistory', customer, { query: { pageNo: index + 1 } })));
    const rows = pages.flatMap((page) => page.rows);
    return { rows, since: rows.length < MAX_MESSAGES ? '' : (rows.at(-1)?.sendDate ?? '') };
  }
  /** The lines of text of a PDF, by cells, and its figures. */
  async function pdf(customer: Persona, cycleDate: string) {
    const { pdfbase64, figures } = await read('billPdf', customer, { body: { cycleDate } });
    const task = getDocument({ data: Uint8Array.from(Buffer.from(pdfbase64, 'base64')), verbosity: VerbosityLevel.ERRORS });
    const file = await task.promise;
    const cells: string[][] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      cells.push(...linesOf(items.flatMap((item) => ('str' in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : []))));
    }
    await task.destroy();
    return { cells, figures };
  }
  return { answer, read, pay, bills, records, messages, pdf, personas };
}

export type Mock = Awaited<ReturnType<typeof mockOf>>;
