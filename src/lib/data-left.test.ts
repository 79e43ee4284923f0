import { expect, it } from 'vitest';
import { dataState } from './data-left.ts';

it.each([
  [20, 20, 'usual'],
  [4, 20, 'usual'],
  [3.9, 20, 'low'],
  [1, 20, 'low'],
  [0.9, 20, 'critical'],
  [0, 20, 'critical'],
  [0, 0, 'critical'],
] as const)('%f of %f GB left: %s', (left, total, state) => expect(dataState(left, total)).toBe(state));
