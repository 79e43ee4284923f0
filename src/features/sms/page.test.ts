// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '@/session/storage';
import { loader } from './page.tsx';
import { viewAt } from './view.ts';

/** Query keys that the loader starts to read. */
function readsAt(query: string): unknown[] {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  loader(client, { request: new Request(`http://site.example/account/sms/7${query}`) } as never);
  return prefetch.mock.calls.map(([options]) => options.queryKey);
}

beforeEach(() => localStorage.clear());

it('reads the tasks of a customer, and a page of the record where that is shown', () => {
  expect(readsAt('')).toEqual([]);
  writeStored('token', 'a');
  const [tasks, ...others] = readsAt('?page=3');
  expect(others).toEqual([]);
  expect(readsAt('?tab=record&page=3')).toEqual([tasks, [expect.any(String), { pageNo: 3 }]]);
  expect(readsAt('?tab=record&page=100000')[1]).toEqual([expect.any(String), { pageNo: 100_000 }]);
  expect(readsAt('?tab=record&page=100001')[1]).toEqual([expect.any(String), { pageNo: 1 }]);
});

it('the views are in the order of the stored index, the first for any other', () => {
  expect(['0', '1', '2', '3', 'x', undefined].map(viewAt)).toEqual(['send', 'record', 'tasks', 'send', 'send', 'send']);
});
