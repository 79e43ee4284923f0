import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('the first day’s page tells of the rules in their order', () => {
  const told = [...readFileSync('docs/first-day-backend.md', 'utf8').matchAll(/^\d+\. \*\*[\w -]+\*\* \(`([\w-]+)`\)/gm)].map(([, id]) => id);
  const ids = rules.map(({ id }) => id);
  expect(told.length).toBeGreaterThan(10);
  expect(ids.filter((id) => told.includes(id))).toEqual(told);
  expect(new Set(ids).size).toBe(ids.length);
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
