import { describe, expect, it } from 'vitest';
import { accountServer, accounts, type How, NEW_PIN, nth, only } from '../testing/accounts.ts';
import { found } from '../testing/operations.ts';
import { type Asked, did, FIRST, judge, ok, operationsOf, refusal, refused } from '../testing/small-server.ts';
import { runSecrets } from './secrets.ts';

const NUMBER = '66881234';

/** What the part says of a server, which answers some operations otherwise. */
const judged = (operationIds: string[], how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runSecrets, accounts, accountServer(how).server, { operations: only(...operationIds), ...given });

/** The tokens of requests by names of their own: A is the first that the server gave. */
function tokensOf(asked: readonly Asked[]): string[] {
  const names = new Map([
    ['', ''],
    ['first-0', '0'],
  ]);
  return asked.map(({ token }) => {
    const known = [...names].find(([one]) => one !== '' && token.startsWith(one));
    if (token !== '' && known === undefined) names.set(token, String.fromCharCode(63 + names.size));
    return known === undefined ? (names.get(token) ?? '') : `${known[1]} ${token.slice(known[0].length)}`.trim();
  });
}

describe('a log-out', () => {
  const READS = ['dataUsageAlert', 'volteStatus', 'bills'];
  const ONLY = [...READS, 'order', 'logout', 'banners'];

  it('ends the session for every operation that needs one', async () => {
    const { said, asked, steps } = await judged(ONLY);
    expect([said, steps]).toEqual([[], ['secrets secrets']]);
    const tokens = tokensOf(asked);
    expect(asked.map(({ operationId }, index) => `${operationId} ${tokens[index]}`)).toEqual([
      'login ',
      'login ',
      'dataUsageAlert A',
      'dataUsageAlert A conformance',
      ...READS.map((read) => `${read} A`),
      'logout A',
      'logout A',
      'dataUsageAlert A',
      'volteStatus A',
      'bills A',
      'order A',
    ]);
    expect(asked.slice(0, 2).map(({ body }) => body)).toEqual(Array(2).fill({ mobileNo: NUMBER, password: '123456' }));
    expect(new Set(asked.map(({ headers }) => headers['mock-sandbox']))).toEqual(new Set(['conformance-r1-secrets']));
  });

  /** Accepts the token of any session that there ever was. */
  const anyToken: How = ({ token }, _known, usual) => (token.includes('conformance') ? usual() : ok());
  const accepting = (...operationIds: string[]) => Object.fromEntries(operationIds.map((id) => [id, anyToken]));

  it('is the cause where three operations accept the token afterwards', async () => {
    const { said, context } = await judged(ONLY, accepting('dataUsageAlert', 'volteStatus', 'order'));
    expect(said).toEqual(['secret logout: header token: expected the token to end with the session, got 3 operations that accept it.']);
    expect(context.collector.violations[0]?.evidence?.request).toContain('POST /logout?');
  });

  it('is not the cause where two do', async () => {
    expect((await judged(ONLY, accepting('volteStatus', 'bills'))).said).toEqual([
      'secret volteStatus: header token: expected status "-2" with a token after log-out, got status "0".',
      'secret bills: header token: expected status "-2" with a token after log-out, got status "0".',
    ]);
  });

  it('does not end it where an operation answers anything else', async () => {
    expect((await judged(ONLY, { order: refused, bills: nth(2, () => 500), volteStatus: nth(2, () => 'nothing') })).said).toEqual([
      'secret order: header token: expected status "-2" with a token after log-out, got status "-1".',
    ]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['the log-in is refused', { login: refused }, ['login']],
    [
      'a second log-in is refused',
      { login: nth(2, refused) },
      ['login', 'login', 'dataUsageAlert', 'dataUsageAlert', ...READS, 'logout', 'logout', ...READS, 'order'],
    ],
    ['the log-out is refused', { logout: refused }, ['login', 'login', 'dataUsageAlert', 'dataUsageAlert', ...READS, 'logout']],
    ['the session does not hold', { dataUsageAlert: nth(1, refused) }, ['login', 'login', 'dataUsageAlert', ...READS, 'logout', 'logout', ...READS, 'order']],
  ])('is not judged further than it goes where %s', async (_, how, requests) => {
    const { said, asked } = await judged(ONLY, how);
    const order = (ids: string[]) => ids.toSorted().join();
    expect([said, order(operationsOf(asked)), operationsOf(asked).length]).toEqual([[], order(requests), requests.length]);
  });

  it('is not tried with what is not there, or wrong already', async () => {
    const context: Parameters<typeof judge>[3] = { notImplemented: new Set(['bills']) };
    const { asked } = await judged(['bills', 'order'], {}, context);
    expect(operationsOf(asked)).toEqual(['login', 'login', 'logout', 'order']);
    expect(operationsOf((await judged(['order'], {}, { notImplemented: new Set(['login']) })).asked)).toEqual([]);
    expect(operationsOf((await judged(['order'], {}, { notImplemented: new Set(['logout']) })).asked)).toEqual(['login', 'login']);
  });
});

describe('a token', () => {
  const giving =
    (...tokens: string[]): How =>
    (_asked, known, usual) => {
      known.secret = () => tokens.shift() ?? 'none-left';
      const answer = usual();
      return answer;
    };

  it('is to be compared as a whole', async () => {
    const tail: How = (asked, known, usual) => (asked.token.endsWith('conformance') && known.sessions.has(asked.token.slice(0, -11)) ? ok() : usual());
    expect((await judged(['bills'], { bills: tail })).said).toEqual([
      'secret bills: header token: expected status "-2" with a valid token and "conformance" behind it, got status "0".',
    ]);
  });

  it('is lengthened to 512 characters at most', async () => {
    const long = (length: number) => judged(['bills'], { login: giving('a'.repeat(length), 'b'.repeat(length)) });
    const reads = async (length: number) => operationsOf((await long(length)).asked).filter((id) => id === 'bills').length;
    expect([await reads(501), await reads(502)]).toEqual([4, 2]);
  });

  it.each<[string, string, string | undefined]>([
    ['session-10009999', 'session-10009999', undefined],
    ['session-10000000', 'session-10000001', 'a counter'],
    ['session-10000001', 'session-10000000', 'a counter'],
    ['session-10000000', 'session-10009999', 'a counter'],
    ['session-10000000', 'session-10010000', undefined],
    ['session-99999', 'session-100000', undefined],
    ['sessionA10000000', 'sessionB10000001', undefined],
    ['10000000', '10000001', 'a counter'],
    ['session-1000000x', 'session-1000001x', undefined],
    ['session-10000000', 'session-1000001x', undefined],
    ['session-1000000x', 'session-10000001', undefined],
    ['lanterns', 'ferries', 'one of 7 characters'],
    ['lanterns', 'harbours', undefined],
    ['lanterns', `xyz${NUMBER}`, 'one with the number in it'],
    [`xyz${NUMBER}`, 'lanterns', undefined],
  ])('%s before %s', async (one, other, why) => {
    const { said } = await judged(['bills'], { login: giving(one, other) });
    expect(said).toEqual(why === undefined ? [] : [`secret login: $.data.token: expected a value that cannot be guessed, got ${why}.`]);
  });

  it('that is no text is none', async () => {
    expect((await judged(['bills'], { login: () => ok({}) })).said).toEqual([
      'secret login: $.data.token: expected a value that cannot be guessed, got one of 0 characters.',
    ]);
  });
});

describe('a change of the PIN', () => {
  const START = ['login', 'login', 'logout', 'changePassword'];
  const ALL = [
    ...START,
    'login',
    'login',
    'dataUsageAlert',
    'changePassword',
    'dataUsageAlert',
    'dataUsageAlert',
    'changePassword',
    'login',
    'login',
    'login',
    'changePassword',
  ];

  it('ends the other sessions, not its own, and the PIN before', async () => {
    const { said, asked } = await judged(['changePassword']);
    expect(said).toEqual([]);
    const tokens = tokensOf(asked);
    const changed = { oldPassword: '123456', password: NEW_PIN, rePassword: NEW_PIN };
    expect(asked.slice(4).map(({ operationId, body }, index) => [operationId, tokens[index + 4], body])).toEqual([
      ['login', '', { mobileNo: NUMBER, password: '123456' }],
      ['login', '', { mobileNo: NUMBER, password: '123456' }],
      ['dataUsageAlert', 'B', undefined],
      ['changePassword', 'C', changed],
      ['dataUsageAlert', 'B', undefined],
      ['dataUsageAlert', 'C', undefined],
      ['changePassword', 'C', changed],
      ['login', '', { mobileNo: NUMBER, password: '123456' }],
      ['login', '', { mobileNo: NUMBER, password: NEW_PIN }],
      ['login', '', { mobileNo: NUMBER, password: NEW_PIN }],
      ['changePassword', 'D', { oldPassword: NEW_PIN, password: '123456', rePassword: '123456' }],
    ]);
  });

  const BACK = ['login', 'changePassword'];
  it.each<[string, string, Record<string, How>, number]>([
    [
      'lets another session go on',
      'changePassword: header token: expected other sessions to end with the change of the PIN, got one that goes on.',
      {
        changePassword: ({ body, token }, known, usual) =>
          body.oldPassword === '123456' && known.sessions.has(token) ? did(known.pins.set(NUMBER, NEW_PIN)) : usual(),
      },
      9,
    ],
    [
      'ends its own session',
      'changePassword: header token: expected the session that changes the PIN to go on, got status "-2".',
      {
        changePassword: ({ token }, known, usual) => {
          const answer = usual();
          known.sessions.delete(token);
          return answer;
        },
      },
      10,
    ],
    [
      'does not look at the old PIN',
      'changePassword: $.oldPassword: expected a refusal of the PIN before the last change, got status "0".',
      { changePassword: ({ body }, known, usual) => (body.password === NEW_PIN && known.pins.get(NUMBER) === NEW_PIN ? ok() : usual()) },
      11,
    ],
    [
      'leaves the old PIN good for a log-in',
      'login: $.password: expected a refusal of the PIN before the last change, got status "0".',
      { login: ({ body }, { pins }, usual) => (body.password === '123456' && pins.get(NUMBER) === NEW_PIN ? ok({ token: 'x' }) : usual()) },
      12,
    ],
    ['takes no log-in with the new PIN', 'changePassword: $.password: expected a log-in with the new PIN, got a refusal.', { login: nth(6, refused) }, 13],
  ])('that %s: %s', async (_, sentence, how, length) => {
    const { said, asked } = await judged(['changePassword'], how);
    expect([said, operationsOf(asked)]).toEqual([[`secret ${sentence}`], [...ALL.slice(0, length), ...BACK]]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['the first log-in is refused', { login: nth(3, refused) }, ALL.slice(0, 6)],
    ['the second log-in is refused', { login: nth(4, refused) }, ALL.slice(0, 6)],
    ['it is refused', { changePassword: ({ body }, _known, usual) => (body.password === NEW_PIN ? refusal() : usual()) }, ALL.slice(0, 8)],
    ['a customer has one session', { dataUsageAlert: nth(1, () => ({ status: '-2', message: '請登入。' })) }, ALL.toSpliced(8, 1)],
    ['the session is asked for otherwise', { dataUsageAlert: nth(3, refused) }, ALL],
    ['nobody can log in to change it back', { login: nth(7, refused) }, ALL.slice(0, 14)],
  ])('is judged as far as it goes where %s', async (_, how, requests) => {
    const { said, asked } = await judged(['changePassword'], how);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('is tried with another read where the first is not there, and not without one', async () => {
    const volte = await judged(['changePassword'], {}, { notImplemented: new Set(['dataUsageAlert']) });
    expect([volte.said, operationsOf(volte.asked)]).toEqual([[], ALL.map((id) => (id === 'dataUsageAlert' ? 'volteStatus' : id))]);
    const none = await judged(['changePassword'], {}, { notImplemented: new Set(['dataUsageAlert', 'volteStatus']) });
    expect(operationsOf(none.asked)).toEqual(ALL.slice(0, 6));
  });

  it('is tried where the log-in is asked for, and for nothing else', async () => {
    const login = operationsOf((await judged(['login'])).asked).slice(0, 14);
    expect(login).toEqual([...ALL.slice(0, 3), ...ALL.slice(4)]);
    expect(operationsOf((await judged(['volteStatus'])).asked)).not.toContain('changePassword');
  });

  it('is put back by the end of the run where the server has no sandboxes', async () => {
    let times = 0;
    const putPinsBack = async () => {
      times += 1;
    };
    const { said, asked } = await judged(['changePassword'], {}, { putPinsBack, sessions: { hasSandboxes: false } });
    expect([said, operationsOf(asked), times]).toEqual([[], ALL.slice(0, 13), 1]);
  });

  it('is left to the end of the run when that is interrupted', async () => {
    const interrupt = new AbortController();
    const login = nth(6, (_asked, _known, usual) => did(interrupt.abort(), usual()));
    const asked: string[] = [];
    const dataOf: How = ({ operationId }, _known, usual) => did(asked.push(operationId), usual());
    await expect(judged(['changePassword'], { login, changePassword: dataOf }, { signal: interrupt.signal })).rejects.toThrow('aborted');
    expect(asked).toHaveLength(3);
  });

  it('needs a customer with a PIN', async () => {
    const { asked, steps } = await judged(['changePassword'], {}, { personas: [{ ...FIRST, token: 'first-0' }] });
    expect([operationsOf(asked), steps]).toEqual([[], []]);
  });

  it('is not tried where something else is wrong with it', async () => {
    const { context } = await judged([]);
    found(context, 'changePassword');
    const { asked } = await judged(['changePassword'], {}, { collector: context.collector });
    expect(operationsOf(asked)).toEqual(['login', 'login', 'logout', 'login', 'login', 'dataUsageAlert']);
  });
});
