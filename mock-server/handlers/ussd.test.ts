import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Language } from '../handler.ts';
import { personaOf, SMS_CODE } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers } from './ussd.ts';

const postpaid = personaOf('66881234');
const prepaid = personaOf('66884567');

beforeEach(() => {
  resetSandbox('ussd');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

async function groups(serviceType: 1 | 2, { customer = postpaid, language = 'cn' as Language } = {}) {
  return (await payloadFrom(handlers, 'ussdGroups', { sandbox: sandboxOf('ussd'), customer, language, query: { serviceType } })).list;
}
const items = async (serviceType: 1 | 2, options = {}) => (await groups(serviceType, options)).flatMap(({ ussdDetails }) => ussdDetails);
const apply = (body: Call<'applyUssd'>['body'], language: Language = 'en') =>
  callHandler(handlers, 'applyUssd', { sandbox: sandboxOf('ussd'), customer: postpaid, language, body });
const sendCode = (id: string) => callHandler(handlers, 'sendUssdCode', { sandbox: sandboxOf('ussd'), customer: postpaid, body: { id } });
const says = (ussdContent: string, state?: 'on' | 'off') => ({ status: '0', data: { ussdContent, ...(state && { state }) } });

describe('services', () => {
  it('fill the groups of each page with at least 12 items', async () => {
    for (const [serviceType, options, count] of [
      [1, {}, 3],
      [2, {}, 3],
      [1, { customer: prepaid }, 4],
    ] as const) {
      expect(await groups(serviceType, options)).toHaveLength(count);
      expect((await items(serviceType, options)).length).toBeGreaterThanOrEqual(12);
    }
  });

  it('show every kind of action', async () => {
    const all = [...(await items(1)), ...(await items(2))];
    expect(new Set(all.map(({ apiType }) => apiType))).toEqual(new Set([1, 6, 7, 10]));
    expect(all.filter(({ apiType, ussdContent }) => apiType === 6 && !ussdContent)).toEqual([]);
    expect(all.filter(({ apiType, link }) => apiType === 7 && !link)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('differ for prepaid roaming and are the same for calling (USSD-03)', async () => {
    expect((await groups(1, { customer: prepaid }))[0]?.groupName).toBe('儲值卡漫遊');
    expect((await groups(1))[0]?.groupName).toBe('數據漫遊');
    expect(await groups(2, { customer: prepaid })).toEqual(await groups(2));
  });

  it('of Call forwarding need a code, all others none (B17)', async () => {
    const all = [...(await groups(1)), ...(await groups(2, { language: 'en' })), ...(await groups(1, { customer: prepaid }))];
    for (const { groupName, ussdDetails } of all)
      for (const { id, needsCode } of ussdDetails) expect(needsCode, id).toBe(groupName === 'Call forwarding' ? true : undefined);
    expect(all.map(({ groupName }) => groupName)).toContain('Call forwarding');
  });

  it('that are one switch have one name in the language of the request, and each part once (B82)', async () => {
    const parts = async (language: Language) => (await items(1, { language })).flatMap(({ switch: part }) => (part?.id === 'voiceRoaming' ? [part] : []));
    expect(await parts('cn')).toEqual(['on', 'off', 'ask'].map((does) => ({ id: 'voiceRoaming', name: '漫遊通話', does })));
    expect(await parts('en')).toEqual(['on', 'off', 'ask'].map((does) => ({ id: 'voiceRoaming', name: 'Roaming calls', does })));
  });

  it('of the card name the balance and how to top up (B77)', async () => {
    const about = (await items(1, { customer: prepaid })).flatMap(({ id, about: topic }) => (topic ? [[id, topic]] : []));
    expect(about).toEqual([
      ['7322', 'balance'],
      ['7323', 'topUp'],
    ]);
    expect((await items(1)).filter(({ about: topic }) => topic)).toEqual([]);
  });
});

describe('countries', () => {
  it('are 30, Macau first, no code twice', async () => {
    const list = await payloadFrom(handlers, 'countries', { sandbox: sandboxOf('ussd'), language: 'en' });
    expect(list).toHaveLength(30);
    expect(list[0]).toEqual({ countryName: 'Macau', countryPhoneCode: '853' });
    expect(new Set(list.map(({ countryPhoneCode }) => countryPhoneCode)).size).toBe(30);
  });
});

describe('applying', () => {
  it('switches a service, and the status query knows', async () => {
    expect(await apply({ id: '7103' })).toEqual(says('Data roaming is off.', 'off'));
    expect(await apply({ id: '7101' })).toEqual(says('Data roaming is now on.', 'on'));
    expect(await apply({ id: '7103' }, 'cn')).toEqual(says('數據漫遊現時已開啟。', 'on'));
    expect(await callHandler(handlers, 'applyUssd', { sandbox: sandboxOf('ussd other'), customer: postpaid, language: 'en', body: { id: '7103' } })).toEqual(
      says('Data roaming is off.', 'off'),
    );
  });

  it('returns nothing while the network works on it (USSD-09)', async () => {
    expect(await apply({ id: '7124' })).toEqual({ status: '0', data: {} });
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

describe('what a customer reads', () => {
  const withCode = async (id: string, language: Language, more = {}) => {
    await sendCode(id);
    return apply({ id, smsCode: SMS_CODE, ...more }, language);
  };

  it.each([
    ['7101', '已開啟數據漫遊。', 'Data roaming is now on.', 'on'],
    ['7102', '已關閉數據漫遊。', 'Data roaming is now off.', 'off'],
    ['7111', '已開啟漫遊通話及短訊。', 'Roaming for calls and SMS is now on.', 'on'],
    ['7112', '已關閉漫遊通話及短訊。', 'Roaming for calls and SMS is now off.', 'off'],
  ] as const)('of switching with %s', async (id, cn, en, state) => {
    expect(await apply({ id }, 'cn')).toEqual(says(cn, state));
    expect(await apply({ id })).toEqual(says(en, state));
  });

  it('of a service that is on from the start, and off after it was switched off', async () => {
    expect(await apply({ id: '7113' }, 'cn')).toEqual(says('漫遊通話及短訊現時已開啟。', 'on'));
    expect(await apply({ id: '7113' })).toEqual(says('Roaming for calls and SMS is on.', 'on'));
    await apply({ id: '7112' });
    expect(await apply({ id: '7113' }, 'cn')).toEqual(says('漫遊通話及短訊現時已關閉。', 'off'));
  });

  it('of forwarding, in Chinese', async () => {
    const to = { fwdnum: '28710066', countryPhoneCode: '853' };
    expect(await withCode('7206', 'cn')).toEqual(says('現時沒有設定來電轉駁。'));
    expect(await withCode('7202', 'cn', to)).toEqual(says('已設定來電轉駁。通話中：+853 28710066'));
    await withCode('7203', 'cn', to);
    expect(await withCode('7206', 'cn')).toEqual(says('通話中：+853 28710066\n無人接聽：+853 28710066'));
    expect(await withCode('7205', 'cn')).toEqual(says('已取消所有來電轉駁。'));
    expect(await apply({ id: '7223', ...to }, 'cn')).toEqual(says('漏接提示將會發到 +853 28710066。'));
  });

  it('before applying: a remark, a question, or a page, where there is one', async () => {
    const of = async (id: string) => [...(await items(1, { language: 'en' })), ...(await items(2, { language: 'en' }))].find((item) => item.id === id);
    expect(await of('7102')).toMatchObject({ remark: 'Abroad you then have calls, SMS and Wi-Fi only.', ussdMessage: 'Turn data roaming off?' });
    expect(await of('7205')).toMatchObject({ ussdMessage: 'Stop all call forwarding?' });
    expect(await of('7104')).toMatchObject({ link: '/idd/roamingcharge' });
    const bare = await of('7103');
    expect(Object.keys(bare ?? {}).filter((name) => ['remark', 'ussdMessage', 'link', 'ussdContent'].includes(name))).toEqual([]);
  });

  it('of a number in Macau that is none', async () => {
    for (const fwdnum of ['166123456', '661234567']) expect(await apply({ id: '7223', fwdnum, countryPhoneCode: '853' })).toEqual({ example: 'wrongNumber' });
  });
});
