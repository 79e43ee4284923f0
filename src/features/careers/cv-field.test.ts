import { expect, it } from 'vitest';
import { fileSize } from './cv-field.tsx';

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [2048, '2 KB'],
  [840_000, '820 KB'],
  [1_048_576, '1.0 MB'],
  [1_900_000, '1.8 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
