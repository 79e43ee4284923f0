import { expect, it } from 'vitest';
import { dataState, gigabytes, KIB_IN_MB, megabytesText } from './usage.ts';

it('levels are in MB below one GB, then in GB with one decimal (SET-14, SET-15)', () => {
  expect([850, 1023, 1024, 4915].map(megabytesText)).toEqual(['850 MB', '1023 MB', '1.0 GB', '4.8 GB']);
  expect(KIB_IN_MB).toBe(1024);
});

it('gigabytes are KiB / 1024 / 1024 with one decimal (TOPUP-13)', () => {
  expect([17_616_077, 3_355_443, 0, 20 * 1024 * 1024].map(gigabytes)).toEqual(['16.8', '3.2', '0.0', '20.0']);
});

it.each([
  [20, 20, 'usual'],
  [4, 20, 'usual'],
  [3.9, 20, 'low'],
  [1, 20, 'low'],
  [0.9, 20, 'critical'],
  [0, 20, 'critical'],
  [0, 0, 'critical'],
] as const)('%f of %f GB left: %s', (left, total, state) => expect(dataState(left, total)).toBe(state));
