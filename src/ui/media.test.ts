import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as media from './media.ts';

const breakpoints = Object.entries(media).filter(([name]) => /^[A-Z]/.test(name));

it.each(breakpoints)('%s is the media query of the style sheets', (name, query) => {
  const custom = `--${name.toLowerCase().replace('_', '-')}`;
  expect(readFileSync('src/styles/shared.css', 'utf8')).toContain(`@custom-media ${custom} ${query};`);
});
