import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Persona } from './personas.ts';
import { checkConditions, LogInRefused } from './preflight.ts';
import { ANA, BEN, type Call, contractOf, http, type Made, REFUSED, runOf, type Says, SECRETS, tokenOf } from './testing/calls.ts';

const SMS: Persona = { name: 'prepaid', userId: '1000884567', smsCode: '246810' };
const text = { type: 'string' };
const BILL: Made = { needsToken: true, fields: { date: { ...text, 'x-owned': { by: 'customer', listedBy: 'bills', at: '$.data.invoices[*].date' } } } };
const OPERATIONS: Record<string, Made> = {
  ...SECRETS,
  phones: {},
  planSections: {},
  phoneDetail: {
    parameters: [{ name: 'id', in: 'path', schema: { ...text, 'x-listed': { listedBy: 'phones', at: '$.data.rows[*].id' } } }],
  },
  billText: { ...BILL, 'x-read-only': true },
  billPdf: { ...BILL, 'x-read-only': true },
  deleteBill: BILL,
  keepBill: { needsToken: true, fields: {}, 'x-changes': { shownBy: ['bills'], undoneBy: 'deleteBill' } },
};
const WITH_CODE = ['loginByCode', 'verifyResetCode', 'setPassword'];

interface Given extends Partial<Context> {
  /** Operations of the run; the contract has `known`, too. */
  only: readonly string[];
  known?: readonly string[];
}

/** What is found out about a server, and the requests: operation and token. */
async function preparing(says: (call: Call, nth: number) => Says | undefined, { only, known = [], ...given }: Given) {
  const made = (id: string): Made => OPERATIONS[id] ?? { needsToken: true };
  const contract = contractOf(Object.fromEntries([...new Set([...known, ...only])].map((id) => [id, made(id)])));
  const run = runOf(contract, (call) => says(call, run.calls.filter(({ path }) => path === call.path).length), { personas: [ANA], ...given });
  run.context.operations = contract.operations.filter(({ operationId }) => only.includes(operationId));
  let stopped: unknown;
  await checkConditions(run.context).catch((error: unknown) => {
    stopped = error;
  });
  const { conditions, concurrency, sessions } = run.context;
  return { conditions, concurrency, sessions, stopped, requests: run.calls.map(({ operationId, token }) => `${operationId} ${token}`.trim()) };
}
const right = () => undefined;
const listing =
  (listedBy: string, answer: Says) =>
  ({ operationId }: Call): Says | undefined =>
    operationId === listedBy ? answer : undefined;

describe('a list that the test system must have', () => {
  it.each<[listedBy: string, field: string, entry: object, operations: string[]]>([
    ['bills', 'invoices', { date: '2026-11-15' }, ['billText', 'billPdf']],
    ['phones', 'rows', { id: '4001' }, ['phoneDetail']],
  ])('is that of %s, which has an entry', async (listedBy, field, entry, only) => {
    const needs = `an entry of ${listedBy}`;
    const found = async (entries: object[]) =>
      (await preparing(listing(listedBy, { status: '0', data: { [field]: entries as never } }), { only, known: [listedBy, 'login'] })).conditions;
    expect(await found([])).toStrictEqual([{ needs, isMet: false, why: `${listedBy} lists none`, notChecked: only }]);
    expect(await found([entry])).toStrictEqual([{ needs, isMet: true, notChecked: only }]);
  });

  it('is none whose entries the check makes and deletes', async () => {
    const none = listing('bills', { status: '0', data: { invoices: [] } });
    expect(await preparing(none, { only: ['deleteBill'], known: ['bills', 'keepBill'] })).toMatchObject({ conditions: [] });
  });

  it('is read for the operations of this run only, by the first customer', async () => {
    const bills = listing('bills', { status: '0', data: { invoices: [] } });
    const { conditions, requests } = await preparing(bills, { only: ['billPdf'], known: ['bills', 'billText', 'login'], personas: [ANA, BEN] });
    expect(conditions).toMatchObject([{ notChecked: ['billPdf'] }]);
    expect(requests).toEqual(['login', 'login', `bills ${tokenOf(ANA)}`]);
    expect(await preparing(bills, { only: ['bills'], known: ['phones', 'login'] })).toMatchObject({ conditions: [], requests: ['login'] });
    expect((await preparing(bills, { only: ['billText'], known: ['bills'], personas: [] })).requests).toEqual(['bills']);
  });

  it.each<[string, Says]>([
    ['has no data', { status: '0' }],
    ['has no list', { status: '0', data: { invoices: 'none' } }],
    ['is refused', { status: '-1', data: { invoices: [] } }],
    ['is no JSON', http(200, '<h1>Hello</h1>')],
    ['does not come', { failed: 'no response' }],
  ])('is not judged where the response %s', async (_, answer) => {
    expect(await preparing(listing('bills', answer), { only: ['billText'], known: ['bills'] })).toMatchObject({ conditions: [], stopped: undefined });
  });
});

describe('the log-in', () => {
  it('ends the run at the first wrong PIN, so that no customer is locked', async () => {
    const says = ({ operationId }: Call, nth: number) => (operationId === 'login' ? (nth === 1 ? http(500) : REFUSED) : undefined);
    const { stopped, requests } = await preparing(says, { only: ['bills'], known: ['login'], personas: [BEN, ANA, { ...BEN, name: 'third' }] });
    expect(stopped).toBeInstanceOf(LogInRefused);
    expect((stopped as Error).message).toBe(
      'The customer "ana" (1000881234) could not be logged in: login gave no token: HTTP 200, "不正確。". Nothing more was tried, so that the customer is not locked. Name customers of this server with --login, or a session with --token.',
    );
    expect(requests).toEqual(['login', 'login']);
    expect((await preparing(says, { only: ['phones'] })).requests).toEqual([]);
  });
});

describe('fixed SMS codes', () => {
  const needs = 'a fixed SMS code';
  const USES = ['volteStatus', 'verifyResetCode'];
  const lacking = { needs, isMet: false, why: 'the log-in file names no customer with "smsCode"' };
  const why = 'loginByCode gave no token: HTTP 200, "不正確。"';

  it.each<[string, Persona[], string[], object[], Says?]>([
    ['are needed by some operations', [ANA], ['volteStatus', ...WITH_CODE], [{ ...lacking, notChecked: WITH_CODE }]],
    ['are not needed by others', [ANA], ['volteStatus'], []],
    ['are not known of a customer with a token', [{ ...SMS, token: 'given' }], USES, [{ ...lacking, notChecked: ['verifyResetCode'] }]],
    ['hold where a log-in by SMS succeeds', [ANA, SMS], USES, [{ needs, isMet: true, notChecked: ['verifyResetCode'] }]],
    ['do not hold where it is refused', [ANA, SMS], USES, [{ needs, isMet: false, why, notChecked: ['verifyResetCode'] }], REFUSED],
  ])('%s', async (_, personas, only, expected, answer) => {
    const says = ({ operationId }: Call) => (operationId === 'loginByCode' ? answer : undefined);
    expect((await preparing(says, { only, known: ['login', 'loginByCode', 'sendResetCode'], personas })).conditions).toStrictEqual(expected);
  });
});

describe('sessions of one customer side by side', () => {
  const needs = 'sessions of one customer side by side';
  const usual: Given = { only: ['dataUsageAlert'], known: ['planSections', 'login'], concurrency: 2 };
  const READ = `dataUsageAlert ${tokenOf(ANA)}`;

  it('are possible where the first one goes on after a second log-in, or that is refused', async () => {
    const possible = { conditions: [{ needs, isMet: true, notChecked: [] }], concurrency: 2 };
    expect(await preparing(right, usual)).toMatchObject({ ...possible, requests: ['login', READ, 'login', READ] });
    const once = ({ operationId }: Call, nth: number) => (operationId === 'login' && nth > 1 ? REFUSED : undefined);
    expect(await preparing(once, usual)).toMatchObject({ ...possible, requests: ['login', READ, 'login'] });
  });

  it('are not where it ends: requests go one after the other, with a new session', async () => {
    const says = ({ operationId }: Call, nth: number) => (operationId === 'dataUsageAlert' && nth > 1 ? REFUSED : undefined);
    const { conditions, concurrency, sessions } = await preparing(says, usual);
    const why = 'a log-in ends the session before, so requests go one after the other (--concurrency 1)';
    expect([conditions, concurrency]).toStrictEqual([[{ needs, isMet: false, why, notChecked: [] }], 1]);
    expect(await sessions.token(ANA, 'conformance-run-preflight')).toBe(tokenOf(ANA, 3));
  });

  it.each<[string, Partial<Given>, (call: Call) => Says | undefined, string[]]>([
    ['requests go one after the other anyway', { concurrency: 1 }, right, ['login']],
    ['the customer has a token', { personas: [{ ...ANA, token: 'given' }] }, right, []],
    ['there is no customer', { personas: [] }, right, []],
    ['the contract has no such read', { only: ['billText'] }, right, ['login']],
    ['the read is refused', {}, ({ operationId }) => (operationId === 'dataUsageAlert' ? REFUSED : undefined), ['login', READ]],
    ['nothing needs a session', { only: ['phones'], known: ['dataUsageAlert'] }, right, []],
  ])('are not tried where %s', async (_, given, says, requests) => {
    expect(await preparing(says, { ...usual, ...given })).toMatchObject({ conditions: [], requests, concurrency: given.concurrency ?? 2 });
  });
});
