// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type StorageKey, writeStored } from '@/session/storage';
import { loader } from './loader.ts';

it.each([
  [{ token: 'a', net: '4G' }, 1],
  [{ token: 'a', net: '4g' }, 1],
  [{ token: 'a', net: '3g' }, 0],
  [{ token: 'a' }, 0],
  [{ net: '4g' }, 0],
])('the offer is read for a 4G customer, who alone can buy: %j', (stored, count) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) writeStored(key as StorageKey, value);
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  loader(client);
  expect(prefetch).toHaveBeenCalledTimes(count);
});
