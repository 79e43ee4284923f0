import { describe, expect, it } from 'vitest';
import { accountServer, accounts, BY_SMS, CODE, type How, nth, only, UNKNOWN, WRONG_PIN } from '../testing/accounts.ts';
import { type Asked, did, FIRST, judge, ok, operationsOf, refusal, refused, SECOND } from '../testing/small-server.ts';
import { runSecrets } from './secrets.ts';

const NUMBER = '66881234';
const LOCKED = 'conformance-r1-locked';
const NOT_LOCKED =
  'Not checked: how many wrong PINs and codes may be tried. Name a customer who may be locked out in the log-in file: { "…": { "mobileNo": "…", "pin": "…", "throwAway": true } }.';

const judged = (operationIds: string[], how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runSecrets, accounts, accountServer(how).server, { operations: only(...operationIds), personas: [FIRST], ...given });
/** What is asked of the customer who may be locked out. */
const tried = (asked: readonly Asked[]) => asked.filter(({ headers }) => headers['mock-sandbox'] === LOCKED);
/** Answers what the customer who may be locked out asks. */
const ofLocked =
  (other: How): How =>
  (asked, known, usual) =>
    asked.headers['mock-sandbox'] === LOCKED ? other(asked, known, usual) : usual();
const nthOfLocked = (which: number, other: How): How => ofLocked(nth(which, other));
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('wrong codes', () => {
  it('are tried until the right one must be refused, too', async () => {
    const { said, asked } = await judged(['verifyResetCode']);
    expect(said).toEqual([]);
    const [sent, ...verified] = tried(asked);
    expect([sent?.operationId, sent?.body]).toEqual(['sendResetCode', { mobileNo: NUMBER }]);
    expect(new Set(verified.map(({ operationId, body }) => `${operationId} ${body.mobileNo} ${String(body.codePwd).length}`))).toEqual(
      new Set([`verifyResetCode ${NUMBER} 36`]),
    );
    expect(verified.map(({ body }) => body.smsCode)).toEqual(['100000', '100001', '100002', '100003', '100004', '100005', CODE]);
  });

  it('must not be tried as often as one likes', async () => {
    const verifyResetCode: How = ofLocked(({ body }) => (body.smsCode === CODE ? ok({ verCodePwd: 'x' }) : refusal()));
    expect((await judged(['verifyResetCode'], { verifyResetCode })).said).toEqual([
      'secret verifyResetCode: $.smsCode: expected a refusal after 6 wrong codes, got status "0".',
    ]);
  });

  it('are not tried where no code is sent, or nobody asks for it', async () => {
    const none = await judged(['verifyResetCode'], { sendResetCode: ofLocked(refused) });
    expect([none.said, operationsOf(tried(none.asked))]).toEqual([[], ['sendResetCode']]);
    expect(operationsOf(tried((await judged(['login'])).asked))).not.toContain('sendResetCode');
    expect(tried((await judged(['setPassword'])).asked)).toEqual([]);
  });
});

describe('wrong PINs', () => {
  const wrong = { mobileNo: NUMBER, password: WRONG_PIN };
  const right = { mobileNo: NUMBER, password: '123456' };
  const elsewhere = times(2, ['changePassword', 'loginMusic']).flat();

  it('are tried here and elsewhere, until the right one must be refused, too', async () => {
    const { said, asked } = await judged(['login']);
    expect(said).toEqual([]);
    const change = ['changePassword', { oldPassword: WRONG_PIN, password: '90417365', rePassword: '90417365' }];
    const music = ['loginMusic', { ...wrong, email: 'check@example.com' }];
    expect(tried(asked).map(({ operationId, body }) => [operationId, body])).toEqual([
      ['login', right],
      ['login', { mobileNo: UNKNOWN, password: WRONG_PIN }],
      ['login', wrong],
      change,
      music,
      change,
      music,
      ['login', wrong],
      ['login', right],
    ]);
    expect(new Set(tried(asked).flatMap(({ operationId, token }) => (operationId === 'changePassword' ? [token.length] : [])))).toEqual(new Set([36]));
  });

  /** A server that counts no wrong PIN, or only some. */
  const forgetful: How = ofLocked((_asked, known, usual) => {
    known.wrong.clear();
    return usual();
  });
  const apart: How = ofLocked((_asked, known, usual) => {
    const before = new Map(known.wrong);
    const answer = usual();
    known.wrong.clear();
    for (const [key, count] of before) known.wrong.set(key, count);
    return answer;
  });

  it('must not be tried as often as one likes', async () => {
    const { said, asked } = await judged(['login'], { login: forgetful });
    expect(said).toEqual(['secret login: $.password: expected a refusal after 6 wrong PINs, got status "0".']);
    expect(operationsOf(tried(asked))).toEqual([...times(3, 'login'), ...elsewhere, ...times(9, 'login')]);
  });

  it('count together, wherever they are tried', async () => {
    const { said, asked } = await judged(['login'], { changePassword: apart, loginMusic: apart });
    expect(said).toEqual([
      'secret login: $.password: expected wrong PINs of every operation to count together, got a log-in after 4 of 6 were wrong elsewhere.',
    ]);
    expect(operationsOf(tried(asked)).length).toBe(16);
  });

  it('are counted as they were refused', async () => {
    const music = await judged(['login'], { changePassword: () => 500, loginMusic: apart });
    expect(music.said).toEqual([
      'secret login: $.password: expected wrong PINs of every operation to count together, got a log-in after 2 of 6 were wrong elsewhere.',
    ]);
    expect(operationsOf(tried(music.asked)).filter((id) => id === 'login').length).toBe(14);
    const none = await judged(['login'], {}, { notImplemented: new Set(['changePassword', 'loginMusic']) });
    expect([none.said, operationsOf(tried(none.asked))]).toEqual([[], times(9, 'login')]);
  });

  it('of an unknown number are refused by the same sentence', async () => {
    const login: How = ofLocked(({ body }, _known, usual) => (body.mobileNo === UNKNOWN ? refusal('沒有這個號碼。') : usual()));
    const { said, asked, context } = await judged(['login'], { login });
    expect(said).toEqual([
      'secret login: $.message: expected the sentence that an unknown number gets, so that nobody learns which was wrong, got another one.',
    ]);
    expect(operationsOf(tried(asked))).toEqual(times(3, 'login'));
    expect(context.collector.violations[0]?.evidence?.sent).toContain(NUMBER);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['the log-in is refused', { login: ofLocked(refused) }, ['login']],
    ['a wrong PIN is accepted', { login: nthOfLocked(3, () => ok({ token: 'x' })) }, times(3, 'login')],
    ['an unknown number makes the server fail', { login: nthOfLocked(2, () => 500) }, [...times(3, 'login'), ...elsewhere, ...times(2, 'login')]],
  ])('are not judged further than it goes where %s', async (_, how, requests) => {
    const { said, asked } = await judged(['login'], how);
    expect([said, operationsOf(tried(asked))]).toEqual([[], requests]);
  });

  it('are tried without an unknown number where the contract names none', async () => {
    const contract = { ...accounts, operations: accounts.operations.filter(({ operationId }) => operationId !== 'inquireAccountType') };
    const { said, asked } = await judge(runSecrets, contract, accountServer().server, { operations: only('login'), personas: [FIRST] });
    expect([said, operationsOf(tried(asked))]).toEqual([[], [...times(2, 'login'), ...elsewhere, ...times(2, 'login')]]);
  });

  it('are not tried where nobody asks for the log-in', async () => {
    expect(operationsOf(tried((await judged(['verifyResetCode'])).asked))).not.toContain('login');
  });
});

describe('who may be locked out', () => {
  const victim = { ...SECOND, name: 'victim', throwAway: true };
  const numbersOf = (asked: readonly Asked[]) => new Set(tried(asked).map(({ body }) => body.mobileNo ?? body.oldPassword));

  it('is the customer of the log-in file who says so', async () => {
    for (const hasSandboxes of [true, false]) {
      const { said, asked, notes } = await judged(['login'], {}, { throwAway: victim, sessions: { hasSandboxes }, putPinsBack: async () => {} });
      expect([said, notes, numbersOf(asked)]).toEqual([[], [], new Set(['66882345', UNKNOWN, WRONG_PIN])]);
    }
  });

  it.each(['login', 'verifyResetCode'])('is nobody on a server without sandboxes, which is noted where %s is asked for', async (operationId) => {
    const given = { sessions: { hasSandboxes: false }, putPinsBack: async () => {} };
    const { said, asked, notes } = await judged([operationId], {}, given);
    expect([said, notes, tried(asked)]).toEqual([[], [NOT_LOCKED], []]);
    expect((await judged([operationId], {}, { ...given, notImplemented: new Set([operationId]) })).notes).toEqual([]);
    expect((await judged(['bills'], {}, given)).notes).toEqual([]);
  });

  it('is nobody without a PIN, even in a sandbox', async () => {
    const { notes, asked } = await judged(['login'], {}, { personas: [BY_SMS] });
    expect([notes, tried(asked)]).toEqual([[NOT_LOCKED], []]);
  });

  it('is nobody where neither the log-in nor the code is there', async () => {
    const { notes, asked } = await judged(['login', 'verifyResetCode'], {}, { notImplemented: new Set(['login', 'verifyResetCode']) });
    expect([notes, tried(asked)]).toEqual([[], []]);
  });
});

describe('the part secrets', () => {
  const STEP = ['secrets secrets'];

  it.each<[string[], string[]]>([
    [['bills'], STEP],
    [['sendResetCode'], STEP],
    [['banners'], []],
    [['payByCard'], []],
  ])('concerns %s: %s', async (operationIds, steps) => {
    expect((await judged(operationIds)).steps).toEqual(steps);
  });

  it('tries what is asked for beside other operations', async () => {
    const { asked } = await judged(['login', 'verifyResetCode', 'registerTravelCard', 'banners']);
    expect(new Set(operationsOf(asked))).toContain('changePassword');
    expect(new Set(operationsOf(asked))).toContain('sendTravelCardCode');
    expect(new Set(operationsOf(tried(asked)))).toEqual(new Set(['sendResetCode', 'verifyResetCode', 'login', 'changePassword', 'loginMusic']));
  });

  it.each(['changePassword', 'setPassword', 'registerTravelCard', 'login', 'verifyResetCode'])(
    'tries nothing of %s by a customer without a number',
    async (id) => {
      const { said, asked } = await judged([id], {}, { personas: [{ name: 'first', pin: '123456' }] });
      expect([said, asked]).toEqual([[], []]);
    },
  );

  it('concerns nothing that is not there', async () => {
    expect((await judged(['bills', 'banners'], {}, { notImplemented: new Set(['bills']) })).steps).toEqual([]);
  });

  it('is only done where a customer could log in', async () => {
    const refusedTo = (...names: string[]) => ({ refused: new Map(names.map((name) => [name, 'refused'])) });
    const given = { personas: [FIRST, BY_SMS] };
    expect((await judged(['bills'], {}, { ...given, sessions: refusedTo('first') })).steps).toEqual(STEP);
    expect((await judged(['bills'], {}, { ...given, sessions: refusedTo('bySms') })).steps).toEqual(STEP);
    expect((await judged(['bills'], {}, { ...given, sessions: refusedTo('first', 'bySms') })).steps).toEqual([]);
    expect((await judged(['bills'], {}, { personas: [] })).steps).toEqual([]);
    expect((await judged(['bills'], {}, { personas: [{ name: 'first', token: 'first-0' }] })).steps).toEqual([]);
    expect((await judged(['bills'], {}, { personas: [{ ...FIRST, token: 'first-0' }] })).steps).toEqual([]);
  });

  it('ends with the run', async () => {
    const interrupt = new AbortController();
    const login: How = (_asked, _known, usual) => did(interrupt.abort(), usual());
    await expect(judged(['changePassword'], { login }, { signal: interrupt.signal })).rejects.toThrow('aborted');
  });
});
