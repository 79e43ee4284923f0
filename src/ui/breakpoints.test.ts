import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as breakpoints from './breakpoints.ts';

it.each(Object.entries(breakpoints))('%s is the media query of the style sheets', (name, query) => {
  const media = `--${name.toLowerCase().replace('_', '-')}`;
  expect(readFileSync('src/styles/shared.css', 'utf8')).toContain(`@custom-media ${media} ${query};`);
});
