import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { from, type How, notesContract, notesServer, nth, OPERATIONS } from '../testing/notes.ts';
import { contextOf, found } from '../testing/operations.ts';
import { contractOf, judge, ok, operationsOf, refusal, refused } from '../testing/small-server.ts';
import { changesOfRun, marked, runChanges } from './changes.ts';

const everything = notesContract(Object.keys(OPERATIONS));
const messages = notesContract(['record', 'tasks', 'sendMessage', 'deleteTasks']);

const judged = (of: typeof messages, how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runChanges, of, notesServer(how).server, given);
const only = (...operationIds: string[]) => everything.operations.filter(({ operationId }) => operationIds.includes(operationId));

describe('a write that adds to one of several lists', () => {
  const RECORD = ['record', 'record', 'record', 'sendMessage', 'record'];
  const TASKS = ['tasks', 'tasks', 'tasks', 'deleteTasks', 'tasks', 'deleteTasks', 'sendMessage', 'tasks'];
  const BEFORE = ['record', 'tasks'];

  it('is tried with one example after the other, until each list has shown one', async () => {
    const { said, asked } = await judged(messages);
    expect(said).toEqual([]);
    expect(operationsOf(asked)).toEqual([...BEFORE, 'sendMessage', ...RECORD, 'tasks', 'sendMessage', ...TASKS]);
    expect(asked.filter(({ operationId }) => operationId !== 'record' && operationId !== 'tasks').map(({ body }) => body)).toEqual([
      { mobileList: ['66123456', '66123457'], content: "Hello & ' cr10" },
      { mobileList: ['66123456', '66123457'], content: "Hello & ' cr10 & ' rr1", notInTheContract: true },
      { mobileList: ['66123456'], content: "Good morning & ' cr11", startDate: '2030-12-24' },
      { ids: ['101'] },
      { ids: ['101'] },
      { mobileList: ['66123456'], content: "Good morning & ' cr11 & ' rr1", startDate: '2030-12-24', notInTheContract: true },
    ]);
  });

  it.each<[string, string[], Record<string, How>]>([
    [
      'is in none of them',
      [
        'sendMessage: shown by record: expected what was written, got a response without it.',
        'sendMessage: shown by tasks: expected what was written, got a response without it.',
      ],
      { sendMessage: () => ok() },
    ],
    ['is not in the first', ['sendMessage: shown by record: expected what was written, got a response without it.'], { sendMessage: nth(1, () => ok()) }],
    [
      'is twice in the list of what can be deleted',
      ['sendMessage: shown by tasks: expected one new entry, got 2 of them.'],
      { tasks: (_asked, { tasks }) => ok(tasks.flatMap((task) => (task.content.includes('cr11') ? [task, { ...task, taskId: '900' }] : [task]))) },
    ],
    [
      'changes the order of a page',
      ['sendMessage: shown by record: expected the other entries as they were, got changed ones.'],
      { record: from(2, (_asked, { record }) => ok({ total: 4, rows: record.toReversed() })) },
    ],
  ])('%s', async (_, sentences, how) => {
    expect((await judged(messages, how)).said).toEqual(sentences.map((sentence) => `effect ${sentence}`));
  });

  it('is not tried any further after a finding', async () => {
    const { said, asked } = await judged(messages, { record: from(2, (_asked, { record }) => ok({ total: 4, rows: record.toReversed() })) });
    expect([said.length, operationsOf(asked)]).toEqual([1, [...BEFORE, 'sendMessage', 'record']]);
  });

  it.each<[string, Record<string, How>]>([
    ['drops the last entries of a page', { record: (_asked, { record }) => ok({ total: record.length, rows: record.slice(0, 3) }) }],
    ['refuses to schedule', { sendMessage: ({ body }, _mine, usual) => (body.startDate === undefined ? usual() : refusal()) }],
    ['refuses to send at once', { sendMessage: ({ body }, _mine, usual) => (body.startDate === undefined ? refusal() : usual()) }],
    ['refuses everything', { sendMessage: refused }],
    ['refuses the list of tasks afterwards', { tasks: from(2, refused) }],
  ])('nothing is said of a server that %s', async (_, how) => {
    expect((await judged(messages, how)).said).toEqual([]);
  });

  it('is deleted from the list of what can be deleted only', async () => {
    const record: How = (_asked, mine) => ok({ total: 2, rows: mine.record.map((row) => ({ ...row, taskId: row.content })) });
    const { asked } = await judged(messages, { record });
    expect(asked.filter(({ operationId }) => operationId === 'deleteTasks').map(({ body }) => body.ids)).toEqual([['101'], ['101']]);
  });

  it.each(BEFORE)('is not tried where %s is refused', async (list) => {
    const { said, asked } = await judged(messages, { [list]: refused });
    expect([said, operationsOf(asked)]).toEqual([[], BEFORE]);
  });
});

describe('the part changes', () => {
  const WRITES = ['saveNote', 'sendMessage', 'saveAlert', 'buy'];

  it('goes through the writes that some read shows', async () => {
    const { said, steps, notes } = await judged(everything);
    expect([said, steps, notes]).toEqual([[], WRITES.map((write) => `changes ${write}`), []]);
  });

  it.each<[string[], string[]]>([
    [['notes', 'record', 'alert'], []],
    [['saveNote'], ['saveNote']],
    [['deleteNote'], ['saveNote']],
    [
      ['deleteTasks', 'buy'],
      ['sendMessage', 'buy'],
    ],
  ])('with --only %s tries %s', async (asked, writes) => {
    const { steps } = await judged(everything, {}, { operations: only(...asked) });
    expect(steps).toEqual(writes.map((write) => `changes ${write}`));
  });

  it('logs nobody in where there is nothing to try', async () => {
    const { asked, logIns } = await judged(everything, {}, { operations: only('notes') });
    expect([asked, logIns]).toEqual([[], []]);
  });

  it('tries nothing without a customer', async () => {
    const { said, steps, asked } = await judged(everything, {}, { sessions: { token: async () => undefined } });
    expect([said, steps, asked]).toEqual([[], [], []]);
  });

  it('takes the next customer where the first cannot log in', async () => {
    const token = async ({ name }: { name: string }) => (name === 'first' ? undefined : `${name}-0`);
    const { said, asked } = await judged(notesContract(['alert', 'saveAlert']), {}, { sessions: { token } as Partial<Context['sessions']> });
    expect([said, new Set(asked.map((one) => one.token))]).toEqual([[], new Set(['second-0'])]);
  });

  it('ends with the run', async () => {
    const interrupt = new AbortController();
    const steps: string[] = [];
    const onStep = (_part: string, what: string) => {
      steps.push(what);
      interrupt.abort();
    };
    await expect(judged(everything, {}, { signal: interrupt.signal, onStep })).rejects.toThrow('aborted');
    expect(steps).toEqual(['saveNote']);
  });

  const changesWith = (...unsound: string[]) => {
    const context = contextOf(everything.operations, { contract: everything });
    for (const operationId of unsound) found(context, operationId);
    return changesOfRun(context).map(({ write, reads, undoneBy, remover }) => [
      write.operationId,
      reads.map(({ operationId }) => operationId).join(),
      undoneBy,
      remover === undefined ? '' : `${remover.operation.operationId} ${remover.owned.field}`,
    ]);
  };
  const CHANGES = [
    ['saveNote', 'notes', 'deleteNote', 'deleteNote $.id'],
    ['sendMessage', 'record,tasks', 'deleteTasks', 'deleteTasks $.ids[*]'],
    ['saveAlert', 'alert', 'itself', ''],
    ['buy', 'offer', 'nothing', ''],
  ];

  it('leaves out a write with which, or with whose reads, something else is wrong', () => {
    expect(changesWith()).toEqual(CHANGES);
    expect(changesWith('saveNote', 'tasks')).toEqual(CHANGES.slice(2));
    expect(changesWith('deleteNote', 'deleteTasks', 'alert')).toEqual([CHANGES[0], CHANGES[1], CHANGES[3]]);
  });

  it('leaves out what no read of the contract shows', () => {
    const contract = notesContract(['saveNote', 'deleteNote']);
    expect(changesOfRun(contextOf(contract.operations, { contract }))).toEqual([]);
  });
});

describe('a text that can be told from all others', () => {
  const properties = {
    free: { type: 'string' },
    short: { type: 'string', maxLength: 12 },
    named: { $ref: '#/components/schemas/Free' },
    code: { type: 'string', pattern: '^[a-z]+$' },
    day: { type: 'string', format: 'date' },
    kind: { type: 'string', enum: ['a'] },
    count: { type: 'integer' },
    list: { type: 'array', items: { type: 'string' } },
  };
  const contract = contractOf(
    { save: { body: { type: 'object', properties }, examples: {} }, bare: { body: { type: 'object' } }, read: {} },
    { Free: { type: 'string', maxLength: 20 } },
  );
  const context = contextOf(contract.operations, { contract });
  const [save, bare, read] = contract.operations as [never, never, never];

  it.each<[string, object, object]>([
    ['ends with the mark', { free: 'Hello' }, { free: "Hello & ' m1" }],
    ['is cut, so that it stays in its limit', { short: 'Good morning' }, { short: "Good  & ' m1" }],
    ['is cut by the limit that its name stands for', { named: 'x'.repeat(30) }, { named: `${'x'.repeat(13)} & ' m1` }],
    ['is cut after 200 characters where there is no limit', { free: 'x'.repeat(300) }, { free: `${'x'.repeat(193)} & ' m1` }],
    [
      'is none with a form of its own, nor another value',
      { code: 'abc', day: '2026-11-01', kind: 'a', count: 5, list: ['a'], unknown: 'x', free: null },
      { code: 'abc', day: '2026-11-01', kind: 'a', count: 5, list: ['a'], unknown: 'x', free: null },
    ],
  ])('%s', (_, body, expected) => {
    expect(marked(context, save, body as never, 'm1')).toEqual(expected);
  });

  it('is none of a write whose fields are not described', () => {
    expect(marked(context, bare, { free: 'Hello' }, 'm1')).toEqual({ free: 'Hello' });
    expect(marked(context, read, { free: 'Hello' }, 'm1')).toEqual({ free: 'Hello' });
  });
});
