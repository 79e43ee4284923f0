import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('RULES.md lists the rules in their order', async () => {
  const rows = rules.map(({ id, title, needs }, index) => `${index + 1}. \`${id}\`: ${title}. Needs ${needs}.`);
  await expect(`# Rules\n\nThe name is that of \`--part\`.\n\n${rows.join('\n')}\n`).toMatchFileSnapshot('../../RULES.md');
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
