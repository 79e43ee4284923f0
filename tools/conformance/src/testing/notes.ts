/** A small contract with every kind of change, and a server that keeps it. */
import type { JsonObject } from '@site/contract/document.ts';
import type { StrictContract } from '@site/contract/strict/check.ts';
import { type Answer, type Asked, contractOf, customerOf, type Described, ok, refusal, type Server } from './small-server.ts';

const text = (more: JsonObject = {}): JsonObject => ({ type: 'string', ...more });
const listOf = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'array', items: { type: 'object', properties }, ...more });
const NOTE: JsonObject = { noteId: text(), title: text(), text: text(), kind: text() };

/** A list of the customer's own, in which a title stands once; a record with pages and a list of tasks; a value; and a purchase. */
export const OPERATIONS: Record<string, Described> = {
  notes: { data: listOf(NOTE, { 'x-unique': ['noteId', 'title'] }) },
  saveNote: {
    body: { type: 'object', properties: { title: text({ maxLength: 40 }), text: text(), kind: text({ enum: ['a', 'b'] }) } },
    examples: {
      usual: { title: 'Plants', text: 'Water them', kind: 'a' },
      usualEn: { title: 'Books', kind: 'b', text: 'Read them' },
      last: { title: 'Birds', kind: 'a', text: 'Feed them' },
    },
    changes: { shownBy: ['notes'], undoneBy: 'deleteNote' },
  },
  deleteNote: {
    body: { type: 'object', properties: { id: text({ 'x-owned': { by: 'customer', listedBy: 'notes', at: '$.data[*].noteId' } }) } },
    examples: { usual: { id: '1' } },
    changes: { shownBy: ['notes'], undoneBy: 'saveNote' },
  },
  record: { data: { type: 'object', properties: { total: { type: 'integer' }, rows: listOf({ to: text(), content: text(), at: text() }) } } },
  tasks: { data: listOf({ taskId: text(), content: text() }, { 'x-unique': ['taskId'] }) },
  sendMessage: {
    body: { type: 'object', properties: { mobileList: { type: 'array', items: text() }, content: text(), startDate: text({ format: 'date' }) } },
    examples: {
      now: { mobileList: ['66123456', '66123457'], content: 'Hello' },
      later: { mobileList: ['66123456'], content: 'Good morning', startDate: '2030-12-24' },
      evening: { mobileList: ['66123456'], content: 'Good evening', startDate: '2030-12-24' },
    },
    changes: { shownBy: ['record', 'tasks'], undoneBy: 'deleteTasks' },
  },
  deleteTasks: {
    body: {
      type: 'object',
      properties: { ids: { type: 'array', items: text({ 'x-owned': { by: 'customer', listedBy: 'tasks', at: '$.data[*].taskId' } }) } },
    },
    examples: { usual: { ids: ['1'] } },
    changes: { shownBy: ['tasks'], undoneBy: 'sendMessage' },
  },
  alert: { data: { type: 'object', properties: { levels: { type: 'array', items: { type: 'integer' } } } } },
  saveAlert: {
    body: { type: 'object', properties: { levels: { type: 'array', items: { type: 'integer' } } } },
    examples: { two: { levels: [10, 20] }, one: { levels: [5] } },
    changes: { shownBy: ['alert'], undoneBy: 'itself' },
  },
  offer: { data: { type: 'object', properties: { left: { type: 'integer' }, at: text(), plans: listOf({ id: text() }) } } },
  buy: {
    body: { type: 'object', properties: { plan: text() } },
    examples: { usual: { plan: 'a' } },
    changes: { shownBy: ['offer'], undoneBy: 'nothing' },
  },
};

/** The contract with some of these operations, of which some are described otherwise. */
export function notesContract(operationIds: readonly string[], others: Record<string, Described> = {}): StrictContract {
  const all = { ...OPERATIONS, ...others };
  return contractOf(Object.fromEntries([...operationIds, ...Object.keys(others)].map((id) => [id, all[id] as Described])));
}

export interface Note {
  noteId: string;
  title: string;
  text?: string;
  [field: string]: unknown;
}

/** What a customer has. */
export interface Mine {
  notes: Note[];
  record: { to: string; content: string; at: string }[];
  tasks: { taskId: string; content: string }[];
  levels: number[];
  left: number;
}

/** The present time in Macau, `YYYY-MM-DD HH:mm`. */
export const nowInMacau = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** How an operation answers in place of the usual way; it may call that one, too. */
export type How = (asked: Asked, mine: Mine, usual: () => Answer) => Answer | Promise<Answer>;

/** Answers otherwise from the nth request of each customer on, until another one. */
export function from(nth: number, other: How, until = Infinity): How {
  const counts = new Map<string, number>();
  return (asked, mine, usual) => {
    const count = (counts.get(customerOf(asked)) ?? 0) + 1;
    counts.set(customerOf(asked), count);
    return count >= nth && count <= until ? other(asked, mine, usual) : usual();
  };
}

/** Answers the nth request of the first customer otherwise, and the rest in the usual way or a third one. */
export const nth = (which: number, other: How, rest: How = (_asked, _mine, usual) => usual()): How => {
  const counted = from(which, other, which);
  return (asked, mine, usual) => (customerOf(asked) === 'first' ? counted(asked, mine, () => rest(asked, mine, usual) as Answer) : rest(asked, mine, usual));
};

/** A server that keeps the contract, unless it answers an operation in another way. */
export function notesServer(how: Record<string, How> = {}) {
  const stores = new Map<string, Mine>();
  let last = 100;
  const nextId = () => {
    last += 1;
    return String(last);
  };
  const mineOf = (customer: string): Mine => {
    const known = stores.get(customer);
    if (known !== undefined) return known;
    const mine: Mine = {
      notes: [
        { noteId: '1', title: `Old of ${customer}`, text: 'Old' },
        { noteId: '2', title: 'Older', text: 'Older' },
      ],
      record: [
        { to: '66980021', content: 'Before', at: '2026-11-02 10:00' },
        { to: '66980021', content: 'Long before', at: '2026-11-01 10:00' },
      ],
      tasks: [{ taskId: '3', content: 'Birthday' }],
      levels: [7],
      left: 100,
    };
    stores.set(customer, mine);
    return mine;
  };
  const usual: Record<string, (asked: Asked, mine: Mine) => Answer> = {
    notes: (_asked, mine) => ok(mine.notes),
    saveNote: ({ body }, { notes }) => {
      const at = notes.findIndex(({ title }) => title === body.title);
      if (at < 0) notes.push({ noteId: nextId(), ...body });
      else notes[at] = { noteId: notes[at]?.noteId as string, ...body };
      return ok();
    },
    deleteNote: ({ body }, mine) => {
      const kept = mine.notes.filter(({ noteId }) => noteId !== body.id);
      if (kept.length === mine.notes.length) return refusal();
      mine.notes = kept;
      return ok();
    },
    record: (_asked, { record }) => ok({ total: record.length, rows: record.slice(0, 4) }),
    tasks: (_asked, { tasks }) => ok(tasks),
    sendMessage: ({ body }, { record, tasks }) => {
      if (body.startDate === undefined) record.unshift(...body.mobileList.map((to: string) => ({ to, content: body.content, at: nowInMacau() })));
      else tasks.push({ taskId: nextId(), content: body.content });
      return ok();
    },
    deleteTasks: ({ body }, mine) => {
      const kept = mine.tasks.filter(({ taskId }) => !body.ids.includes(taskId));
      if (kept.length === mine.tasks.length) return refusal();
      mine.tasks = kept;
      return ok();
    },
    alert: (_asked, { levels }) => ok({ levels }),
    saveAlert: ({ body }, mine) => {
      mine.levels = body.levels;
      return ok();
    },
    offer: (_asked, { left }) => ok({ left, at: nowInMacau(), plans: [{ id: 'a' }] }),
    buy: (_asked, mine) => {
      mine.left += 50;
      return ok();
    },
  };
  const answer = (asked: Asked) => {
    const mine = mineOf(customerOf(asked));
    const work = () => (asked.body?.notInTheContract === undefined ? (usual[asked.operationId]?.(asked, mine) ?? ok()) : refusal());
    return how[asked.operationId]?.(asked, mine, work) ?? work();
  };
  const server: Server = Object.fromEntries([...Object.keys(usual), ...Object.keys(how)].map((id) => [id, answer]));
  return { server, mineOf };
}
