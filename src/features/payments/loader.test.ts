import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { loader } from './loader.ts';

/** What the loader starts to read for a query of the page. */
function readsFor(query: string): unknown[] {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  const request = new Request(`http://site.example/account/paymentMethod/3?${query}`);
  loader(client, { request, url: new URL(request.url), params: {}, context: {}, pattern: '' } as never);
  return prefetch.mock.calls.map(([options]) => options);
}

it('the receipt is read for a payment with an id, and shows its failure itself (B37)', () => {
  const [read, ...others] = readsFor('payRes=true&pid=FT1');
  expect(others).toEqual([]);
  expect(read).toMatchObject({ queryKey: expect.arrayContaining([{ pid: 'FT1' }]), meta: { ownErrors: true } });
});

it.each(['', 'payRes=true', 'payRes=false&pid=FT1'])('no receipt is read for "%s"', (query) => {
  expect(readsFor(query)).toEqual([]);
});
