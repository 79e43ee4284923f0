import { describe, expect, it } from 'vitest';
import { afterLogIns, BY_SMS, bodiesOf, CODE, type How, judgedAlone, NEW_PIN, nth, references } from '../testing/accounts.ts';
import { did, FIRST, type judge, ok, operationsOf, refused, SECOND } from '../testing/small-server.ts';

const NUMBER = '66881234';

describe('a reset of the PIN', () => {
  const ALL = [
    'sendResetCode',
    'sendResetCode',
    'verifyResetCode',
    'verifyResetCode',
    'login',
    'setPassword',
    'verifyResetCode',
    'verifyResetCode',
    'setPassword',
    'setPassword',
    'dataUsageAlert',
    'login',
    'login',
    'changePassword',
  ];
  const BACK = ['login', 'changePassword'];

  it('is tried with a replaced code, another number, and everything twice', async () => {
    const { said, asked, steps } = await judgedAlone(['setPassword']);
    expect([said, steps]).toEqual([[], ['secrets secrets']]);
    const set = (verCodePwd: string) => ['setPassword', { password: NEW_PIN, rePassword: NEW_PIN, verCodePwd }];
    const verify = (codePwd: string, mobileNo = NUMBER) => ['verifyResetCode', { mobileNo, smsCode: CODE, codePwd }];
    expect(bodiesOf(afterLogIns(asked))).toEqual([
      ['sendResetCode', { mobileNo: NUMBER }],
      ['sendResetCode', { mobileNo: NUMBER }],
      verify('secret 1'),
      verify('secret 2', '66882345'),
      ['login', { mobileNo: NUMBER, password: '123456' }],
      set('secret 2'),
      verify('secret 2'),
      verify('secret 2'),
      set('secret 3'),
      set('secret 3'),
      ['dataUsageAlert', null],
      ['login', { mobileNo: NUMBER, password: '123456' }],
      ['login', { mobileNo: NUMBER, password: NEW_PIN }],
      ['changePassword', { oldPassword: NEW_PIN, password: '123456', rePassword: '123456' }],
    ]);
  });

  it.each<[string, string, Record<string, How>, string[]]>([
    [
      'takes a code that a newer one replaced',
      'verifyResetCode: $.codePwd: expected a refusal of a code that a newer one replaced, got status "0".',
      { verifyResetCode: () => ok({ verCodePwd: 'x' }) },
      ALL.slice(0, 3),
    ],
    [
      'takes a code for another number',
      'verifyResetCode: $.mobileNo: expected a refusal of a code that was sent to another number, got status "0".',
      { verifyResetCode: ({ body }, _known, usual) => (body.mobileNo === '66882345' ? ok({ verCodePwd: 'x' }) : usual()) },
      ALL.slice(0, 4),
    ],
    [
      'takes a reference without its code',
      'setPassword: $.verCodePwd: expected a refusal of a reference whose code was not verified, got status "0".',
      { setPassword: (_asked, { pins }) => did(pins.set(NUMBER, NEW_PIN)) },
      [...ALL.slice(0, 6), ...BACK],
    ],
    [
      'takes a code twice',
      'verifyResetCode: $.smsCode: expected a refusal of a code that was used, got status "0".',
      {
        verifyResetCode: ({ body }, { codes }, usual) => {
          const right = codes.get(body.codePwd) === body.mobileNo;
          const answer = usual();
          if (right) codes.set(body.codePwd, body.mobileNo);
          return answer;
        },
      },
      ALL.slice(0, 8),
    ],
    [
      'takes a permission twice',
      'setPassword: $.verCodePwd: expected a refusal of a permission that was used, got status "0".',
      { setPassword: nth(3, () => ok()) },
      [...ALL.slice(0, 10), ...BACK],
    ],
    [
      'lets a session go on',
      'setPassword: header token: expected every session to end with the reset of the PIN, got one that goes on.',
      { dataUsageAlert: () => ok() },
      [...ALL.slice(0, 11), ...BACK],
    ],
    [
      'leaves the PIN before good for a log-in',
      'login: $.password: expected a refusal of the PIN before the last change, got status "0".',
      { login: nth(4, () => ok({ token: 'x' })) },
      [...ALL.slice(0, 12), ...BACK],
    ],
    [
      'gives a permission that follows from the reference',
      'verifyResetCode: $.data.verCodePwd: expected a value that cannot be guessed, got one like the reference.',
      { sendResetCode: references('former-reference', 'reset-20000000'), verifyResetCode: references('reset-20000005') },
      ALL.slice(0, 7),
    ],
  ])('that %s: %s', async (_, sentence, how, requests) => {
    const { said, asked } = await judgedAlone(['setPassword'], how);
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([[`secret ${sentence}`], requests]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['no code is sent', { sendResetCode: refused }, ALL.slice(0, 1)],
    ['one code is sent a minute', { sendResetCode: nth(2, refused) }, ALL.toSpliced(2, 1)],
    ['the right code is refused', { verifyResetCode: nth(3, refused) }, ALL.slice(0, 7)],
    ['the PIN is not set', { setPassword: nth(2, refused) }, ALL.slice(0, 9)],
    ['there is no session before', { login: nth(3, refused) }, ALL.toSpliced(10, 1)],
    ['nobody can log in to change the PIN back', { login: nth(5, refused) }, ALL.slice(0, 13)],
  ])('is judged as far as it goes where %s', async (_, how, requests) => {
    const { said, asked } = await judgedAlone(['setPassword'], how);
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([[], requests]);
  });

  it('is tried with the reference that stays the same while its code is good', async () => {
    let reference = '';
    const sendResetCode: How = (_asked, known, usual) => {
      if (reference !== '') return ok({ codePwd: reference });
      const answer = usual();
      [reference = ''] = [...known.codes.keys()];
      return answer;
    };
    const { said, asked } = await judgedAlone(['setPassword'], { sendResetCode });
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([[], ALL.toSpliced(2, 1)]);
  });

  it('needs no other customer with a PIN', async () => {
    for (const personas of [[FIRST], [FIRST, { ...SECOND, token: 'second-0' }], [FIRST, BY_SMS]]) {
      const { said, asked } = await judgedAlone(['setPassword'], {}, { personas });
      expect([said, operationsOf(afterLogIns(asked)).slice(0, 13)]).toEqual([[], ALL.toSpliced(3, 1)]);
    }
  });

  it('counts its references, which can be guessed', async () => {
    const { said, asked } = await judgedAlone(['setPassword'], { sendResetCode: references('reset-20000000', 'reset-20000001') });
    expect([said, operationsOf(afterLogIns(asked)).length]).toEqual([
      ['secret sendResetCode: $.data.codePwd: expected a value that cannot be guessed, got a counter.'],
      14,
    ]);
  });

  it.each(['sendResetCode', 'setPassword'])('is tried where %s is asked for', async (operationId) => {
    expect(operationsOf(afterLogIns((await judgedAlone([operationId])).asked))).toEqual(ALL);
  });

  it('is tried where verifyResetCode is asked for', async () => {
    expect(operationsOf(afterLogIns((await judgedAlone(['verifyResetCode'])).asked)).slice(0, 14)).toEqual(ALL);
  });

  it('takes the code of the log-in file, else that of the test system, else that of the contract', async () => {
    const codes = async (given: Parameters<typeof judge>[3]) =>
      new Set(
        (await judgedAlone(['setPassword'], {}, given)).asked.filter(({ operationId }) => operationId === 'verifyResetCode').map(({ body }) => body.smsCode),
      );
    expect(await codes({ personas: [{ ...FIRST, smsCode: '987654' }] })).toEqual(new Set(['987654']));
    const substitute = (value: unknown) =>
      value === undefined ? value : JSON.parse(JSON.stringify(value).replace(`"smsCode":"${CODE}"`, '"smsCode":"000111"'));
    expect(await codes({ substitute })).toEqual(new Set(['000111']));
    expect(await codes({})).toEqual(new Set([CODE]));
  });
});
