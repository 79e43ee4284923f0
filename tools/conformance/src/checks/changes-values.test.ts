import { describe, expect, it } from 'vitest';
import { from, type How, notesContract, notesServer, nth } from '../testing/notes.ts';
import { customerOf, did, FIRST, judge, ok, operationsOf, refusal, refused, tokenFor } from '../testing/small-server.ts';
import { runChanges } from './changes.ts';

const values = notesContract(['alert', 'saveAlert']);
const purchases = notesContract(['offer', 'buy']);

const judged = (of: typeof values, how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runChanges, of, notesServer(how).server, given);
/** Answers the second customer otherwise. */
const toSecond =
  (other: How): How =>
  (asked, mine, usual) =>
    customerOf(asked) === 'second' ? other(asked, mine, usual) : usual();

const timesGoOn = (): How => {
  let minute = 0;
  return () => {
    minute += 1;
    return ok({ levels: [7], at: `2026-11-01 10:0${minute}` });
  };
};

describe('a write that replaces a value', () => {
  const ROUND = ['saveAlert', 'alert', 'alert'];
  const ALL = ['alert', 'alert', ...ROUND, ...ROUND, ...ROUND, 'alert', 'saveAlert', 'alert'];

  it('is tried with every example, with the former value, and with one that must be refused', async () => {
    const { said, asked, steps } = await judged(values);
    expect([said, steps]).toEqual([[], ['changes saveAlert']]);
    expect(asked.map(({ operationId, token, body }) => [operationId, token, body])).toEqual([
      ['alert', 'first-0', undefined],
      ['alert', 'second-0', undefined],
      ['saveAlert', 'first-0', { levels: [10, 20] }],
      ['alert', 'first-0', undefined],
      ['alert', 'second-0', undefined],
      ['saveAlert', 'first-0', { levels: [5] }],
      ['alert', 'first-0', undefined],
      ['alert', 'second-0', undefined],
      ['saveAlert', 'first-0', { levels: [7] }],
      ['alert', 'first-0', undefined],
      ['alert', 'second-0', undefined],
      ['alert', 'first-0', undefined],
      ['saveAlert', 'first-0', { levels: [10, 20], notInTheContract: true }],
      ['alert', 'first-0', undefined],
    ]);
  });

  it.each<[string, string, Record<string, How>]>([
    ['is not kept', 'effect saveAlert: shown by alert: levels: expected [10,20], got [7].', { saveAlert: () => ok() }],
    ['is shown as nothing', 'effect saveAlert: shown by alert: levels: expected [10,20], got nothing.', { alert: from(2, () => ok(null)) }],
    [
      'is kept in part',
      'effect saveAlert: shown by alert: levels: expected [10,20], got [10].',
      { alert: from(2, (_asked, { levels }) => ok({ levels: levels.slice(0, 1) })) },
    ],
    [
      'is no list any more',
      'effect saveAlert: shown by alert: levels: expected [10,20], got "10,20".',
      { alert: from(2, (_asked, { levels }) => ok({ levels: levels.join() })) },
    ],
    [
      'cannot be put back',
      'effect saveAlert: shown by alert: levels: expected [7], got [5].',
      { saveAlert: ({ body }, _mine, usual) => (body.levels[0] === 7 ? ok() : usual()) },
    ],
    [
      'is carried out although it was refused',
      'effect saveAlert: shown by alert: expected nothing new, because the write was refused, got {"levels":[10,20]}.',
      {
        saveAlert: ({ body }, mine, usual) => {
          mine.levels = body.levels;
          return usual();
        },
      },
    ],
    [
      'is that of another customer, too',
      'foreign-data alert: $.data: expected what this customer had, whatever others write, got {"levels":[8]}.',
      { alert: toSecond(from(2, () => ok({ levels: [8] }))) },
    ],
  ])('%s: %s', async (_, sentence, how) => {
    const { said, context } = await judged(values, how);
    expect(said).toEqual([sentence]);
    expect(context.collector.violations[0]?.operationId).toBe(sentence.split(/[ :]/)[1]);
  });

  it.each<[string, Record<string, How>, string[]?]>([
    ['in another order', { alert: (_asked, { levels }) => ok({ levels: levels.toReversed() }) }],
    ['that takes an unknown field', { saveAlert: ({ body }, mine, usual) => (body.notInTheContract === true ? did(Object.assign(mine, body)) : usual()) }],
    ['whose list is refused', { alert: refused }, ['alert']],
    ['whose value is not there', { alert: () => ok() }, ['alert', 'alert']],
    [
      'that is refused each time',
      { saveAlert: refused },
      ['alert', 'alert', 'saveAlert', 'alert', 'saveAlert', 'alert', 'saveAlert', 'alert', 'alert', 'saveAlert', 'alert'],
    ],
    ['that is refused once', { saveAlert: nth(1, refused) }, ALL.toSpliced(4, 1)],
    ['that is not shown once', { alert: nth(2, refused) }, ALL.toSpliced(4, 1)],
    ['whose value cannot be read before the refused one', { alert: nth(5, refused) }, ALL.slice(0, 12)],
    ['whose value cannot be read after the refused one', { alert: nth(6, refused) }],
    ['by a customer beside one who has no value', { alert: toSecond(refused) }],
    ['by a customer beside one who has a value at first only', { alert: toSecond(from(2, refused)) }],
    ['by a customer beside one who has no value at first', { alert: toSecond(from(1, refused, 1)) }],
    ['by a customer beside one whose times go on', { alert: toSecond(timesGoOn()) }],
  ])('nothing is said of one %s', async (_, how, requests = ALL) => {
    const { said, asked } = await judged(values, how);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('needs no other customer', async () => {
    const { said, asked } = await judged(values, {}, { personas: [FIRST] });
    expect([said, asked.length]).toEqual([[], 10]);
  });

  it('is refused with a value that is another one than before', async () => {
    const as = (examples: Record<string, { levels: number[] }>) =>
      notesContract(['alert'], { saveAlert: { body: { type: 'object' }, examples, changes: { shownBy: ['alert'], undoneBy: 'itself' } } });
    const same = await judged(as({ one: { levels: [7] } }));
    expect([same.said, operationsOf(same.asked)]).toEqual([[], ['alert', 'alert', ...ROUND, ...ROUND, 'alert']]);
    const other = await judged(as({ one: { levels: [7] }, two: { levels: [7, 8] } }));
    expect(other.asked.at(-2)?.body).toEqual({ levels: [7, 8], notInTheContract: true });
  });

  it('is refused with a value that is another one in one of its fields', async () => {
    const examples = { one: { levels: [7], name: 'a' }, two: { levels: [7], name: 'b' } };
    const of = notesContract(['alert'], { saveAlert: { body: { type: 'object' }, examples, changes: { shownBy: ['alert'], undoneBy: 'itself' } } });
    let kept: object = examples.one;
    const saveAlert: How = ({ body }) => {
      if (body.notInTheContract === true) return refusal();
      kept = body;
      return ok();
    };
    const { said, asked } = await judged(of, { saveAlert, alert: () => ok(kept) }, { personas: [FIRST] });
    expect([said, asked.at(-2)?.body]).toEqual([[], { levels: [7], name: 'b', notInTheContract: true }]);
  });

  it.each(Array.from({ length: 11 }, (_, index) => index))('is judged as far as it goes where the session ends after %i requests', async (requests) => {
    const { said, asked } = await judged(values, {}, { personas: [FIRST], sessions: { token: tokenFor(requests + 1) } });
    expect([said, asked.length]).toEqual([[], Math.min(requests, 10)]);
  });
});

describe('a write that nothing undoes', () => {
  const ALL = ['offer', 'offer', 'buy', 'offer', 'offer'];

  it('is carried out once', async () => {
    const { said, asked, steps } = await judged(purchases);
    expect([said, steps]).toEqual([[], ['changes buy']]);
    expect(asked.map(({ operationId, token, body }) => [operationId, token, body])).toEqual([
      ['offer', 'first-0', undefined],
      ['offer', 'second-0', undefined],
      ['buy', 'first-0', { plan: 'a' }],
      ['offer', 'first-0', undefined],
      ['offer', 'second-0', undefined],
    ]);
  });

  /** The figures of the customer after the purchase. */
  const SAME = ok({ left: 150, at: '2026-11-01 09:00', plans: [{ id: 'a' }] });
  const refusedOnce = from(1, refused, 1);
  const offer = (left: number, ...plans: string[]) => ok({ left, at: '2026-11-01 10:00', plans: plans.map((id) => ({ id })) });
  it.each<[string, string, Record<string, How>]>([
    ['changes no figure', 'effect buy: shown by offer: expected another figure than before, got the same.', { buy: () => ok() }],
    [
      'changes the list',
      'effect buy: shown by offer: plans: expected the entries as they were, got changed ones.',
      { offer: (_asked, { left }) => offer(left, ...(left > 100 ? [] : ['a'])) },
    ],
    [
      'changes the figures of all',
      'foreign-data offer: $.data: expected the figures of this customer, got those of another one.',
      { offer: toSecond(from(2, () => SAME)) },
    ],
  ])('%s: %s', async (_, sentence, how) => {
    expect((await judged(purchases, how)).said).toEqual([sentence]);
  });

  it.each<[string, Record<string, How>, string[]?]>([
    ['that is refused', { buy: refused }, ALL.slice(0, 3)],
    ['whose figures cannot be read before', { offer: nth(1, refused) }, ['offer']],
    ['whose figures cannot be read afterwards', { offer: nth(2, refused) }, ALL.slice(0, 4)],
    ['whose figures are not there before', { offer: nth(1, () => ok()) }],
    ['beside a customer without figures', { offer: toSecond(refused) }],
    ['beside a customer without figures at first', { offer: toSecond((asked, mine) => refusedOnce(asked, mine, () => SAME)) }],
    ['beside a customer without figures afterwards', { offer: toSecond(from(2, () => ({ ...(SAME as object), status: '-1' }))) }],
    ['beside a customer who has the same figures already', { offer: toSecond(() => SAME) }],
    ['beside a customer whose time goes on', { offer: toSecond(timesGoOn()) }],
    ['beside a customer with other figures', { offer: toSecond(() => offer(7)) }],
  ])('nothing is said of one %s', async (_, how, requests = ALL) => {
    const { said, asked } = await judged(purchases, how);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('needs no other customer', async () => {
    const { said, asked } = await judged(purchases, {}, { personas: [FIRST] });
    expect([said, operationsOf(asked)]).toEqual([[], ['offer', 'buy', 'offer']]);
  });

  it('is shown by every read that the contract names', async () => {
    const both = notesContract(['offer'], {
      balance: { data: { type: 'object' } },
      buy: { body: { type: 'object' }, examples: { usual: { plan: 'a' } }, changes: { shownBy: ['offer', 'balance'], undoneBy: 'cancel' } },
      cancel: { body: { type: 'object' }, examples: { usual: {} }, changes: { shownBy: [], undoneBy: 'nothing' } },
    });
    const right = await judged(both, { balance: (_asked, { left }) => ok({ owes: left }) });
    expect([right.said, operationsOf(right.asked)]).toEqual([[], ['offer', 'balance', 'offer', 'balance', 'buy', 'offer', 'offer', 'balance', 'balance']]);
    expect((await judged(both, { balance: () => ok({ owes: 0 }) })).said).toEqual([
      'effect buy: shown by balance: expected another figure than before, got the same.',
    ]);
  });
});
