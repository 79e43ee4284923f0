import { expect, it } from 'vitest';
import { KIB_IN_MB, megabytesText } from './data-alert.ts';

it('levels are in MB below one GB, then in GB with one decimal (SET-14, SET-15)', () => {
  expect([850, 1023, 1024, 4915].map(megabytesText)).toEqual(['850 MB', '1023 MB', '1.0 GB', '4.8 GB']);
  expect(KIB_IN_MB).toBe(1024);
});
