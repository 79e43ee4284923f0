import { globSync, readFileSync } from 'node:fs';
import { bundleContract } from '@site/contract/bundle.ts';
import type { ContractDocument, Example, JsonObject, Operation } from '@site/contract/document.ts';
import { errorExamples } from '@site/contract/examples.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sentences } from '../../tools/build/src/deploy/limited-calls.ts';

const contract = (await bundleContract()) as unknown as ContractDocument;
const responses = Object.values(contract.components.responses as unknown as Operation['responses']);
const examples = Object.assign({}, ...responses.map(({ content }) => content?.['application/json']?.examples)) as Record<string, Example>;
const messageOf = (name: string) => (examples[name]?.value as JsonObject | undefined)?.message;

describe('the HTTP errors of every operation', () => {
  it('have one example each, in both languages', () => {
    const names = Object.values(errorExamples).flatMap((name) => [name, `${name}En`]);
    expect(Object.keys(examples).sort()).toEqual(names.sort());
    for (const name of names) expect(/\p{Script=Han}/u.test(String(messageOf(name)))).toBe(!name.endsWith('En'));
  });

  it.each([
    [413, sentences.too_large],
    [429, sentences.busy],
    [502, sentences.backend_down],
    [503, sentences.maintenance],
    [404, sentences.not_found],
  ] as const)('HTTP %d says what the server in front says', (code, { cn, en }) => {
    expect([messageOf(errorExamples[code]), messageOf(`${errorExamples[code]}En`)]).toEqual([cn, en]);
  });
});

describe('the YAML of the contract', () => {
  const files = globSync('openapi/**/*.yaml');

  it.each(files)('%s means the same to parsers of YAML 1.1 and 1.2', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(parse(text, { version: '1.1' })).toEqual(parse(text, { version: '1.2' }));
  });

  it.each(files)('%s has no text in braces that ends with a question mark and no quotes, which some parsers refuse', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/^[^"\n]*[{,][^"\n]*: [^"'\n,}]*\?\s*[,}]/m);
  });
});
