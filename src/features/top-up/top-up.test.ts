// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type StorageKey, writeStored } from '@/session/storage';
import { applicationRules } from './application-view.tsx';
import { purchaseRules } from './confirm-step.tsx';
import { loader } from './page.tsx';

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

it('a purchase needs the agreement (TOPUP-11)', () => {
  expect([true, false].map((agree) => purchaseRules.safeParse({ agree }).success)).toEqual([true, false]);
});

it('an application needs a Macau mobile number in any notation (TOPUP-18)', () => {
  expect(applicationRules.parse({ mobileNo: '+853 6688 1234' })).toEqual({ mobileNo: '66881234' });
  for (const mobileNo of ['', '28710066', '6688123']) expect(applicationRules.safeParse({ mobileNo }).success, mobileNo).toBe(false);
});
