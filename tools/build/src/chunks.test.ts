import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOGETHER } from './chunks.ts';

it.each(Object.entries(TOGETHER))('the modules of the chunk %s exist', (_name, starts) => {
  for (const start of starts) expect(globSync(`src/${start}*`), start).not.toEqual([]);
});
