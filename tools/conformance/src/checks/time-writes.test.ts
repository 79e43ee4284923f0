import { describe, expect, it } from 'vitest';
import { from, type How, type Note, notesContract, notesServer, OPERATIONS } from '../testing/notes.ts';
import { did, judge, ok, operationsOf, refused } from '../testing/small-server.ts';
import { runTime } from './time.ts';

const notes = notesContract(['notes', 'saveNote', 'deleteNote']);
const messages = notesContract(['record', 'tasks', 'sendMessage', 'deleteTasks']);
const values = notesContract(['alert', 'saveAlert']);
const everything = notesContract(Object.keys(OPERATIONS));

/** What the part says of the writes of a contract. */
const judged = (of: typeof notes, how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runTime, of, notesServer(how).server, { operations: of.operations.filter(({ method }) => method === 'POST'), ...given });
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
    const deleteNote: How = ({ body }, _mine, usual) => did([deleted.push(body.id), interrupt.abort()], usual());
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
    const deleteNote: How = ({ operationId }, _mine, usual) => did([operations.push(operationId), interrupt.abort()], usual());
    const tasks: How = ({ operationId }, _mine, usual) => did(operations.push(operationId), usual());
    await expect(judged(everything, { deleteNote, tasks }, { signal: interrupt.signal })).rejects.toThrow('aborted');
    expect(operations).toEqual(['deleteNote']);
  });
});
