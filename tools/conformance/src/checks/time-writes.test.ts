import { describe, expect, it } from 'vitest';
import { from, type How, type Note, notesContract, notesServer, OPERATIONS } from '../testing/notes.ts';
import { type Asked, customerOf, FIRST, judge, ok, operationsOf, refusal } from '../testing/small-contract.ts';
import { runTime } from './time.ts';

const notes = notesContract(['notes', 'saveNote', 'deleteNote']);
const messages = notesContract(['record', 'tasks', 'sendMessage', 'deleteTasks']);
const values = notesContract(['alert', 'saveAlert']);
const everything = notesContract(Object.keys(OPERATIONS));

/** What the part says of the writes of a contract. */
const judged = (of: typeof notes, how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runTime, of, notesServer(how).server, { operations: of.operations.filter(({ method }) => method === 'POST'), ...given });
const refused: How = () => refusal();
const WRITES = ['saveNote', 'saveNote', 'saveNote'];
const REMOVED = ['notes', 'deleteNote', 'deleteNote', 'deleteNote'];

describe('three writes at the same time', () => {
  it('are all kept, and deleted in the end', async () => {
    const { said, asked, steps } = await judged(notes);
    expect([said, steps, operationsOf(asked)]).toEqual([[], [], [...WRITES, 'notes', ...REMOVED]]);
    expect(asked.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([
      ...['a', 'b', 'c'].map((letter) => ({ title: `Plants & ' sr1${letter}`, text: `Water them & ' sr1${letter}`, kind: 'a' })),
      { id: '101' },
      { id: '102' },
      { id: '103' },
    ]);
    expect(new Set(asked.map(({ token, headers }) => `${token} in ${headers['mock-sandbox']}`))).toEqual(new Set(['first-0 in conformance-r1-time']));
  });

  const AT_ONCE = 'effect saveNote: at the same time, shown by notes';
  const shownAs =
    (change: (all: Note[]) => Note[]): How =>
    (_asked, { notes: all }) =>
      ok(change(all));
  it.each<[string, string, Record<string, How>]>([
    [
      'lose one',
      `${AT_ONCE}: expected each of three writes at the same time once, got one is lost.`,
      { notes: shownAs((all) => all.filter(({ title }) => !title.includes('sr1b'))) },
    ],
    [
      'save one twice',
      `${AT_ONCE}: expected each of three writes at the same time once, got one twice.`,
      { notes: shownAs((all) => all.concat(all.filter(({ title }) => title.includes('sr1c')).map((note) => ({ ...note, noteId: '900' })))) },
    ],
    [
      'mix their texts',
      `${AT_ONCE}: expected "Water them & ' sr1b", got "Water them".`,
      { notes: shownAs((all) => all.map((note) => (note.title.includes('sr1b') ? { ...note, text: 'Water them' } : note))) },
    ],
    [
      'get one id',
      'effect notes: at the same time, shown by notes: id: expected an id of its own for each, got the same id twice.',
      { notes: shownAs((all) => all.map((note) => (note.title.includes('sr1c') ? { ...note, noteId: '101' } : note))) },
    ],
  ])('%s: %s', async (_, sentence, how) => {
    const { said, asked } = await judged(notes, how);
    expect([said, operationsOf(asked).slice(0, 5)]).toEqual([[sentence], [...WRITES, 'notes', 'notes']]);
  });

  it('are one finding where two are lost, or both have another text', async () => {
    const lost = await judged(notes, { notes: shownAs(() => []) });
    const other = await judged(notes, { notes: shownAs((all) => all.map((note) => ({ ...note, text: 'Other' }))) });
    expect([lost, other].map(({ context }) => context.collector.violations.map(({ times }) => times))).toEqual([[1], [1]]);
    expect(lost.context.collector.violations[0]?.evidence?.sent).toContain('sr1a');
    expect(other.context.collector.violations[0]?.evidence?.sent).toContain('sr1a');
  });

  const twice = (note: Note) => ({ ...note, noteId: '900' });
  it.each<[string, Record<string, How>, string[]]>([
    ['are refused', { saveNote: refused }, [...WRITES, 'notes', 'notes']],
    ['are refused once', { saveNote: from(3, refused) }, [...WRITES, 'notes', ...REMOVED.slice(0, 3)]],
    ['cannot be read', { notes: refused }, [...WRITES, 'notes', 'notes']],
    [
      'cannot be read, but come with a refusal',
      { notes: (_asked, { notes: all }) => ({ status: '-1', data: all.map(twice) }) },
      [...WRITES, 'notes', ...REMOVED],
    ],
    ['lack a field', { notes: shownAs((all) => all.map(({ text, ...note }) => note as Note)) }, [...WRITES, 'notes', ...REMOVED]],
    ['cannot be read when they are to be deleted', { notes: from(2, refused) }, [...WRITES, 'notes', 'notes']],
    ['have no id', { notes: (_asked, { notes: all }) => ok(all.map(({ noteId, ...note }) => note)) }, [...WRITES, 'notes', 'notes']],
  ])('nothing is said where they %s', async (_, how, requests) => {
    const { said, asked } = await judged(notes, how);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('leave what was there before', async () => {
    const { server, mineOf } = notesServer();
    await judge(runTime, notes, server, {});
    expect(mineOf('first').notes.map(({ noteId }) => noteId)).toEqual(['1', '2']);
  });

  it('are deleted as long as the run goes on', async () => {
    const interrupt = new AbortController();
    const deleted: unknown[] = [];
    const deleteNote: How = ({ body }, _mine, usual) => (deleted.push(body.id), interrupt.abort(), usual());
    await judged(notes, { deleteNote }, { signal: interrupt.signal });
    expect(deleted).toEqual(['101']);
  });

  it('are not tried without an example for this customer', async () => {
    const of = notesContract(['notes', 'deleteNote'], { saveNote: { ...OPERATIONS.saveNote, examples: { usual: { value: {}, 'x-outcome': '-1' } } } });
    expect((await judged(of)).asked).toEqual([]);
  });

  it('take the example that fills the list of what can be deleted', async () => {
    const { said, asked } = await judged(messages);
    expect([said, operationsOf(asked)]).toEqual([[], [...Array(3).fill('sendMessage'), 'tasks', 'tasks', ...Array(3).fill('deleteTasks')]]);
    expect(asked[0]?.body).toEqual({ mobileList: ['66123456'], content: "Good morning & ' sr1a", startDate: '2030-12-24' });
  });

  it('are not tried where no read lists what can be deleted', async () => {
    const of = notesContract(['record', 'tasks', 'deleteTasks'], {
      sendMessage: { ...OPERATIONS.sendMessage, changes: { shownBy: ['record'], undoneBy: 'deleteTasks' } },
    });
    expect((await judged(of)).asked).toEqual([]);
  });
});

describe('two values at the same time', () => {
  const ALL = ['alert', 'saveAlert', 'saveAlert', 'alert', 'saveAlert'];

  it('leave one of them, and the former one is put back', async () => {
    const { said, asked } = await judged(values);
    expect([said, operationsOf(asked)]).toEqual([[], ALL]);
    expect(asked.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([{ levels: [10, 20] }, { levels: [5] }, { levels: [7] }]);
  });

  it.each<[string, unknown]>([
    ['the first', { levels: [10, 20] }],
    ['the first, in another order', { levels: [20, 10] }],
    ['the second', { levels: [5] }],
    ['the second, with another field', { levels: [5], at: '2026-11-01 10:00' }],
  ])('may leave %s', async (_, data) => {
    expect((await judged(values, { alert: from(2, () => ok(data)) })).said).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a mixture', { levels: [10, 5] }, '{"levels":[10,5]}'],
    ['a part', { levels: [10] }, '{"levels":[10]}'],
    ['a text', { levels: '5' }, '{"levels":"5"}'],
    ['nothing', null, 'null'],
    ['no data', undefined, 'nothing'],
  ])('must not leave %s', async (_, data, got) => {
    const { said, context } = await judged(values, { alert: from(2, () => ok(data)) });
    const expected = 'either {"levels":[10,20]} or {"levels":[5]}';
    expect(said).toEqual([`effect saveAlert: at the same time, shown by alert: expected ${expected}, got ${got}.`]);
    expect(context.collector.violations[0]?.evidence?.request).toContain('/alert?');
  });

  it('must not leave a field of each', async () => {
    const of = notesContract(['alert'], {
      saveAlert: {
        body: { type: 'object' },
        examples: { one: { levels: [10, 20], name: 'a' }, two: { levels: [5], name: 'b' } },
        changes: { shownBy: ['alert'], undoneBy: 'itself' },
      },
    });
    const alert = from(2, () => ok({ levels: [10, 20], name: 'b' }));
    expect((await judged(of, { alert })).said).toHaveLength(1);
    expect((await judged(of, { alert: from(2, () => ok({ levels: [5], name: 'b' })) })).said).toEqual([]);
  });

  it.each<[string, Record<string, How>, string[]?]>([
    ['the value cannot be read before', { alert: refused }, ['alert']],
    ['there is no value before', { alert: from(1, () => ok(), 1) }, ALL.slice(0, 4)],
    ['one of them is refused', { alert: from(2, () => ok({ levels: [1] })), saveAlert: from(2, refused) }],
    ['the other one is refused', { alert: from(2, () => ok({ levels: [1] })), saveAlert: from(1, refused, 1) }],
    ['the value cannot be read afterwards', { alert: from(2, () => ({ status: '-1', data: { levels: [1] } })) }],
  ])('nothing is said where %s', async (_, how, requests = ALL) => {
    const { said, asked } = await judged(values, how);
    expect([said, operationsOf(asked)]).toEqual([[], requests]);
  });

  it('are not tried with one example, nor with a purchase', async () => {
    const one = notesContract(['alert'], { saveAlert: { ...OPERATIONS.saveAlert, examples: { one: { levels: [5] } } } });
    expect(operationsOf((await judged(one)).asked)).toEqual(['alert']);
    expect(operationsOf((await judged(notesContract(['offer', 'buy']))).asked)).toEqual([]);
  });
});

describe('the writes of the part time', () => {
  it('are tried one after the other', async () => {
    const { said, asked } = await judged(everything);
    expect([said, [...new Set(operationsOf(asked))]]).toEqual([
      [],
      ['saveNote', 'notes', 'deleteNote', 'sendMessage', 'tasks', 'deleteTasks', 'alert', 'saveAlert'],
    ]);
  });

  it('are not tried where there are none, or nobody can log in', async () => {
    const none = await judged(everything, {}, { operations: [] });
    expect([none.asked, none.logIns]).toEqual([[], []]);
    expect((await judged(everything, {}, { sessions: { token: async () => undefined } })).asked).toEqual([]);
  });

  it('end with the run', async () => {
    const interrupt = new AbortController();
    const operations: string[] = [];
    const deleteNote: How = ({ operationId }, _mine, usual) => (operations.push(operationId), interrupt.abort(), usual());
    const tasks: How = ({ operationId }, _mine, usual) => (operations.push(operationId), usual());
    await expect(judged(everything, { deleteNote, tasks }, { signal: interrupt.signal })).rejects.toThrow('aborted');
    expect(operations).toEqual(['deleteNote']);
  });
});

describe('the key of a write', () => {
  const KEY = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  const upload = {
    open: true,
    body: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
    mediaType: 'multipart/form-data',
    parameters: [KEY],
    changes: { shownBy: [], undoneBy: 'nothing' },
  };
  const keyed = notesContract(['notes', 'deleteNote'], { saveNote: { ...OPERATIONS.saveNote, parameters: [KEY] }, upload });

  /** Keeps the writes of a customer by their keys. */
  function keeping(change: (asked: Asked, key: string) => string | undefined = (_asked, key) => key): How {
    const kept = new Map<string, { sent: string; answer: ReturnType<How> }>();
    return (asked, _mine, usual) => {
      const given = asked.headers['Idempotency-Key'];
      const key = given === undefined ? undefined : change(asked, `${customerOf(asked)} ${given}`);
      if (key === undefined) return usual();
      const sent = JSON.stringify(asked.body ?? null);
      const known = kept.get(key);
      if (known !== undefined) return known.sent === sent ? known.answer : refusal();
      const answer = usual();
      kept.set(key, { sent, answer });
      return answer;
    };
  }
  let uploads = 0;
  const kept: How = () => ((uploads += 1) % 2 === 1 ? ok() : refusal());
  const withKeys = (saveNote: How = keeping(), given: Parameters<typeof judge>[3] = {}) =>
    judged(keyed, { saveNote, upload: kept }, { operations: keyed.operations.filter(({ operationId }) => operationId === 'saveNote'), ...given });
  const AT_ONCE = [...WRITES, 'notes', ...REMOVED];
  const START = ['upload', 'upload', ...AT_ONCE];
  const sentBy = ({ operationId, token, body, headers }: Asked) => [operationId, token, body?.title?.slice(-4) ?? body?.id, headers['Idempotency-Key']];
  /** The keyed requests, with the keys by letters. */
  function keysOf(asked: readonly Asked[]) {
    const names = new Map<unknown, string>([[undefined, '']]);
    return asked.map((one) => {
      const [operationId, token, what, key] = sentBy(one);
      if (!names.has(key)) names.set(key, 'ABC'.charAt(names.size - 1));
      return [operationId, token, what ?? '', names.get(key)].join(' ').trim();
    });
  }

  it('is tried again, with another body, twice at the same time, and by another customer', async () => {
    uploads = 0;
    const { said, asked } = await withKeys();
    expect(said).toEqual([]);
    expect(operationsOf(asked).slice(0, START.length)).toEqual(START);
    expect(keysOf(asked.slice(START.length))).toEqual([
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
  const isMarked = ({ body }: Asked, letter: string) => body?.title?.endsWith(`kr1${letter}`) === true;
  const REMOVAL = ['notes', 'deleteNote', 'notes'];
  it.each<[string, string, How, string[]]>([
    [
      'answers the second time otherwise',
      `${KEYED}, repeated: expected the first answer again, got status "-1".`,
      (() => {
        let count = 0;
        return ((asked, _mine, usual) => (isMarked(asked, 'a') && asked.body.title.includes('k') && (count += 1) > 1 ? refusal() : usual())) as How;
      })(),
      ['saveNote', 'saveNote', ...REMOVAL],
    ],
    [
      'is carried out twice',
      `${KEYED}, repeated: expected the write once, got it twice.`,
      ({ body }, mine) => (mine.notes.push({ ...body, noteId: String(mine.notes.length + 200) }), ok()),
      ['saveNote', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
    [
      'takes another body',
      `${KEYED}, with another body: expected a refusal, got status "0".`,
      (() => {
        const keep = keeping();
        return ((asked, mine, usual) => (isMarked(asked, 'b') && asked.headers['Idempotency-Key'] !== undefined ? ok() : keep(asked, mine, usual))) as How;
      })(),
      ['saveNote', 'saveNote', 'notes', 'saveNote', ...REMOVAL],
    ],
    [
      'is carried out by both of two requests at the same time',
      `${KEYED}, raced: expected the write once, got it twice.`,
      (() => {
        const keep = keeping((asked, key) => (isMarked(asked, 'c') ? undefined : key));
        return ((asked, mine, usual) =>
          isMarked(asked, 'c') && asked.headers['Idempotency-Key'] !== undefined
            ? (mine.notes.push({ ...asked.body, noteId: String(mine.notes.length + 200) }), ok())
            : keep(asked, mine, usual)) as How;
      })(),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'notes', ...Array(3).fill('deleteNote'), 'notes'],
    ],
    [
      'is that of all customers',
      `${KEYED}, of another customer: expected a key of each customer’s own, got status "-1".`,
      keeping((_asked, key) => key.split(' ')[1]),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'saveNote', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
    [
      'is that of all customers, with the answer of the first',
      `${KEYED}, of another customer: expected a key of each customer’s own, got nothing carried out.`,
      (() => {
        const keep = keeping();
        return ((asked, mine, usual) => (customerOf(asked) === 'second' ? ok() : keep(asked, mine, usual))) as How;
      })(),
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote', 'notes'],
    ],
  ])('%s: %s', async (_, sentence, saveNote, requests) => {
    uploads = 0;
    const { said, asked } = await withKeys(saveNote);
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([[sentence], requests]);
  });

  it('needs no other customer', async () => {
    uploads = 0;
    const { said, asked } = await withKeys(keeping(), { personas: [FIRST] });
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([
      [],
      ['saveNote', 'saveNote', 'notes', 'saveNote', 'saveNote', 'saveNote', 'notes', 'notes', 'deleteNote', 'deleteNote'],
    ]);
  });

  it('is not judged where the write is refused', async () => {
    uploads = 0;
    const { said, asked } = await withKeys(({ headers }, _mine, usual) => (headers['Idempotency-Key'] === undefined ? usual() : refusal()));
    expect([said, operationsOf(asked.slice(START.length))]).toEqual([[], ['saveNote', 'saveNote', 'notes', 'notes']]);
  });

  it('is not judged where both of two requests at the same time are refused', async () => {
    uploads = 0;
    const keep = keeping();
    const { said } = await withKeys((asked, mine, usual) =>
      isMarked(asked, 'c') && asked.headers['Idempotency-Key'] !== undefined ? refusal() : keep(asked, mine, usual),
    );
    expect(said).toEqual([]);
  });

  it.each([3, 4, 5, 6])('is not judged where the list is refused from the %ith time on', async (which) => {
    uploads = 0;
    const { said } = await judged(
      keyed,
      { saveNote: keeping(), upload: kept, notes: from(which, refused) },
      { operations: keyed.operations.filter(({ operationId }) => operationId === 'saveNote') },
    );
    expect(said).toEqual([]);
  });

  it('is not judged where the list of the other customer is refused, or shows it twice', async () => {
    uploads = 0;
    const toSecond: How = (asked, _mine, usual) => (customerOf(asked) === 'second' ? refusal() : usual());
    expect(
      (
        await judged(
          keyed,
          { saveNote: keeping(), upload: kept, notes: toSecond },
          { operations: keyed.operations.filter(({ operationId }) => operationId === 'saveNote') },
        )
      ).said,
    ).toEqual([]);
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))('is not judged where the session ends after %i requests', async (requests) => {
    uploads = 0;
    let left = requests;
    const token = async () => ((left -= 1) >= 0 ? 'first-0' : undefined);
    const { said, asked } = await withKeys(keeping(), { personas: [FIRST], sessions: { token } });
    expect(said).toEqual([]);
    expect(asked.filter((one) => one.operationId !== 'upload').length).toBe(Math.min(requests - 1, 18));
  });

  it('is tried only where the server keeps keys, and the write takes one', async () => {
    const ignored = await judged(keyed, { upload: () => ok() }, { operations: keyed.operations.filter(({ operationId }) => operationId === 'saveNote') });
    expect([ignored.said, operationsOf(ignored.asked)]).toEqual([[], START]);
    const unknown = notesContract(['notes', 'deleteNote'], { saveNote: { ...OPERATIONS.saveNote, parameters: [KEY] } });
    expect(operationsOf((await judged(unknown)).asked)).toEqual(AT_ONCE);
    const without = notesContract(['notes', 'saveNote', 'deleteNote'], { upload });
    uploads = 0;
    expect(
      operationsOf((await judged(without, { upload: kept }, { operations: without.operations.filter(({ operationId }) => operationId === 'saveNote') })).asked),
    ).toEqual(AT_ONCE);
    const value = notesContract(['alert'], { saveAlert: { ...OPERATIONS.saveAlert, parameters: [KEY] }, upload });
    expect(
      operationsOf((await judged(value, { upload: kept }, { operations: value.operations.filter(({ operationId }) => operationId === 'saveAlert') })).asked),
    ).not.toContain('upload');
  });

  it('is tried of the writes that take one', async () => {
    const both = notesContract(['notes', 'deleteNote', 'tasks', 'record', 'sendMessage', 'deleteTasks'], {
      saveNote: { ...OPERATIONS.saveNote, parameters: [KEY] },
      upload,
    });
    uploads = 0;
    const { said, asked } = await judged(
      both,
      { saveNote: keeping(), upload: kept },
      { operations: both.operations.filter(({ operationId }) => ['saveNote', 'sendMessage'].includes(operationId)) },
    );
    expect([said, operationsOf(asked).filter((id) => id === 'sendMessage').length]).toEqual([[], 3]);
  });
});
