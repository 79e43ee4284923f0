import type { JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Persona } from './personas.ts';
import { ANA, BEN, type Call, contractOf, http, REFUSED, runOf, type Says, tokenOf } from './testing/calls.ts';

const SMS: Persona = { name: 'eva', userId: '1000883456', smsCode: '246810' };
const contract = contractOf({});

function server(says: (call: Call) => Says | undefined = () => undefined, hasSandboxes = true) {
  const run = runOf(contract, says);
  const { sessions } = run.context;
  sessions.hasSandboxes = hasSandboxes;
  return { ...run, sessions };
}

describe('a log-in', () => {
  it('is by PIN, by a code that is sent before, or not needed', async () => {
    const { sessions, calls } = server();
    expect(await sessions.token(ANA, 'one')).toBe(tokenOf(ANA));
    expect(await sessions.token(SMS, 'one')).toBe(tokenOf(SMS));
    expect(await sessions.token({ name: 'guest', token: 'a-token' }, 'one')).toBe('a-token');
    expect(calls.map(({ operationId, path, body, sandbox }) => [operationId || path, body, sandbox])).toEqual([
      ['login', { userId: ANA.userId, password: ANA.pin }, 'one'],
      ['sendLogInCode', { userId: SMS.userId }, 'one'],
      ['loginByCode', { userId: SMS.userId, code: '246810' }, 'one'],
    ]);
  });

  it('is done once for each customer, and for each sandbox where there are any', async () => {
    const tokens = async (hasSandboxes: boolean) => {
      const { sessions } = server(undefined, hasSandboxes);
      return Promise.all([sessions.token(ANA, 'one'), sessions.token(ANA, 'one'), sessions.token(BEN, 'one'), sessions.token(ANA, 'two')]);
    };
    expect(await tokens(true)).toEqual([tokenOf(ANA), tokenOf(ANA), tokenOf(BEN), tokenOf(ANA, 2)]);
    expect(await tokens(false)).toEqual([tokenOf(ANA), tokenOf(ANA), tokenOf(BEN), tokenOf(ANA)]);
  });

  it.each<[unknown, object]>([
    ['10288416', { ana: ['10288416'] }],
    ['', {}],
    [10288416, {}],
    [undefined, {}],
  ])('that gives the account %j is known by it: %j', async (account, identities) => {
    const { sessions } = server(() => ({ status: '0', data: { token: 'a-token', ...(account === undefined ? {} : { account: account as string }) } }));
    await sessions.token(ANA, 'one');
    expect(Object.fromEntries(sessions.identities)).toEqual(identities);
  });
});

describe('a log-in that is refused', () => {
  it.each<[string, Says, string, boolean]>([
    ['for the PIN', REFUSED, 'HTTP 200, "不正確。"', true],
    ['with another code of HTTP', http(400, REFUSED as JsonObject), 'HTTP 400, "不正確。"', true],
    ['with a long message', { status: '-1', message: 'x'.repeat(130) }, `HTTP 200, "${'x'.repeat(120)}"`, true],
    ['with an empty token', { status: '0', data: { token: '' } }, 'HTTP 200', false],
    ['with a token that is no text', { status: '0', data: { token: 7 } }, 'HTTP 200', false],
    ['without data', { status: '0' }, 'HTTP 200', false],
    ['by no response', { failed: 'no response in 15 seconds' }, 'no response in 15 seconds', false],
  ])('%s is not tried again', async (_, says, why, wrongPin) => {
    const { sessions, calls } = server(() => says);
    expect(await Promise.all([sessions.token(ANA, 'one'), sessions.token(ANA, 'two')])).toEqual([undefined, undefined]);
    expect([calls.length, Object.fromEntries(sessions.refused), [...sessions.wrongPin]]).toEqual([
      1,
      { ana: `login gave no token: ${why}` },
      wrongPin ? ['ana'] : [],
    ]);
  });

  it('by a code is no wrong PIN, and says nothing about others', async () => {
    const { sessions } = server(({ body }) => ((body as JsonObject).userId === SMS.userId ? REFUSED : undefined));
    expect([await sessions.token(SMS, 'one'), await sessions.token(BEN, 'one')]).toEqual([undefined, tokenOf(BEN)]);
    expect([[...sessions.refused.keys()], sessions.wrongPin.size]).toEqual([['eva'], 0]);
  });
});

describe('a session', () => {
  it('that ended is forgotten, in its sandbox only, unless another one took its place', async () => {
    const { sessions } = server();
    const token = await sessions.token(ANA, 'one');
    await sessions.token(ANA, 'two');
    await sessions.forget(ANA, 'one', 'another');
    expect(await sessions.token(ANA, 'one')).toBe(token);
    await sessions.forget(ANA, 'one', token);
    expect([await sessions.token(ANA, 'one'), await sessions.token(ANA, 'two')]).toEqual([tokenOf(ANA, 3), tokenOf(ANA, 2)]);
  });

  it('beside the known one changes nothing, nor does its refusal', async () => {
    const { sessions } = server();
    expect([await sessions.token(ANA, 'one'), await sessions.another(ANA, 'two'), await sessions.token(ANA, 'one')]).toEqual(
      [1, 2, 1].map((nth) => tokenOf(ANA, nth)),
    );
    const refusing = server(() => REFUSED).sessions;
    expect([await refusing.another(ANA, 'two'), refusing.refused.size, refusing.wrongPin.size]).toEqual([undefined, 0, 0]);
  });

  it('is tried anew, once, after the PIN was another one for a while', async () => {
    const { sessions, calls } = server(() => (calls.length === 1 ? REFUSED : undefined), false);
    expect(await sessions.token(ANA, 'one')).toBeUndefined();
    sessions.renew(ANA);
    expect([sessions.refused.size, sessions.wrongPin.size]).toEqual([0, 0]);
    expect(await Promise.all([sessions.token(ANA, 'one'), sessions.token(ANA, 'two')])).toEqual([tokenOf(ANA), tokenOf(ANA)]);
    expect(calls).toHaveLength(2);
  });
});
