import { describe, expect, it } from 'vitest';
import { afterLogIns, BY_SMS, bodiesOf, CODE, type How, judgedAlone, nth, references } from '../testing/accounts.ts';
import { FIRST, ok, operationsOf, refused } from '../testing/small-server.ts';

const NUMBER = '66881234';

describe('the code of a log-in by SMS', () => {
  const personas = [FIRST, BY_SMS];
  const ALL = ['sendPrepaidLoginCode', 'loginPrepaid', 'loginPrepaid', 'logout'];
  const given = { personas, notImplemented: new Set(['login']) };

  it('is good once', async () => {
    const { said, asked, steps } = await judgedAlone(['loginPrepaid'], {}, given);
    expect([said, steps]).toEqual([[], ['secrets secrets']]);
    const form = { mobileNo: BY_SMS.mobileNo, code: BY_SMS.smsCode };
    expect(asked.map(({ operationId, body }) => [operationId, body])).toEqual([
      ['sendPrepaidLoginCode', { mobileNo: BY_SMS.mobileNo }],
      ['loginPrepaid', form],
      ['loginPrepaid', form],
      ['logout', undefined],
    ]);
    expect(asked.at(-1)?.token).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked[0]?.headers['mock-sandbox']).toBe('conformance-r1-secrets');
    expect(operationsOf((await judgedAlone(['sendPrepaidLoginCode'], {}, given)).asked)).toEqual(ALL);
  });

  it('must not be good again', async () => {
    const { said, asked } = await judgedAlone(['loginPrepaid'], { loginPrepaid: () => ok({ token: 'x' }) }, given);
    expect([said, operationsOf(asked)]).toEqual([
      ['secret loginPrepaid: $.code: expected a refusal of a code that was used, got status "0".'],
      ALL.slice(0, 3),
    ]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['no code is sent', { sendPrepaidLoginCode: refused }, ALL.slice(0, 1)],
    ['the code is refused', { loginPrepaid: refused }, ALL.slice(0, 2)],
  ])('is not judged where %s', async (_, how, requests) => {
    const { said, asked } = await judgedAlone(['loginPrepaid'], how, given);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('is not tried where nobody asks for it, or has one', async () => {
    expect(operationsOf((await judgedAlone(['bills'], {}, given)).asked)).toEqual([]);
    const { name, mobileNo } = BY_SMS;
    for (const one of [
      { ...BY_SMS, pin: '123456' },
      { name, mobileNo },
      { name, smsCode: '1' },
    ]) {
      expect(operationsOf((await judgedAlone(['loginPrepaid'], {}, { ...given, personas: [one] })).asked)).toEqual([]);
    }
  });
});

describe('the code of a service', () => {
  const ALL = ['sendUssdCode', 'applyUssd', 'applyUssd'];

  it('is good once', async () => {
    const { said, asked } = await judgedAlone(['applyUssd']);
    expect(said).toEqual([]);
    const body = { id: '7201', smsCode: CODE, fwdnum: '66123456' };
    expect(afterLogIns(asked).map(({ operationId, body: sent }) => [operationId, sent])).toEqual([
      ['sendUssdCode', { id: '7201' }],
      ['applyUssd', body],
      ['applyUssd', body],
    ]);
  });

  it('must not be good again', async () => {
    expect((await judgedAlone(['applyUssd'], { applyUssd: () => ok() })).said).toEqual([
      'secret applyUssd: $.smsCode: expected a refusal of a code that was used, got status "0".',
    ]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['no code is sent', { sendUssdCode: refused }, ALL.slice(0, 1)],
    ['the code is refused', { applyUssd: refused }, ALL.slice(0, 2)],
  ])('is not judged where %s', async (_, how, requests) => {
    const { said, asked } = await judgedAlone(['applyUssd'], how);
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([[], requests]);
  });

  it('is not tried where nobody asks for it, or it is not there', async () => {
    expect(operationsOf(afterLogIns((await judgedAlone(['sendUssdCode'])).asked))).toEqual([]);
    expect(operationsOf(afterLogIns((await judgedAlone(['applyUssd'], {}, { notImplemented: new Set(['logout', 'applyUssd']) })).asked))).toEqual([]);
  });
});

describe('the code of the travel card', () => {
  const ALL = ['sendTravelCardCode', 'sendTravelCardCode', ...Array(3).fill('registerTravelCard'), 'sendTravelCardCode', 'registerTravelCard'] as string[];
  const USED = 'secret registerTravelCard: $.smsCode: expected a refusal of a code that was used, got status "0".';
  const REPLACED = 'secret registerTravelCard: $.codePwd: expected a refusal of a code that a newer one replaced, got status "0".';

  it('is tried replaced, and twice, and what it authorised is cancelled', async () => {
    const { said, asked } = await judgedAlone(['registerTravelCard']);
    expect(said).toEqual([]);
    const register = (codePwd: string, type: number) => ['registerTravelCard', { mobileNo: NUMBER, smsCode: CODE, codePwd, type }];
    const send = ['sendTravelCardCode', { mobileNo: NUMBER }];
    expect(bodiesOf(afterLogIns(asked))).toEqual([
      send,
      send,
      register('secret 1', 1),
      register('secret 2', 1),
      register('secret 2', 1),
      send,
      register('secret 3', 2),
    ]);
    expect(operationsOf(afterLogIns((await judgedAlone(['sendTravelCardCode'])).asked))).toEqual(ALL);
    expect(operationsOf(afterLogIns((await judgedAlone(['bills'])).asked))).toEqual(['bills', 'bills', 'bills']);
  });

  it('must not be good when it was replaced, or used', async () => {
    const replaced = await judgedAlone(['registerTravelCard'], { registerTravelCard: () => ok() });
    expect([replaced.said, operationsOf(afterLogIns(replaced.asked))]).toEqual([[REPLACED], ALL.toSpliced(3, 2)]);
    const used = await judgedAlone(['registerTravelCard'], { registerTravelCard: nth(3, () => ok()) });
    expect([used.said, operationsOf(afterLogIns(used.asked))]).toEqual([[USED], ALL]);
  });

  it('has a reference that cannot be guessed', async () => {
    const { said, asked } = await judgedAlone(['registerTravelCard'], { sendTravelCardCode: references('travel-10000000', 'travel-10000001') });
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([
      ['secret sendTravelCardCode: $.data.codePwd: expected a value that cannot be guessed, got a counter.'],
      ALL,
    ]);
  });

  it.each<[string, Record<string, How>, string[]]>([
    ['no code is sent', { sendTravelCardCode: refused }, ALL.slice(0, 1)],
    ['one code is sent a minute', { sendTravelCardCode: nth(2, refused) }, ALL.toSpliced(2, 1)],
    ['the same reference comes again', { sendTravelCardCode: references('reference-a', 'reference-a', 'reference-a') }, ALL.toSpliced(2, 1)],
    ['the code is refused', { registerTravelCard: refused }, ALL.slice(0, 4)],
    ['no code is sent to cancel', { sendTravelCardCode: nth(3, refused) }, ALL.slice(0, 6)],
  ])('is judged as far as it goes where %s', async (_, how, requests) => {
    const { said, asked } = await judgedAlone(['registerTravelCard'], how);
    expect([said, operationsOf(afterLogIns(asked))]).toEqual([[], requests]);
  });
});

describe('the id of a payment', () => {
  const counted = 'secret payByCard: $.data.orderid: expected a value that cannot be guessed, got a counter.';

  it('opens the receipt, so that it cannot be guessed', async () => {
    const { said, asked } = await judgedAlone(['payByCard']);
    expect([said, afterLogIns(asked).map(({ operationId, body }) => [operationId, body])]).toEqual([
      [],
      [
        ['payByCard', { amount: '10.00' }],
        ['payByCard', { amount: '10.00' }],
      ],
    ]);
    const payByCard = references('FT20261122', 'FT20261123');
    expect((await judgedAlone(['paymentReceipt'], { payByCard })).said).toEqual([counted]);
  });

  it('is not judged where a payment is refused, nor tried where nobody asks for it', async () => {
    for (const which of [1, 2]) {
      const { said, asked } = await judgedAlone(['payByCard'], { payByCard: nth(which, refused) });
      expect([said, operationsOf(afterLogIns(asked))]).toEqual([[], ['payByCard', 'payByCard']]);
    }
    expect(operationsOf((await judgedAlone(['banners'])).asked)).not.toContain('payByCard');
  });
});
