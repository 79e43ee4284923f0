import { describe, expect, it } from 'vitest';
import { contractWith, like, OF_CUSTOMERS, runAgainst, type Says, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith(...OF_CUSTOMERS, 'billSummary', 'volteStatus', 'planCategories', 'bills', 'billText', 'unbilledUsage', 'previewSms');

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['summary-of-the-first', 'billSummary: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['bill-text-of-the-first', 'billText: $.data.billText: expected the logged-in customer only, got the number or account of another customer.'],
  ['usage-of-the-first', 'unbilledUsage: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['preview-of-the-first', 'previewSms: $.data.mobileNo: expected the logged-in customer only, got the number or account of another customer.'],
  ['tasks-of-the-first', 'smsTasks: $.data[*].createdBy: expected the logged-in customer only, got the number or account of another customer.'],
  ['bill-text-cached-by-url', 'billText: $.data.billText: expected the logged-in customer only, got the number or account of another customer.'],
  ['summary-mixed', 'billSummary: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['preview-mixed', 'previewSms: $.data.mobileNo: expected the logged-in customer only, got the number or account of another customer.'],
  ['group-of-another-deleted', 'deleteSmsGroup: $.id: expected the other customer’s entry to stay, got it gone.'],
  ['template-of-another-deleted', 'deleteSmsTemplate: $.id: expected the other customer’s entry to stay, got it gone.'],
  ['tasks-of-another-deleted', 'deleteSmsTasks: $.smsID[*]: expected the other customer’s entry to stay, got it gone.'],
  ['foreign-group-answered-with-success', 'deleteSmsGroup: $.id: expected a refusal of what another customer owns, got status "0".'],
];

describe('the part customers', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });

  it.each(['account-shared'])('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant)).toEqual([]);
  });
});

/** What is said of two customers, whose responses are as given. */
async function saidOf(says: Record<string, Says>, options: Parameters<typeof runAgainst>[2] = {}) {
  const steps: string[] = [];
  const onProgress: NonNullable<typeof options.onProgress> = ({ part, what }) => void steps.push(`${part} ${what}`);
  const report = await runAgainst(contract, says, { only: ['billSummary'], parts: ['customers'], onProgress, ...options });
  return { said: report.violations.map(({ kind, message }) => `${kind} ${message}`), notes: report.notes, steps };
}
const summary =
  (given: object): Says =>
  () => ({ status: '0', data: given });
const NOT_CHECKED =
  'Not checked: whether customers see each other’s data. Name two customers in the log-in file who can both log in (postpaid4g and oneBill, for example).';

describe('data of another customer', () => {
  it('are looked for in every read, and nothing is said of a right server', async () => {
    expect(await saidOf({})).toEqual({ said: [], notes: [], steps: ['customers customers'] });
  });

  it('cannot be looked for with one customer', async () => {
    const login = { postpaid4g: { mobileNo: '66881234', pin: '123456' } };
    expect(await saidOf({}, { login })).toEqual({ said: [], notes: [NOT_CHECKED], steps: [] });
  });

  it('are not looked for where nothing needs a session', async () => {
    expect(await saidOf({}, { only: ['planCategories'] })).toEqual({ said: [], notes: [], steps: [] });
  });

  /** Every customer gets what belongs to the first, at a place that names the customer for the first one. */
  it.each<[string, object]>([
    ['the number', { number: '66881234' }],
    ['the account', { account: '10288416' }],
    ['a document with the number in it', { text: `Your bill of November for 66881234. ${'Thank you. '.repeat(5)}` }],
    ['rows that all have the number', { rows: [{ of: '66881234' }, { of: '66881234' }] }],
  ])('are %s of another one', async (_, data) => {
    const place = { number: '$.data.number', account: '$.data.account', text: '$.data.text', rows: '$.data.rows[*].of' }[Object.keys(data)[0] ?? ''];
    expect((await saidOf({ billSummary: summary(data) })).said).toEqual([
      `foreign-data billSummary: ${place}: expected the logged-in customer only, got the number or account of another customer.`,
    ]);
  });

  it.each<[string, object]>([
    ['a list of recipients, of which one is a customer', { to: ['66881234', '66123456'] }],
    ['a short text with the number in it', { text: 'Call 66881234.' }],
    ['a longer number that contains it', { text: `Order 166881234 and 668812345. ${'Thank you. '.repeat(5)}` }],
    ['both numbers in one document', { text: `From 66881234 to 66882345. ${'Thank you. '.repeat(5)}` }],
    ['a number that is no text', { number: 66881234 }],
    ['nothing', {}],
  ])('are not %s', async (_, data) => {
    expect((await saidOf({ billSummary: summary(data) })).said).toEqual([]);
  });

  it('are the account of the bill summary, where the log-in has none', async () => {
    const billSummary: Says = (_url, _sent, { token = '' }) => ({ status: '0', data: { account: token.includes('66881234') ? 'A-10001' : 'A-10002' } });
    const login: Says = (_url, sent) => ({ status: '0', data: { token: `token-of-${(sent as { mobileNo: string }).mobileNo}` } });
    const volteStatus: Says = () => ({ status: '0', data: { of: 'A-10001' } });
    expect((await saidOf({ login, billSummary, volteStatus }, { only: ['billSummary', 'volteStatus'] })).said).toEqual([
      'foreign-data volteStatus: $.data.of: expected the logged-in customer only, got the number or account of another customer.',
    ]);
  });

  it('are not an account that both have', async () => {
    const login: Says = (_url, sent) => ({ status: '0', data: { token: `token-of-${(sent as { mobileNo: string }).mobileNo}`, account: '55512345' } });
    expect((await saidOf({ login, billSummary: summary({ account: '55512345' }) })).said).toEqual([]);
  });

  /** The nth call of the second customer and later ones get the data of the first. */
  const mixedFrom = (nth: number, of: (isFirst: boolean) => object): Says => {
    let count = 0;
    return (_url, _sent, { token = '' }) => {
      if (token.includes('66882345')) count += 1;
      return { status: '0', data: of(token.includes('66881234') || count >= nth) };
    };
  };
  const login: Says = (_url, sent) => ({ status: '0', data: { token: `token-of-${(sent as { mobileNo: string }).mobileNo}` } });

  it('are those that come when both call at the same time, also without a name in them', async () => {
    const billSummary = mixedFrom(3, (isFirst) => ({ plan: isFirst ? 'Azul 100' : 'Azul 200' }));
    expect((await saidOf({ login, billSummary })).said).toEqual([
      'foreign-data billSummary: $.data: expected the data of the logged-in customer, also when others call at the same time, got those of another customer.',
    ]);
  });

  it.each<[string, (isFirst: boolean) => object]>([
    ['figures only, which change by themselves', (isFirst) => ({ used: isFirst ? 100 : 200 })],
    ['moments only', (isFirst) => ({ at: isFirst ? '2026-11-23 10:00' : '2026-11-23 11:00' })],
    ['large documents, which are made once', (isFirst) => ({ pdf: (isFirst ? 'a' : 'b').repeat(20_000) })],
  ])('are not looked for in %s', async (_, of) => {
    expect((await saidOf({ login, billSummary: mixedFrom(3, of) })).said).toEqual([]);
  });
});

const tokenOf = (sent: unknown) => `token-of-${(sent as { mobileNo: string }).mobileNo}`;
/** A log-in whose answer names these accounts, by number. */
const withAccounts =
  (accounts: Record<string, string>): Says =>
  (_url, sent) => ({ status: '0', data: { token: tokenOf(sent), account: accounts[(sent as { mobileNo: string }).mobileNo] } });
const FIRST = '66881234';
const SECOND = '66882345';

describe('what names a customer', () => {
  const found = (place: string) => [`foreign-data billSummary: ${place}: expected the logged-in customer only, got the number or account of another customer.`];

  it('has five characters at least', async () => {
    const account = (text: string) => saidOf({ login: withAccounts({ [FIRST]: text, [SECOND]: '98765432' }), billSummary: summary({ of: text }) });
    expect((await account('A123')).said).toEqual([]);
    expect((await account('A1234')).said).toEqual(found('$.data.of'));
  });

  it('is not an account that both have: a document with it may still name the wrong one', async () => {
    const login = withAccounts({ [FIRST]: '55512345', [SECOND]: '55512345' });
    const text = `Account 55512345, bill of November for the number 66881234. ${'Thank you. '.repeat(3)}`;
    expect((await saidOf({ login, billSummary: summary({ text }) })).said).toEqual(found('$.data.text'));
  });

  it('is the number of a customer, even where another one claims it as an account', async () => {
    const login = withAccounts({ [FIRST]: '10288416', [SECOND]: FIRST });
    expect((await saidOf({ login, billSummary: summary({ of: FIRST }) })).said).toEqual(found('$.data.of'));
  });
});

describe('the requests for it', () => {
  it('are the same for both, so that a cache may mix them up, and no writes', async () => {
    const times: (string | null)[] = [];
    const written: string[] = [];
    const billSummary: Says = ({ searchParams }, _sent, { token = '' }) => {
      const end = performance.now() + 3;
      while (performance.now() < end);
      if (token !== '') times.push(searchParams.get('t'));
      return { status: '0', data: {} };
    };
    const sendSms: Says = (_url, _sent, { token = '' }) => void (token !== '' && written.push(token));
    expect((await saidOf({ billSummary, sendSms }, { only: ['billSummary', 'sendSms', 'planCategories'] })).steps).toEqual(['customers customers']);
    expect(times).toHaveLength(2);
    expect(times[0]).toBe(times[1]);
    expect(written).toEqual([]);
  });

  it('need two customers, no more', async () => {
    const login = { postpaid4g: { mobileNo: FIRST, pin: '123456' }, oneBill: { mobileNo: SECOND, pin: '123456' } };
    expect(await saidOf({}, { login })).toEqual({ said: [], notes: [], steps: ['customers customers'] });
  });
});

describe('what a customer owns', () => {
  /** The ids that were to be deleted, by the order of the callers. */
  function deletions() {
    const asked: { id: unknown; token: string }[] = [];
    const deleteSmsGroup: Says = (_url, sent, { token = '' }) => void (token !== '' && asked.push({ id: (sent as { id?: unknown }).id, token }));
    return { asked, deleteSmsGroup };
  }
  const only = ['deleteSmsGroup'];

  it('is tried with what the check has made itself, which it deletes at the end', async () => {
    const { asked, deleteSmsGroup } = deletions();
    expect((await saidOf({ deleteSmsGroup }, { only })).said).toEqual([]);
    const [thief, owner] = asked;
    expect(asked).toHaveLength(2);
    expect([Number(thief?.id) >= 9000, owner?.id === thief?.id, owner?.token === thief?.token]).toEqual([true, true, false]);
  });

  it.each<[string, Record<string, Says>]>([
    ['nothing could be made', { saveSmsGroup: () => ({ status: '-1', message: '名單已滿。' }) }],
    ['what was made is not shown', { saveSmsGroup: () => ({ status: '0' }) }],
    ['a list is refused', { smsGroups: () => ({ status: '-1', message: '系統繁忙。' }) }],
  ])('is left alone where %s', async (_, says) => {
    const { asked, deleteSmsGroup } = deletions();
    expect((await saidOf({ ...says, deleteSmsGroup }, { only })).said).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is not tried where something else is wrong with it', async () => {
    const { asked, deleteSmsGroup } = deletions();
    const smsGroups: Says = () => ({ status: '0', data: [{ gId: 9 }] });
    await saidOf({ smsGroups, deleteSmsGroup }, { only: [...only, 'smsGroups'], parts: ['examples', 'customers'] });
    const tried = asked.filter(({ id }) => Number(id) >= 9000);
    expect(tried).toEqual([]);
  });
});
