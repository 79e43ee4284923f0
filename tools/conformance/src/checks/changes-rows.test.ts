import { describe, expect, it } from 'vitest';
import { from, type How, type Note, notesContract, notesServer, nowInMacau, nth, OPERATIONS } from '../testing/notes.ts';
import { customerOf, did, FIRST, judge, ok, operationsOf, refusal, refused, tokenFor } from '../testing/small-server.ts';
import { runChanges } from './changes.ts';

const contract = notesContract(['notes', 'saveNote', 'deleteNote']);

/** What the part says of a server with a list of notes, which answers some operations otherwise. */
const judged = (how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}, of = contract) => judge(runChanges, of, notesServer(how).server, given);

const isNew = ({ title }: Note) => title.includes('cr10');
/** Changes the notes after one was saved. */
const afterSaving =
  (change: (notes: Note[], body: Note) => Note[]): How =>
  ({ body }, mine, usual) => {
    const answer = usual();
    if (body.notInTheContract === undefined) mine.notes = change(mine.notes, body);
    return answer;
  };

describe('a write that adds an entry to a list', () => {
  it('is tried with one entry that can be told from all others, in a fixed order', async () => {
    const { said, asked, steps, logIns } = await judged();
    expect(said).toEqual([]);
    expect(steps).toEqual(['changes saveNote']);
    const plants = { title: "Plants & ' cr10", text: "Water them & ' cr10", kind: 'a' };
    const refused = { title: "Plants & ' cr10 & ' rr1", text: "Water them & ' cr10 & ' rr1", kind: 'a', notInTheContract: true };
    expect(asked.map(({ operationId, body, token, language }) => [operationId, body, token, language])).toEqual([
      ['notes', undefined, 'first-0', 'cn'],
      ['saveNote', plants, 'first-0', 'cn'],
      ['notes', undefined, 'first-0', 'cn'],
      ['notes', undefined, 'second-0', 'cn'],
      ['notes', undefined, 'first-1', 'en'],
      ['notes', undefined, 'first-0', 'cn'],
      ['saveNote', { ...plants, text: 'Feed them' }, 'first-0', 'cn'],
      ['notes', undefined, 'first-0', 'cn'],
      ['deleteNote', { id: '101' }, 'first-0', 'cn'],
      ['notes', undefined, 'first-0', 'cn'],
      ['deleteNote', { id: '101' }, 'first-0', 'cn'],
      ['saveNote', refused, 'first-0', 'cn'],
      ['notes', undefined, 'first-0', 'cn'],
    ]);
    expect(new Set(logIns)).toEqual(new Set(['first in conformance-r1-changes', 'second in conformance-r1-changes', 'first again in conformance-r1-changes']));
  });

  it('is lost where one example is refused, and the next one is not shown', async () => {
    const { said, asked } = await judged({ saveNote: nth(1, refused, () => ok()) });
    expect(said).toEqual(['effect saveNote: shown by notes: expected what was written, got a response without it.']);
    expect(operationsOf(asked)).toEqual(['notes', 'saveNote', 'saveNote', 'notes']);
  });

  it('is a finding of the write, with the request that shows it', async () => {
    const { asked, context } = await judged({ saveNote: () => ok() });
    expect(operationsOf(asked)).toEqual(['notes', 'saveNote', 'notes']);
    expect(context.collector.violations).toMatchObject([
      { operationId: 'saveNote', side: 'response', kind: 'effect', path: 'shown by notes', evidence: { request: expect.stringContaining('POST /saveNote?') } },
    ]);
  });

  it.each<[string, string, Record<string, How>]>([
    ['is not shown', 'saveNote: shown by notes: expected what was written, got a response without it.', { saveNote: () => ok() }],
    ['is shown without data', 'saveNote: shown by notes: expected what was written, got a response without it.', { notes: from(2, () => ok()) }],
    [
      'is shown twice',
      'saveNote: shown by notes: expected one new entry, got 2 of them.',
      { saveNote: afterSaving((notes) => notes.concat(notes.filter(isNew).map((note) => ({ ...note, noteId: `${note.noteId}b` })))) },
    ],
    [
      'is shown with another text',
      `saveNote: shown by notes: text: expected "Water them & ' cr10", got "Water them".`,
      { saveNote: afterSaving((notes) => notes.map((note) => (isNew(note) ? { ...note, text: 'Water them' } : note))) },
    ],
    [
      'has a time in UTC',
      'saveNote: shown by notes: time: expected the present time in Macau, got "2026-01-02 03:04".',
      { saveNote: afterSaving((notes) => notes.map((note) => (isNew(note) ? { ...note, at: '2026-01-02 03:04' } : note))) },
    ],
    [
      'changes another entry',
      'saveNote: shown by notes: expected the other entries as they were, got changed ones.',
      { saveNote: afterSaving((notes) => notes.map((note) => (isNew(note) ? note : { ...note, text: 'New' }))) },
    ],
    [
      'drops the first entry',
      'saveNote: shown by notes: expected the other entries as they were, got changed ones.',
      { saveNote: afterSaving((notes) => notes.filter(({ noteId }) => noteId !== '1')) },
    ],
    [
      'drops the last entry',
      'saveNote: shown by notes: expected the other entries as they were, got changed ones.',
      { saveNote: afterSaving((notes) => notes.filter(({ noteId }) => noteId !== '2')) },
    ],
    [
      'is gone after another log-in, and in English',
      'saveNote: shown by notes: expected what was written, after a new log-in and in English, too, got a response without it.',
      { notes: ({ language }, mine, usual) => (language === 'en' ? ok(mine.notes.filter((note) => !isNew(note))) : usual()) },
    ],
    [
      'does not replace an entry of the same name',
      'saveNote: shown by notes: title: expected one entry of this name, because the second replaces the first, got 2.',
      {
        saveNote: ({ body }, mine, usual) => {
          if (body.text !== 'Feed them') return usual();
          mine.notes.push({ ...body, noteId: '900' });
          return ok();
        },
      },
    ],
    [
      'drops the entry that it should replace',
      'saveNote: shown by notes: title: expected one entry of this name, because the second replaces the first, got 0.',
      { saveNote: afterSaving((notes, { text }) => (text === 'Feed them' ? notes.filter((note) => !isNew(note)) : notes)) },
    ],
    [
      'gives a replaced entry another id',
      'saveNote: shown by notes: title, id: expected the id "101" as before, got "900".',
      { saveNote: afterSaving((notes, { text }) => (text === 'Feed them' ? notes.map((note) => (isNew(note) ? { ...note, noteId: '900' } : note)) : notes)) },
    ],
    [
      'does not change the entry that it should replace',
      `saveNote: shown by notes: text: expected "Feed them", got "Water them & ' cr10".`,
      { saveNote: ({ body }, _mine, usual) => (body.text === 'Feed them' ? ok() : usual()) },
    ],
    ['cannot be deleted', 'deleteNote: $.status: expected "0" for an entry that the customer has just made, got status "-1".', { deleteNote: () => refusal() }],
    ['is there after it was deleted', 'deleteNote: shown by notes: expected no entry that was deleted, got the entry.', { deleteNote: () => ok() }],
    [
      'takes another one with it when it is deleted',
      'deleteNote: shown by notes: expected the other entries as they were, got changed ones.',
      {
        deleteNote: (_asked, mine, usual) => {
          const answer = usual();
          mine.notes = mine.notes.slice(1);
          return answer;
        },
      },
    ],
    [
      'can be deleted twice',
      'deleteNote: $.id: expected a refusal of an id that is not there any more, got status "0".',
      {
        deleteNote: (_asked, _mine, usual) => {
          usual();
          return ok();
        },
      },
    ],
    [
      'is carried out although it was refused',
      'saveNote: shown by notes: expected nothing, because the write was refused, got what was refused.',
      {
        saveNote: ({ body }, mine, usual) => {
          if (body.notInTheContract === true) mine.notes.push({ ...body, noteId: '900' });
          return usual();
        },
      },
    ],
  ])('%s: %s', async (_, sentence, how) => {
    expect((await judged(how)).said).toEqual([`effect ${sentence}`]);
  });

  it('is shown to another customer, who must not see it', async () => {
    const all: How = (_asked, mine, usual) => {
      shared ??= mine.notes;
      mine.notes = shared;
      return usual();
    };
    let shared: Note[] | undefined;
    const { said } = await judged({ notes: all });
    expect(said).toEqual([
      `foreign-data notes: $.data: expected nothing that another customer wrote, got {"noteId":"101","title":"Plants & ' cr10","text":"Water them & ' cr10","kind":"a….`,
    ]);
  });
});

const ALL = ['notes', 'saveNote', 'notes', 'notes', 'notes', 'notes', 'saveNote', 'notes', 'deleteNote', 'notes', 'deleteNote', 'saveNote', 'notes'];

describe('nothing is said of a write', () => {
  it.each<[string, Record<string, How>]>([
    ['whose entry stands before the others', { notes: (_asked, { notes }) => ok([...notes.filter(isNew), ...notes.filter((note) => !isNew(note))]) }],
    ['whose entry lacks a field', { notes: (_asked, { notes }) => ok(notes.map(({ kind, ...note }) => note)) }],
    ['whose entry has the present time', { notes: (_asked, { notes }) => ok(notes.map((note) => (isNew(note) ? { ...note, at: nowInMacau() } : note))) }],
    [
      'when the times of other entries go on',
      {
        notes: ({ language }, { notes }) =>
          ok(notes.map((note) => (isNew(note) ? note : { ...note, seen: `2026-11-0${notes.length} 10:0${language === 'en' ? 1 : 2}` }))),
      },
    ],
    [
      'that takes an unknown field',
      { saveNote: ({ body }, mine, usual) => (body.notInTheContract === true ? did(mine.notes.push({ ...body, noteId: '900' })) : usual()) },
    ],
    ['that breaks at an unknown field', { saveNote: ({ body }, _mine, usual) => (body.notInTheContract === true ? 500 : usual()) }],
    ['that is refused by HTTP 400, and not carried out', { saveNote: ({ body }, _mine, usual) => (body.notInTheContract === true ? 400 : usual()) }],
  ])('%s', async (_, how) => {
    expect((await judged(how)).said).toEqual([]);
  });

  it.each<[number, string[]]>([
    [1, ['notes']],
    [2, ['notes', 'saveNote', 'notes']],
    [3, ALL],
    [4, ALL],
    [5, ALL],
    [6, ALL.filter((_, index) => index !== 10)],
    [7, ALL],
  ])('when its list is refused at the %ith time', async (which, requests) => {
    const { said, asked, steps } = await judged({ notes: nth(which, refused) });
    expect([said, operationsOf(asked), steps]).toEqual([[], requests, ['changes saveNote']]);
  });

  it('when it is refused each time', async () => {
    const { said, asked } = await judged({ saveNote: refused });
    expect([said, operationsOf(asked)]).toEqual([[], ['notes', 'saveNote', 'saveNote', 'saveNote']]);
    expect(asked.slice(1).map(({ body }) => body.title)).toEqual(["Plants & ' cr10", "Books & ' cr11", "Birds & ' cr12"]);
  });

  it('when its first example is refused, but the second is shown', async () => {
    const { said, asked } = await judged({ saveNote: nth(1, refused) });
    expect([said, operationsOf(asked)]).toEqual([[], ['notes', 'saveNote', ...ALL.slice(1)]]);
  });

  it('when replacing is refused', async () => {
    const { said, asked } = await judged({ saveNote: nth(2, refused) });
    expect([said, operationsOf(asked)]).toEqual([[], ALL]);
  });

  it('when another customer has no list, or there is no other customer', async () => {
    const second = await judged({
      notes: (asked, mine, usual) => (customerOf(asked) === 'second' ? { status: '-1', data: mine.notes.concat({ noteId: '9', title: 'cr10' }) } : usual()),
    });
    expect([second.said, operationsOf(second.asked)]).toEqual([[], ALL]);
    const alone = await judged({}, { personas: [FIRST] });
    expect([alone.said, operationsOf(alone.asked)]).toEqual([[], ALL.toSpliced(3, 1)]);
    const without = await judged({ notes: (asked, _mine, usual) => (customerOf(asked) === 'second' ? ok() : usual()) });
    expect(without.said).toEqual([]);
  });

  it('of a list that had no data before', async () => {
    expect(
      (await judged({ notes: (_asked, { notes }) => (notes.some(isNew) ? ok(notes.filter(isNew)) : ok()) }, { notImplemented: new Set(['deleteNote']) })).said,
    ).toEqual([]);
  });

  it('by a customer who has a session only, or logs in with a code', async () => {
    const token = await judged({}, { personas: [{ ...FIRST, token: 'first-9' }] });
    const code = await judged({}, { personas: [{ name: 'first', mobileNo: '66881234', smsCode: '123456' }] });
    const requests = ALL.toSpliced(3, 2);
    expect([token.said, operationsOf(token.asked), token.logIns.filter((line) => line.includes('again'))]).toEqual([[], requests, []]);
    expect([code.said, operationsOf(code.asked), code.logIns.filter((line) => line.includes('again'))]).toEqual([[], requests, []]);
  });

  it('when the second log-in fails', async () => {
    const { said, asked } = await judged({}, { sessions: { another: async () => undefined } });
    expect([said, operationsOf(asked)]).toEqual([[], ALL.toSpliced(4, 1)]);
  });

  it.each(Array.from({ length: 14 }, (_, index) => index))('when the session ends after %i requests', async (requests) => {
    const token = tokenFor(requests + 1);
    const { said, asked } = await judged({}, { personas: [{ ...FIRST, pin: undefined as unknown as string }], sessions: { token } });
    expect([said, asked.length]).toEqual([[], Math.min(requests, 11)]);
  });
});

describe('what is tried of a write', () => {
  const withNotes = (notes: object) => notesContract(['saveNote', 'deleteNote'], { notes: { ...OPERATIONS.notes, ...notes } });
  const withSave = (save: object) => notesContract(['notes', 'deleteNote'], { saveNote: { ...OPERATIONS.saveNote, ...save } });

  it('is no deletion of what has no id', async () => {
    const { said, asked } = await judged({ notes: (_asked, { notes }) => ok(notes.map(({ noteId, ...note }) => note)) });
    expect([said, operationsOf(asked)]).toEqual([[], [...ALL.slice(0, 8), ...ALL.slice(11)]]);
  });

  it('is no deletion where something else is wrong with it, or it is not there yet', async () => {
    const { said, asked } = await judged({}, { notImplemented: new Set(['deleteNote']) });
    expect([said, operationsOf(asked)]).toEqual([[], [...ALL.slice(0, 8), ...ALL.slice(11)]]);
  });

  it('is no replacing where the id alone is unique, or nothing else is sent', async () => {
    const schema = { ...(OPERATIONS.notes?.data as object), 'x-unique': ['noteId'] };
    const one = { examples: { usual: { title: 'Plants' } } };
    for (const contract of [withNotes({ data: schema }), withSave(one)]) {
      const { said, asked } = await judged({}, {}, contract);
      expect([said, operationsOf(asked)]).toEqual([[], [...ALL.slice(0, 5), ...ALL.slice(8)]]);
    }
  });

  it('is nothing where no example is for this customer', async () => {
    const examples = { usual: { value: { title: 'Plants' }, 'x-outcome': '-1' as const }, usualEn: { value: { title: 'Books' }, 'x-customer': 'second' } };
    const { said, asked } = await judged({}, {}, withSave({ examples }));
    expect([said, operationsOf(asked)]).toEqual([[], ['notes']]);
  });

  it('is compared with what was sent in place of the numbers of the contract', async () => {
    const substitute = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll('Water', 'Feed')) ?? undefined;
    expect((await judged({}, { substitute })).said).toEqual([]);
  });
});
