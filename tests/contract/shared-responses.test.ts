import { globSync, readFileSync } from 'node:fs';
import { bundleContract } from '@site/contract/bundle.ts';
import { strictAjv, violationsOf } from '@site/contract/checks.ts';
import type { ContractDocument, JsonObject, Operation } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sentences } from '../../tools/build/src/deploy/limited-calls.ts';

const contract = (await bundleContract()) as unknown as ContractDocument;
const responses = contract.components.responses as unknown as Operation['responses'];
const messagesOf = (name: string) =>
  Object.values(responses[name]?.content?.['application/json']?.examples ?? {}).map(({ value }) => (value as JsonObject).message);

describe('the responses of every operation', () => {
  it.each(Object.keys(responses))('%s is an envelope in both languages', (name) => {
    const media = responses[name]?.content?.['application/json'] ?? { schema: {} };
    const ajv = strictAjv(contract);
    for (const { value } of Object.values(media.examples ?? {})) expect(violationsOf(ajv, contract, media.schema, value)).toEqual([]);
    expect(messagesOf(name).map((message) => /\p{Script=Han}/u.test(String(message)))).toEqual([true, false]);
  });

  it.each([
    ['PayloadTooLarge', sentences.too_large],
    ['TooManyRequests', sentences.busy],
    ['BadGateway', sentences.backend_down],
    ['ServiceUnavailable', sentences.maintenance],
    ['NotFound', sentences.not_found],
  ])('%s says what the server in front says', (name, { cn, en }) => {
    expect(messagesOf(name)).toEqual([cn, en]);
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
