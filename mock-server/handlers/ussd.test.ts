import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../handler.ts';
import { personaOf, SMS_CODE } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './ussd.ts';

// That a service needs its own code, once, and a number of a known country is checked by tests/contract/mock-conformance.test.ts.

const postpaid = personaOf('66881234');

beforeEach(() => resetSandbox('ussd'));

const apply = (body: Call<'applyUssd'>['body']) => callHandler(handlers, 'applyUssd', { sandbox: sandboxOf('ussd'), customer: postpaid, language: 'en', body });
const sendCode = (id: string) => callHandler(handlers, 'sendUssdCode', { sandbox: sandboxOf('ussd'), customer: postpaid, body: { id } });
const says = (ussdContent: string) => ({ status: '0', data: { ussdContent } });

describe('applying', () => {
  it('refuses what is not there, not the customer’s, or nothing to apply', async () => {
    for (const id of ['9999', '7301', '7104', '7114']) expect(await apply({ id })).toEqual({ example: 'notFound' });
  });

  it('needs a number, of its country for apiType 10, without a code outside Call forwarding', async () => {
    expect(await apply({ id: '7223' })).toEqual({ example: 'wrongNumber' });
    for (const fwdnum of ['12345678', '6612345']) expect(await apply({ id: '7223', fwdnum, countryPhoneCode: '853' })).toEqual({ example: 'wrongNumber' });
    expect(await apply({ id: '7223', fwdnum: '91234567', countryPhoneCode: '852' })).toEqual(says('Missed-call alerts will go to +852 91234567.'));
  });
});

describe('Call forwarding', () => {
  it('is remembered until it is stopped', async () => {
    const withCode = async (id: string, more = {}) => {
      await sendCode(id);
      return apply({ id, smsCode: SMS_CODE, ...more });
    };
    expect(await withCode('7206')).toEqual(says('Not forwarded'));
    await withCode('7202', { fwdnum: '28710066', countryPhoneCode: '853' });
    await withCode('7203', { fwdnum: '91234567', countryPhoneCode: '852' });
    expect(await withCode('7206')).toEqual(says('When you are on another call: +853 28710066\nWhen you do not answer: +852 91234567'));
    expect(await withCode('7205')).toEqual(says('All call forwarding is off.'));
    expect(await withCode('7206')).toEqual(says('Not forwarded'));
  });
});
