import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Language } from '../handler.ts';
import { personaOf, SMS_CODE } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './ussd.ts';

const postpaid = personaOf('66881234');

beforeEach(() => {
  resetSandbox('ussd');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const apply = (body: Call<'applyUssd'>['body'], language: Language = 'en') =>
  callHandler(handlers, 'applyUssd', { sandbox: sandboxOf('ussd'), customer: postpaid, language, body });
const sendCode = (id: string) => callHandler(handlers, 'sendUssdCode', { sandbox: sandboxOf('ussd'), customer: postpaid, body: { id } });
const says = (ussdContent: string, state?: 'on' | 'off') => ({ status: '0', data: { ussdContent, ...(state && { state }) } });

describe('applying', () => {
  it('switches a service, and the status query knows', async () => {
    expect(await apply({ id: '7103' })).toEqual(says('Data roaming is off.', 'off'));
    expect(await apply({ id: '7101' })).toEqual(says('Data roaming is now on.', 'on'));
    expect(await apply({ id: '7103' }, 'cn')).toEqual(says('數據漫遊現時已開啟。', 'on'));
    expect(await apply({ id: '7102' })).toEqual(says('Data roaming is now off.', 'off'));
    expect(await apply({ id: '7103' })).toEqual(says('Data roaming is off.', 'off'));
    expect(await apply({ id: '7113' }), 'on from the start').toEqual(says('Roaming for calls and SMS is on.', 'on'));
    expect(await callHandler(handlers, 'applyUssd', { sandbox: sandboxOf('ussd other'), customer: postpaid, language: 'en', body: { id: '7103' } })).toEqual(
      says('Data roaming is off.', 'off'),
    );
  });

  it('refuses what is not there, not the customer’s, or nothing to apply', async () => {
    for (const id of ['9999', '7301', '7104', '7105']) expect(await apply({ id })).toEqual({ example: 'notFound' });
  });

  it('needs a number and its country for apiType 10, without a code outside Call forwarding', async () => {
    expect(await apply({ id: '7223' })).toEqual({ example: 'wrongNumber' });
    for (const fwdnum of ['12345678', '6612345', '66881234'])
      expect(await apply({ id: '7223', fwdnum, countryPhoneCode: '853' })).toEqual({ example: 'wrongNumber' });
    expect(await apply({ id: '7223', fwdnum: '66123456', countryPhoneCode: '999' })).toEqual({ example: 'wrongNumber' });
    expect(await apply({ id: '7223', fwdnum: '91234567', countryPhoneCode: '852' })).toEqual(says('Missed-call alerts will go to +852 91234567.'));
  });
});

describe('Call forwarding', () => {
  const to = { fwdnum: '28710066', countryPhoneCode: '853' };

  it('needs the code that was sent for this service, once', async () => {
    const body = { id: '7201', ...to, smsCode: SMS_CODE };
    expect(await apply(body)).toEqual({ example: 'businessError' });
    expect(await sendCode('7202')).toEqual({ status: '0' });
    expect(await apply(body)).toEqual({ example: 'businessError' });
    expect(await sendCode('7201')).toEqual({ status: '0' });
    expect(console.info).toHaveBeenLastCalledWith(`SMS to 66881234: ${SMS_CODE}`);
    expect(await apply({ ...body, smsCode: '000000' })).toEqual({ example: 'businessError' });
    expect(await apply(body)).toEqual(says('Call forwarding is set. All calls: +853 28710066'));
    expect(await apply(body)).toEqual({ example: 'businessError' });
  });

  it('is remembered until it is stopped', async () => {
    const withCode = async (id: string, more = {}) => {
      await sendCode(id);
      return apply({ id, smsCode: SMS_CODE, ...more });
    };
    expect(await withCode('7206')).toEqual(says('Your calls are not forwarded.'));
    await withCode('7202', to);
    await withCode('7203', { fwdnum: '91234567', countryPhoneCode: '852' });
    expect(await withCode('7206')).toEqual(says('When you are on another call: +853 28710066\nWhen you do not answer: +852 91234567'));
    expect(await withCode('7205')).toEqual(says('All call forwarding is off.'));
    expect(await withCode('7206')).toEqual(says('Your calls are not forwarded.'));
  });

  it('sends no code for a service that is not there', async () => {
    expect(await sendCode('9999')).toEqual({ example: 'businessError' });
  });
});
