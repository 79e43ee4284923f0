import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('the rules are those of the README, in their order', () => {
  const rows = rules.map(({ id, title, needs }, index) => `${index + 1}. \`${id}\`: ${title}. Needs ${needs}.`);
  expect(readFileSync('tools/conformance/README.md', 'utf8')).toContain(rows.join('\n'));
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
