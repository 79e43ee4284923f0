import type { JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { cover, emptyCoverage, runConcurrently } from './context.ts';
import type { Exchange } from './http.ts';
import { operation } from './testing/operations.ts';

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

const ok = (data: unknown) => ({ value: { status: '0', data } });
const bills = operation('bills', {
  path: '/bills',
  summary: 'The bills',
  responses: new Map<number, unknown>([
    [500, { examples: {} }],
    [
      200,
      {
        examples: {
          businessError: { value: { status: '-1' } },
          cn: ok([{ name: '甲', isPaid: true }]),
          en: ok([{ name: 'A', isPaid: true }]),
          unpaid: ok([{ name: '乙', isPaid: false }]),
          unpaidEn: ok([{ name: 'B', isPaid: false }]),
          none: ok([]),
          missing: ok(null),
          sessionExpired: { value: { status: '-2' } },
        },
      },
    ],
    [404, { examples: {} }],
  ]),
});

/** The cells that are not as they were after some responses. */
function cellsAfter(...responses: [body: unknown, language: 'cn' | 'en', isDefective?: boolean, http?: number][]) {
  const coverage = emptyCoverage(bills);
  for (const [body, language, isDefective = false, status = 200] of responses)
    cover(coverage, bills, { http: status, status: (body as JsonObject).status, body } as Exchange, language, isDefective);
  return { cells: Object.fromEntries(Object.entries(coverage.cells).filter(([, state]) => state !== 'not-seen')), succeeded: coverage.succeeded };
}
const success = (data: unknown) => ({ status: '0', data });

describe('the coverage of an operation', () => {
  it('has a cell for each example of a success, each refusal and each other HTTP code, in this order', () => {
    const { cells, ...others } = emptyCoverage(bills);
    expect(others).toEqual({ operationId: 'bills', area: 'area', method: 'GET', path: '/bills', summary: 'The bills', seen: false });
    expect(Object.keys(cells)).toEqual(['0 cn', '0 en', '0 unpaid', '0 unpaidEn', '0 none', '0 missing', '-1', '-2', 'HTTP 500', 'HTTP 404']);
    expect(new Set(Object.values(cells))).toEqual(new Set(['not-seen']));
  });

  it.each<[string, unknown, 'cn' | 'en', string[]]>([
    ['the equal example', [{ name: '乙', isPaid: false }], 'cn', ['0 unpaid']],
    ['the equal example, whatever the language', [{ name: '甲', isPaid: true }], 'en', ['0 cn']],
    ['the same shape in the language', [{ name: '丙', isPaid: false }], 'cn', ['0 unpaid']],
    ['the same shape in the other language', [{ name: 'C', isPaid: false }], 'en', ['0 unpaidEn']],
    ['an empty list, which is the same in every language', [], 'en', ['0 none']],
    ['another shape: the first of the language', [{ name: 7 }], 'cn', ['0 cn']],
  ])('counts %s', (_, data, language, cells) => {
    expect(cellsAfter([success(data), language])).toEqual({ cells: Object.fromEntries(cells.map((cell) => [cell, 'seen'])), succeeded: true });
  });

  it('counts refusals and other HTTP codes, and passes over what the contract does not have', () => {
    expect(cellsAfter([{ status: '-1' }, 'cn'], [{ status: '-2' }, 'cn'], [{}, 'cn', false, 404])).toEqual({
      cells: { '-1': 'seen', '-2': 'seen', 'HTTP 404': 'seen' },
      succeeded: undefined,
    });
    expect(cellsAfter([{ status: '7' }, 'cn'], [{}, 'cn', false, 302])).toEqual({ cells: {}, succeeded: undefined });
  });

  it('stays wrong when a response was, and is no success by a wrong one', () => {
    expect(cellsAfter([success([]), 'cn', true], [{ status: '-1' }, 'cn', true], [{ status: '-1' }, 'cn'])).toEqual({
      cells: { '0 none': 'wrong', '-1': 'wrong' },
      succeeded: undefined,
    });
    expect(cellsAfter([success([]), 'cn'], [success([]), 'cn', true]).cells).toEqual({ '0 none': 'wrong' });
  });
});
