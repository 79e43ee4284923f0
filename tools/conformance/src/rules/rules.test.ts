import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('the rules are those of the README, in their order', () => {
  const rows = rules.map(({ id, title, needs }, index) => `${index + 1}. \`${id}\`: ${title}. Needs ${needs}.`);
  expect(readFileSync('tools/conformance/README.md', 'utf8')).toContain(rows.join('\n'));
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

it('the README has a row for every paragraph and every mark at the top of the contract', () => {
  const top = readFileSync('openapi/openapi.yaml', 'utf8').split('\n  contact:')[0] ?? '';
  const rows =
    readFileSync('tools/conformance/README.md', 'utf8')
      .match(/^\| .*\|$/gm)
      ?.map((row) => row.split('|')[1] ?? '') ?? [];
  const stated = [...top.matchAll(/^ {4}\*\*([\w ]+)\.\*\*|^ {4}\| (`x-[\w-]+`)/gm)].map(([, paragraph, mark]) => paragraph ?? mark ?? '');
  expect(stated.filter((one) => one !== 'Marks that tools read' && !rows.some((row) => row.includes(one)))).toEqual([]);
  expect(stated.length).toBeGreaterThan(30);
});
