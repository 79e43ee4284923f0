import type { JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Persona } from './personas.ts';
import { ANA, BEN, type Call, contractOf, http, REFUSED, runOf, type Says, tokenOf } from './testing/calls.ts';

const SMS: Persona = { name: 'eva', mobileNo: '66883456', smsCode: '246810' };
const GUEST: Persona = { name: 'guest', token: 'a-token' };
const contract = contractOf({ login: { path: '/api/log-in', fields: {} }, loginPrepaid: { fields: {} } });

function server(says: (call: Call) => Says | undefined = () => undefined) {
  const run = runOf(contract, says);
  const { sessions } = run.context;
  return { ...run, sessions, sent: () => run.calls.map(({ operationId, body, sandbox }) => [operationId, body, sandbox]) };
}
const pin = ({ mobileNo, pin: password }: Persona) => ({ mobileNo, password });
const isFirst = (operationId: string, call: Call, calls: Call[]) =>
  call.operationId === operationId && calls.filter((one) => one.operationId === operationId).length === 1;

describe('a log-in', () => {
  it('is by PIN', async () => {
    const { sessions, sent, calls } = server();
    expect(await sessions.token(ANA, 'one')).toBe(tokenOf(ANA));
    expect(sent()).toEqual([['login', pin(ANA), 'one']]);
    const [{ method, path, query, headers } = calls[0] as Call] = calls;
    expect([method, path, query]).toEqual(['POST', '/api/log-in', 't']);
    expect(headers).toEqual({ 'content-type': 'application/json', language: 'cn', token: '', 'mock-sandbox': 'one' });
  });

  it('is by a code that is sent before', async () => {
    const { sessions, sent, calls } = server();
    expect(await sessions.token(SMS, 'one')).toBe(tokenOf(SMS));
    expect(sent()).toEqual([
      ['sendPrepaidLoginCode', { mobileNo: SMS.mobileNo }, 'one'],
      ['loginPrepaid', { mobileNo: SMS.mobileNo, code: '246810' }, 'one'],
    ]);
    expect(calls[0]?.path).toBe('/sendPrepaidLoginCode');
  });

  it('is not needed with a token', async () => {
    const { sessions, calls } = server();
    expect(await sessions.token(GUEST, 'one')).toBe('a-token');
    expect(calls).toEqual([]);
  });

  it('is done once for each sandbox and customer', async () => {
    const { sessions, sent } = server();
    expect(await Promise.all([sessions.token(ANA, 'one'), sessions.token(ANA, 'one'), sessions.token(BEN, 'one'), sessions.token(ANA, 'two')])).toEqual([
      tokenOf(ANA),
      tokenOf(ANA),
      tokenOf(BEN),
      tokenOf(ANA, 2),
    ]);
    expect(sent()).toHaveLength(3);
  });

  it('is done once for each customer where there are no sandboxes', async () => {
    const { sessions, calls } = server();
    sessions.hasSandboxes = false;
    expect([await sessions.token(ANA, 'one'), await sessions.token(ANA, 'two'), await sessions.token(BEN, 'two')]).toEqual([
      tokenOf(ANA),
      tokenOf(ANA),
      tokenOf(BEN),
    ]);
    expect(calls).toHaveLength(2);
  });

  it('is known by the account that it gives', async () => {
    const account = async (given: object) => {
      const { sessions } = server(() => ({ status: '0', data: { token: 'a-token', ...given } }));
      await sessions.token(ANA, 'one');
      return Object.fromEntries(sessions.accounts);
    };
    expect(await account({ account: '10288416' })).toEqual({ ana: '10288416' });
    expect(await account({ account: '' })).toEqual({});
    expect(await account({ account: 10288416 })).toEqual({});
    expect(await account({})).toEqual({});
  });
});

describe('a log-in that is refused', () => {
  it.each<[string, Says, string, boolean]>([
    ['for the PIN', REFUSED, 'login gave no token: HTTP 200, "不正確。"', true],
    ['with another code of HTTP', http(400, REFUSED as JsonObject), 'login gave no token: HTTP 400, "不正確。"', true],
    ['without a message', { status: '-1' }, 'login gave no token: HTTP 200', true],
    ['with a long message', { status: '-1', message: 'x'.repeat(130) }, `login gave no token: HTTP 200, "${'x'.repeat(120)}"`, true],
    ['with an empty token', { status: '0', data: { token: '' } }, 'login gave no token: HTTP 200', false],
    ['with a token that is no text', { status: '0', data: { token: 7 } }, 'login gave no token: HTTP 200', false],
    ['without data', { status: '0' }, 'login gave no token: HTTP 200', false],
    ['by a failure', http(500, 'Error'), 'login gave no token: HTTP 500', false],
    ['by no response', { failed: 'no response in 15 seconds' }, 'login gave no token: no response in 15 seconds', false],
  ])('%s is not tried again', async (_, says, why, wrongPin) => {
    const { sessions, calls } = server(() => says);
    expect(await Promise.all([sessions.token(ANA, 'one'), sessions.token(ANA, 'two')])).toEqual([undefined, undefined]);
    expect(await sessions.token(ANA, 'three')).toBeUndefined();
    expect(calls).toHaveLength(1);
    expect(Object.fromEntries(sessions.refused)).toEqual({ ana: why });
    expect([...sessions.wrongPin]).toEqual(wrongPin ? ['ana'] : []);
  });

  it('by a code is no wrong PIN', async () => {
    const { sessions } = server(() => REFUSED);
    expect(await sessions.token(SMS, 'one')).toBeUndefined();
    expect(Object.fromEntries(sessions.refused)).toEqual({ eva: 'loginPrepaid gave no token: HTTP 200, "不正確。"' });
    expect([...sessions.wrongPin]).toEqual([]);
  });

  it('says nothing about others', async () => {
    const { sessions } = server(({ body }) => ((body as JsonObject).mobileNo === ANA.mobileNo ? REFUSED : undefined));
    expect([await sessions.token(ANA, 'one'), await sessions.token(BEN, 'one')]).toEqual([undefined, tokenOf(BEN)]);
  });
});

describe('a session', () => {
  it('that ended is forgotten, in its sandbox only', async () => {
    const { sessions } = server();
    await sessions.token(ANA, 'one');
    await sessions.token(ANA, 'two');
    await sessions.forget(ANA, 'one');
    expect([await sessions.token(ANA, 'one'), await sessions.token(ANA, 'two')]).toEqual([tokenOf(ANA, 3), tokenOf(ANA, 2)]);
  });

  it('is kept where another one has ended', async () => {
    const { sessions } = server();
    const token = await sessions.token(ANA, 'one');
    await sessions.forget(ANA, 'one', 'another');
    expect(await sessions.token(ANA, 'one')).toBe(token);
    await sessions.forget(ANA, 'one', token);
    expect(await sessions.token(ANA, 'one')).toBe(tokenOf(ANA, 2));
  });

  it('beside the known one changes nothing', async () => {
    const { sessions, sent } = server();
    expect([await sessions.token(ANA, 'one'), await sessions.another(ANA, 'two'), await sessions.token(ANA, 'one')]).toEqual([
      tokenOf(ANA),
      tokenOf(ANA, 2),
      tokenOf(ANA),
    ]);
    expect(sent()).toEqual([
      ['login', pin(ANA), 'one'],
      ['login', pin(ANA), 'two'],
    ]);
    const refusing = server(() => REFUSED);
    expect(await refusing.sessions.another(ANA, 'two')).toBeUndefined();
    expect([refusing.sessions.refused.size, refusing.sessions.wrongPin.size]).toEqual([0, 0]);
    const other = server();
    expect(await sessions.another(ANA, 'two', other.context.client)).toBe(tokenOf(ANA));
    expect(other.calls).toHaveLength(1);
  });

  it('is begun anew after the PIN was another one for a while', async () => {
    const { sessions, calls } = server((call) => (isFirst('login', call, calls) ? REFUSED : undefined));
    sessions.hasSandboxes = false;
    expect(await sessions.token(ANA, 'one')).toBeUndefined();
    sessions.renew(ANA);
    expect([sessions.refused.size, sessions.wrongPin.size]).toEqual([0, 0]);
    expect(await sessions.token(ANA, 'one')).toBe(tokenOf(ANA));
    expect(calls).toHaveLength(2);
  });

  it('is refused again after a renewal in which the PIN stayed wrong', async () => {
    const { sessions, calls } = server(() => REFUSED);
    sessions.hasSandboxes = false;
    await sessions.token(ANA, 'one');
    sessions.renew(ANA);
    expect(await sessions.token(ANA, 'one')).toBeUndefined();
    expect([calls.length, sessions.refused.size]).toEqual([2, 1]);
  });

  it('is tried once after a renewal, however many wait for it', async () => {
    const { sessions, calls } = server(() => REFUSED);
    await sessions.token(ANA, 'one');
    sessions.renew(ANA);
    await Promise.all([sessions.token(ANA, 'two'), sessions.token(ANA, 'three')]);
    expect(calls.map(({ sandbox }) => sandbox)).toEqual(['one', 'two']);
  });
});
