import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import { type Caller, isDone, timeless } from './caller.ts';
import { hasNoViolation } from './context.ts';
import { writesOf } from './marks.ts';

/** What a customer has: the answers of the reads that show what the writes of the contract change. */
type State = ReadonlyMap<StrictOperation, Json>;

/** The first read whose answer is another one. */
const differing = (before: State, after: State): StrictOperation | undefined =>
  [...before].find(([read, data]) => after.has(read) && !isDeepStrictEqual(after.get(read), data))?.[0];

/** What a customer has, from time to time; figures that go on by themselves are left out. */
export function statesOf(caller: Caller) {
  const { context } = caller;
  let reads: StrictOperation[] | undefined;

  async function now(except: readonly StrictOperation[] = []): Promise<State> {
    if (reads === undefined) {
      const shown = [...new Set(writesOf(context.contract).flatMap((write) => write.reads))];
      reads = shown.filter(({ operationId, needsToken }) => needsToken && hasNoViolation(context, operationId));
      const [first, second] = [await now(), await now()];
      reads = [...first].flatMap(([read, data]) => (isDeepStrictEqual(second.get(read), data) ? [read] : []));
    }
    const state = new Map<StrictOperation, Json>();
    for (const read of reads.filter((one) => !except.includes(one))) {
      const reply = await caller.ask(read);
      if (isDone(reply)) state.set(read, timeless(reply.data));
    }
    return state;
  }

  /** The first read that shows something else after some requests. */
  async function changedBy(work: () => Promise<unknown>, except: readonly StrictOperation[] = []): Promise<StrictOperation | undefined> {
    const before = await now(except);
    await work();
    return before.size === 0 ? undefined : differing(before, await now(except));
  }

  return { changedBy };
}

export type States = ReturnType<typeof statesOf>;
