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
export class States {
  private readonly caller: Caller;
  private reads: StrictOperation[] | undefined;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  async now(except: readonly StrictOperation[] = []): Promise<State> {
    const { context } = this.caller;
    if (this.reads === undefined) {
      const shown = [...new Set(writesOf(context.contract).flatMap(({ reads }) => reads))];
      this.reads = shown.filter(({ operationId, needsToken }) => needsToken && hasNoViolation(context, operationId));
      const [first, second] = [await this.now(), await this.now()];
      this.reads = [...first].flatMap(([read, data]) => (isDeepStrictEqual(second.get(read), data) ? [read] : []));
    }
    const state = new Map<StrictOperation, Json>();
    for (const read of this.reads.filter((one) => !except.includes(one))) {
      const reply = await this.caller.ask(read);
      if (isDone(reply)) state.set(read, timeless(reply.data));
    }
    return state;
  }

  /** The first read that shows something else after some requests. */
  async changedBy(work: () => Promise<unknown>, except: readonly StrictOperation[] = []): Promise<StrictOperation | undefined> {
    const before = await this.now(except);
    await work();
    return before.size === 0 ? undefined : differing(before, await this.now(except));
  }
}
