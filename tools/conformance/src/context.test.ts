import { describe, expect, it } from 'vitest';
import { runConcurrently } from './context.ts';

describe('tasks at the same time', () => {
  const running = () => {
    const controller = new AbortController();
    const begun: number[] = [];
    let now = 0;
    let most = 0;
    const work = async (task: number) => {
      begun.push(task);
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setTimeout(done, 2));
      now -= 1;
    };
    return { controller, begun, work, most: () => most };
  };

  it.each<[atOnce: number, tasks: number[], most: number]>([
    [2, [1, 2, 3, 4, 5], 2],
    [6, [1, 2], 2],
    [1, [1, 2, 3], 1],
    [3, [], 0],
  ])('are %i at most of %j', async (atOnce, tasks, most) => {
    const run = running();
    await runConcurrently(tasks, atOnce, run.controller.signal, run.work);
    expect(run.begun).toEqual(tasks);
    expect(run.most()).toBe(most);
  });

  it('end with the run: none is begun any more, and those that were are waited for', async () => {
    const run = running();
    let ended = 0;
    const all = runConcurrently([1, 2, 3, 4], 2, run.controller.signal, async (task) => {
      if (task === 1) run.controller.abort(new Error('stopped'));
      await run.work(task);
      ended += 1;
    });
    await expect(all).rejects.toThrow('stopped');
    expect(run.begun).toEqual([1, 2].slice(0, run.begun.length));
    expect(ended).toBe(run.begun.length);
  });

  it('fail with the first failure, after the others', async () => {
    const run = running();
    const all = runConcurrently([1, 2, 3], 2, run.controller.signal, async (task) => {
      if (task === 1) throw new Error('broken');
      await run.work(task);
    });
    await expect(all).rejects.toThrow('broken');
    expect(run.begun).toEqual([2, 3]);
  });
});
