import type { Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { from, type How, notesContract, notesServer, OPERATIONS } from '../testing/notes.ts';
import { type Asked, customerOf, did, FIRST, judge, ok, operationsOf, refusal, refused, tokenFor } from '../testing/small-server.ts';
import { runTime } from './time.ts';

const KEY: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
const upload = {
  open: true,
  body: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
  mediaType: 'multipart/form-data',
  parameters: [KEY],
  changes: { shownBy: [], undoneBy: 'nothing' },
};
const saveNote = { ...OPERATIONS.saveNote, parameters: [KEY] };
const keyed = notesContract(['notes', 'deleteNote'], { saveNote, upload });

const keyOf = ({ headers }: Asked) => headers['Idempotency-Key'];
const isMarked = (asked: Asked, letter: string) => asked.body?.title?.endsWith(`kr1${letter}`) === true;

/** Keeps the writes by their keys, which are by default those of each customer. */
function keeping(change: (asked: Asked, key: string) => string | undefined = (asked, key) => `${customerOf(asked)} ${key}`): How {
  const kept = new Map<string, { sent: string; answer: ReturnType<How> }>();
  return (asked, _mine, usual) => {
    const given = keyOf(asked);
    const key = given === undefined ? undefined : change(asked, given);
    if (key === undefined) return usual();
    const sent = JSON.stringify(asked.body ?? null);
    const known = kept.get(key);
    if (known !== undefined) return known.sent === sent ? known.answer : refusal();
    const answer = usual();
    kept.set(key, { sent, answer });
    return answer;
  };
}

/** Keeps keys, except for some requests. */
const keepingUnless = (isOther: (asked: Asked) => boolean, other: How): How => {
  const keep = keeping();
  return (asked, mine, usual) => (keyOf(asked) !== undefined && isOther(asked) ? other(asked, mine, usual) : keep(asked, mine, usual));
};

/** Saves a note, whatever notes there are. */
const saveOnceMore: How = ({ body }, mine) => did(mine.notes.push({ ...body, noteId: String(mine.notes.length + 200) }));

/** What the part says of a server that keeps the keys of uploads. */
function judged(save: How = keeping(), given: Parameters<typeof judge>[3] = {}, how: Record<string, How> = {}, of = keyed) {
  const operations = of.operations.filter(({ operationId }) => operationId.startsWith('save') || operationId === 'sendMessage');
  const { server } = notesServer({ saveNote: save, upload: from(2, () => refusal()), ...how });
  return judge(runTime, of, server, { operations, ...given });
}

const AT_ONCE = ['saveNote', 'saveNote', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote', 'deleteNote'];
const START = ['upload', 'upload', ...AT_ONCE];

/** Operation, customer, content and key of requests, with letters for the keys. */
function described(asked: readonly Asked[]): string[] {
  const names = new Map<string | undefined, string>([[undefined, '']]);
  return asked.map((one) => {
    const key = keyOf(one);
    if (!names.has(key)) names.set(key, 'ABC'.charAt(names.size - 1));
    return [one.operationId, one.token, one.body?.title?.slice(-4) ?? one.body?.id ?? '', names.get(key)].join(' ').trim();
  });
}

describe('the key of a write', () => {
  it('is tried again, with another body, twice at the same time, and by another customer', async () => {
    const { said, asked } = await judged();
    expect(said).toEqual([]);
    expect(operationsOf(asked).slice(0, START.length)).toEqual(START);
    expect(described(asked.slice(START.length))).toEqual([
      'saveNote first-0 kr1a A',
      'saveNote first-0 kr1a A',
      'notes first-0',
      'saveNote first-0 kr1b A',
      'saveNote first-0 kr1c B',
      'saveNote first-0 kr1c B',
      'notes first-0',
      'saveNote second-0 kr1d A',
      'notes second-0',
      'notes first-0',
      'deleteNote first-0 104',
      'deleteNote first-0 105',
      'notes second-0',
      'deleteNote second-0 106',
    ]);
  });

  const KEYED = 'effect saveNote: header Idempotency-Key';
  const REMOVAL = ['notes', 'deleteNote', 'notes'];
  it.each<[string, string, How, string[]]>([
    [
      'answers the second time otherwise',
      `${KEYED}, repeated: expected the first answer again, got status "-1".`,
      keepingUnless((asked) => isMarked(asked, 'a'), from(2, refused)),
      ['saveNote', 'saveNote', ...REMOVAL],
    ],
    [
      'is carried out twice',
      `${KEYED}, repeated: expected the write once, got it twice.`,
      saveOnceMore,
      ['saveNote', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
    [
      'takes another body',
      `${KEYED}, with another body: expected a refusal, got status "0".`,
      keepingUnless(
        (asked) => isMarked(asked, 'b'),
        () => ok(),
      ),
      ['saveNote', 'saveNote', 'notes', 'saveNote', ...REMOVAL],
    ],
    [
      'is carried out by both of two requests at the same time',
      `${KEYED}, raced: expected the write once, got it twice.`,
      keepingUnless((asked) => isMarked(asked, 'c'), saveOnceMore),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'notes', ...Array(3).fill('deleteNote'), 'notes'],
    ],
    [
      'is that of all customers',
      `${KEYED}, of another customer: expected a key of each customer’s own, got status "-1".`,
      keeping((_asked, key) => key),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'saveNote', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
    [
      'is that of all customers, with the answer of the first',
      `${KEYED}, of another customer: expected a key of each customer’s own, got nothing carried out.`,
      keepingUnless(
        (asked) => customerOf(asked) === 'second',
        () => ok(),
      ),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
  ])('%s: %s', async (_, sentence, saveNote, requests) => {
    const { said, asked } = await judged(saveNote);
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([[sentence], requests]);
  });

  it('needs no other customer', async () => {
    const { said, asked } = await judged(keeping(), { personas: [FIRST] });
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([
      [],
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote'],
    ]);
  });

  it('is not judged where the write is refused', async () => {
    const { said, asked } = await judged(keepingUnless(() => true, refused));
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([[], ['saveNote', 'saveNote', 'notes', 'notes']]);
  });

  it('is not judged where both of two requests at the same time are refused', async () => {
    const { said } = await judged(keepingUnless((asked) => isMarked(asked, 'c'), refused));
    expect(said).toEqual([]);
  });

  it.each([3, 4, 5, 6])('is not judged where the list is refused from the %ith time on', async (which) => {
    expect((await judged(keeping(), {}, { notes: from(which, refused) })).said).toEqual([]);
  });

  it('is not judged where the list of the other customer is refused', async () => {
    const notes: How = (asked, _mine, usual) => (customerOf(asked) === 'second' ? refusal() : usual());
    expect((await judged(keeping(), {}, { notes })).said).toEqual([]);
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))('is not judged where the session ends after %i requests', async (requests) => {
    const token = tokenFor(requests);
    const { said, asked } = await judged(keeping(), { personas: [FIRST], sessions: { token } });
    expect(said).toEqual([]);
    expect(asked.filter((one) => one.operationId !== 'upload').length).toBe(Math.min(requests - 1, 18));
  });

  it('is tried only where the server keeps keys', async () => {
    const { said, asked } = await judged(keeping(), {}, { upload: () => ok() });
    expect([said, operationsOf(asked)]).toEqual([[], START]);
  });

  it('is tried only where an upload tells whether it keeps keys', async () => {
    const { asked } = await judged(keeping(), {}, {}, notesContract(['notes', 'deleteNote'], { saveNote }));
    expect(operationsOf(asked)).toEqual(AT_ONCE);
  });

  it('is looked for only where a write to a list takes one', async () => {
    const without = await judged(keeping(), {}, {}, notesContract(['notes', 'saveNote', 'deleteNote'], { upload }));
    expect(operationsOf(without.asked)).toEqual(AT_ONCE);
    const value = await judged(keeping(), {}, {}, notesContract(['alert'], { saveAlert: { ...OPERATIONS.saveAlert, parameters: [KEY] }, upload }));
    expect(operationsOf(value.asked)).not.toContain('upload');
    const other = { ...saveNote, parameters: [{ ...KEY, name: 'Other' }] };
    expect(operationsOf((await judged(keeping(), {}, {}, notesContract(['notes', 'deleteNote'], { saveNote: other, upload }))).asked)).toEqual(AT_ONCE);
  });

  it('is tried of the writes that take one', async () => {
    const sendMessage = { ...OPERATIONS.sendMessage, parameters: [{ ...KEY, name: 'Other' }] };
    const both = notesContract(['notes', 'deleteNote', 'tasks', 'record', 'deleteTasks'], { saveNote, sendMessage, upload });
    const { said, asked } = await judged(keeping(), {}, {}, both);
    const timesOf = (id: string) => operationsOf(asked).filter((one) => one === id).length;
    expect([said, timesOf('sendMessage'), timesOf('saveNote')]).toEqual([[], 3, 9]);
  });
});
