import type { StrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import type { Client, Outcome, TargetRequest } from './http.ts';
import type { Persona } from './personas.ts';
import { checkConditions, LogInRefused } from './preflight.ts';
import type { Condition } from './report.ts';
import { Sessions } from './sessions.ts';
import { contextOf, operation } from './testing/operations.ts';
import { failing, responding, saying } from './testing/small-contract.ts';

const ANA: Persona = { name: 'postpaid4g', mobileNo: '66881234', pin: '123456' };
const RUI: Persona = { name: 'oneBill', mobileNo: '66882345', pin: '123456' };
const SMS: Persona = { name: 'prepaid', mobileNo: '66884567', smsCode: '246810' };
const SANDBOX = 'conformance-4f1a-preflight';

const PUBLIC = ['login', 'loginPrepaid', 'sendPrepaidLoginCode', 'phones', 'phoneDetail', 'planSections', 'planDetail', 'verifyResetCode', 'setPassword'];

/** What a server says to an operation. The nth call of it counts from 1. */
type Answers = Record<string, (token: string, nth: number, sent: unknown) => Outcome>;

interface Given {
  /** Operations of the run; the contract has `known`, too. */
  only?: readonly string[];
  known?: readonly string[];
  personas?: Persona[];
  concurrency?: number;
}

const refusal = saying({ status: '-1', message: 'PIN 不正確。' });

/** Conditions that are found, and the requests: operation and token. Every log-in gives a token of its own, unless the server says otherwise. */
async function preparing(answers: Answers, { only = [], known = [], personas = [ANA], concurrency = 1 }: Given) {
  const requests: string[] = [];
  const sandboxes = new Set<string | undefined>();
  const operations = [...new Set([...known, ...only])].map((id) => operation(id, { needsToken: !PUBLIC.includes(id), method: 'GET' }));
  const counts = new Map<string, number>();
  const send = async ({ url, headers, body }: TargetRequest): Promise<Outcome> => {
    const id = url.slice(1).split('?')[0] ?? '';
    const { token = '', 'mock-sandbox': sandbox } = headers;
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    requests.push(`${id} ${token}`.trim());
    sandboxes.add(sandbox);
    const sent = body === undefined ? undefined : (JSON.parse(new TextDecoder().decode(body)) as { mobileNo?: string });
    const usual = /^login/.test(id) ? { status: '0', data: { token: `${sent?.mobileNo}-${nth}` } } : { status: '0' };
    return answers[id]?.(token, nth, sent) ?? saying(usual);
  };
  const client = { send } as unknown as Client;
  const sessions = new Sessions(client, { operations } as unknown as StrictContract);
  const all = contextOf(operations, { client, sessions, personas, concurrency, run: '4f1a' });
  const context = { ...all, operations: operations.filter(({ operationId }) => only.includes(operationId)) };
  let stopped: unknown;
  await checkConditions(context).catch((error: unknown) => {
    stopped = error;
  });
  return { conditions: context.conditions, requests, sandboxes, stopped, concurrency: context.concurrency, sessions };
}

describe('a list that the test system must have', () => {
  const LISTS: [needs: string, listedBy: string, field: string, operations: string[]][] = [
    ['at least one bill', 'bills', 'invoices', ['billText', 'billPdf']],
    ['at least one bill to send again', 'billReissuePeriods', 'invoices', ['requestBillReissue']],
    ['at least one month of usage to send again', 'usageReissuePeriods', 'invoices', ['requestUsageReissue']],
    ['at least one month of usage', 'usageDetailPeriods', 'invoices', ['usageDetail']],
    ['a data top-up on sale', 'topUpOffer', 'plans', ['buyTopUp4g']],
    ['a phone on sale', 'phones', 'rows', ['phoneDetail']],
    ['a plan on sale', 'planSections', 'rows', ['planDetail']],
  ];

  it.each(LISTS)('is %s, of %s', async (needs, listedBy, field, only) => {
    const listing = (entries: unknown[]) => preparing({ [listedBy]: () => saying({ status: '0', data: { [field]: entries } }) }, { only, known: [listedBy] });
    expect((await listing([])).conditions).toStrictEqual([{ needs, isMet: false, why: `${listedBy} lists none`, notChecked: only }]);
    expect((await listing([{}])).conditions).toStrictEqual([{ needs, isMet: true, notChecked: only }]);
  });

  it('names the operations of this run only, and is not read without one of them', async () => {
    const bills: Answers = { bills: () => saying({ status: '0', data: { invoices: [] } }) };
    const { conditions, requests } = await preparing(bills, { only: ['billPdf'], known: ['bills', 'billText'] });
    expect(conditions).toEqual([{ needs: 'at least one bill', isMet: false, why: 'bills lists none', notChecked: ['billPdf'] }]);
    expect(requests).toEqual(['login', 'bills 66881234-1']);
    expect(await preparing(bills, { only: ['bills'], known: ['phones'] })).toMatchObject({ conditions: [], requests: ['login'] });
  });

  it('is read with the session of the first customer, in the sandbox of this look, or without a session where it is public', async () => {
    const { requests, sandboxes } = await preparing({}, { only: ['billText', 'phoneDetail'], known: ['bills', 'phones'], personas: [ANA, RUI] });
    expect(requests).toEqual(['login', 'login', 'bills 66881234-1', 'phones']);
    expect([...sandboxes]).toEqual([SANDBOX]);
    expect((await preparing({}, { only: ['billText'], known: ['bills'], personas: [] })).requests).toEqual(['bills']);
  });

  it.each<[string, Outcome]>([
    ['has no data', saying({ status: '0' })],
    ['has no list', saying({ status: '0', data: { invoices: 'none' } })],
    ['is refused', saying({ status: '-1', data: { invoices: [] } })],
    ['is no JSON', responding(200, '<h1>Hello</h1>')],
    ['does not come', failing('no response')],
  ])('is not judged where the response %s', async (_, outcome) => {
    const { conditions, stopped } = await preparing({ bills: () => outcome }, { only: ['billText'], known: ['bills'] });
    expect([conditions, stopped]).toEqual([[], undefined]);
  });

  it('is not read for a customer who cannot log in', async () => {
    const { conditions, requests } = await preparing({ login: () => responding(500, '') }, { only: ['billText'], known: ['bills'] });
    expect([conditions, requests]).toEqual([[], ['login']]);
  });

  it('is not looked for where the contract has no such list', async () => {
    expect(await preparing({}, { only: ['billText', 'phoneDetail'] })).toMatchObject({ conditions: [], requests: ['login'], stopped: undefined });
  });
});

describe('the log-in', () => {
  it('is tried for every customer where an operation needs a session', async () => {
    expect((await preparing({}, { only: ['bills', 'phones'], personas: [ANA, RUI] })).requests).toEqual(['login', 'login']);
    expect((await preparing({}, { only: ['phones'], personas: [ANA, RUI, SMS] })).requests).toEqual([]);
  });

  it('ends the run at the first wrong PIN, so that no customer is locked', async () => {
    const login: Answers[string] = (_token, nth) => (nth === 1 ? responding(500, '') : refusal);
    const { stopped, requests } = await preparing({ login }, { only: ['bills'], personas: [RUI, ANA, { ...RUI, name: 'third' }] });
    expect(stopped).toBeInstanceOf(LogInRefused);
    expect((stopped as Error).message).toBe(
      'The customer "postpaid4g" (66881234) could not be logged in: login gave no token: HTTP 200, "PIN 不正確。". Nothing more was tried, so that the customer is not locked. Name customers of this server with --login, or a session with --token.',
    );
    expect(requests).toEqual(['login', 'login']);
  });

  it('of a customer without a number can be refused, too', async () => {
    const { stopped } = await preparing({ login: () => refusal }, { only: ['bills'], personas: [{ name: 'guest', pin: '1' }] });
    expect((stopped as Error).message).toMatch(/^The customer "guest" \(\) could not be logged in: login gave no token: HTTP 200, /);
  });
});

describe('fixed SMS codes', () => {
  const needs = 'a fixed SMS code';
  const lacking = (...notChecked: string[]): Condition => ({ needs, isMet: false, why: 'the log-in file names no customer with "smsCode"', notChecked });
  const conditionsWith = async (only: string[], personas: Persona[], answers: Answers = {}) => (await preparing(answers, { only, personas })).conditions;
  const WITH_CODE = ['loginPrepaid', 'verifyResetCode', 'setPassword', 'registerTravelCard', 'applyUssd'];

  it('are needed by some operations', async () => {
    expect(await conditionsWith(['ussdServices', ...WITH_CODE], [ANA])).toStrictEqual([lacking(...WITH_CODE)]);
    expect(await conditionsWith(['applyUssd'], [])).toStrictEqual([lacking('applyUssd')]);
    expect(await conditionsWith(['ussdServices'], [ANA])).toStrictEqual([]);
  });

  it('are not known of a customer with a token, who does not log in', async () => {
    expect(await conditionsWith(['applyUssd'], [{ ...SMS, token: 'given' }])).toStrictEqual([lacking('applyUssd')]);
  });

  it('hold where the log-in of a customer by SMS succeeds', async () => {
    expect(await conditionsWith(['applyUssd'], [ANA, SMS])).toStrictEqual([{ needs, isMet: true, notChecked: ['applyUssd'] }]);
    expect(await conditionsWith(['ussdServices'], [SMS])).toStrictEqual([{ needs, isMet: true, notChecked: [] }]);
    const why = 'loginPrepaid gave no token: HTTP 200, "PIN 不正確。"';
    const refused = await conditionsWith(['applyUssd'], [ANA, SMS], { loginPrepaid: () => refusal });
    expect(refused).toStrictEqual([{ needs, isMet: false, why, notChecked: ['applyUssd'] }]);
  });
});

describe('sessions of one customer side by side', () => {
  const needs = 'sessions of one customer side by side';
  const usual: Given = { only: ['dataUsageAlert'], known: ['planCategories'], concurrency: 2 };
  const READ = 'dataUsageAlert 66881234-1';
  /** A server whose sessions end with the next log-in. */
  const oneSession = (): Answers => {
    let last = '';
    return {
      login: (_token, nth) => {
        last = `66881234-${nth}`;
        return saying({ status: '0', data: { token: last } });
      },
      dataUsageAlert: (token) => saying({ status: token === last ? '0' : '-2' }),
    };
  };

  it('are possible where the first one goes on after a second log-in', async () => {
    const { conditions, requests, concurrency, sandboxes } = await preparing({}, usual);
    expect(conditions).toStrictEqual([{ needs, isMet: true, notChecked: [] }]);
    expect(requests).toEqual(['login', READ, 'login', READ]);
    expect([concurrency, ...sandboxes]).toEqual([2, SANDBOX]);
  });

  it('are not where it ends: requests go one after the other, with a new session', async () => {
    const { conditions, requests, concurrency, sessions } = await preparing(oneSession(), usual);
    const why = 'a log-in ends the session before, so requests go one after the other (--concurrency 1)';
    expect(conditions).toStrictEqual([{ needs, isMet: false, why, notChecked: [] }]);
    expect(concurrency).toBe(1);
    expect(await sessions.token(ANA, SANDBOX)).toBe('66881234-3');
    expect(requests).toEqual(['login', READ, 'login', READ, 'login']);
  });

  it('are not the cause where the second log-in is refused', async () => {
    const login: Answers[string] = (_token, nth) => (nth === 1 ? saying({ status: '0', data: { token: 'first' } }) : refusal);
    const { conditions, requests, concurrency } = await preparing({ login }, usual);
    expect([conditions, requests, concurrency]).toStrictEqual([[{ needs, isMet: true, notChecked: [] }], ['login', 'dataUsageAlert first', 'login'], 2]);
  });

  it.each<[string, Given, Answers, string[]]>([
    ['requests go one after the other anyway', { ...usual, concurrency: 1 }, {}, ['login']],
    ['the customer has a token', { ...usual, personas: [{ ...ANA, token: 'given' }] }, {}, []],
    ['there is no customer', { ...usual, personas: [] }, {}, []],
    ['the contract lacks the read', { ...usual, only: ['volteStatus'] }, {}, ['login']],
    ['the log-in fails', usual, { login: () => responding(500, '') }, ['login']],
    ['the read is refused', usual, { dataUsageAlert: () => refusal }, ['login', READ]],
    ['the read fails', usual, { dataUsageAlert: () => failing('no response') }, ['login', READ]],
    ['nothing needs a session', { ...usual, only: ['phones'], known: ['dataUsageAlert'] }, {}, []],
  ])('are not tried where %s', async (_, given, answers, expected) => {
    const { conditions, requests, stopped, concurrency } = await preparing(answers, given);
    expect([conditions, requests, stopped, concurrency]).toEqual([[], expected, undefined, given.concurrency]);
  });
});
