import { beforeAll, describe, expect, it } from 'vitest';
import { checkAdded, withoutAdded } from './added.ts';
import { bundleContract } from './bundle.ts';
import { type ContractDocument, type JsonObject, operationsOf } from './document.ts';

let contract: ContractDocument;
beforeAll(async () => {
  contract = (await bundleContract()) as unknown as ContractDocument;
});

const propertyOf = (document: ContractDocument, schema: string, name: string) =>
  (document.components.schemas[schema]?.properties as Record<string, JsonObject> | undefined)?.[name] ?? {};

describe('the check of x-added', () => {
  /** Findings after a change of the contract. */
  const findings = (change: (document: ContractDocument) => void) => {
    const document = structuredClone(contract);
    change(document);
    return checkAdded(document).map(({ where, message }) => `${where} ${message}`);
  };

  it.each<[string, (document: ContractDocument) => unknown, string]>([
    [
      'an added field without the mark',
      (document) => Reflect.deleteProperty(propertyOf(document, 'UssdItem', 'needsCode'), 'x-added'),
      'UssdItem.needsCode is not stated',
    ],
    ['a stated field with it', (document) => Object.assign(propertyOf(document, 'UssdItem', 'remark'), { 'x-added': true }), 'UssdItem.remark is stated'],
    [
      'a stated field that is gone',
      (document) => Reflect.deleteProperty((document.components.schemas.UssdItem?.properties ?? {}) as JsonObject, 'remark'),
      'UssdItem.remark is stated by the specification and not there',
    ],
    [
      'a new field of a stated object without a name',
      (document) => Object.assign((document.components.schemas.BusinessPlan?.properties ?? {}) as JsonObject, { price: { type: 'string' } }),
      'BusinessPlan.price is not stated',
    ],
    [
      'a parameter of our own',
      (document) =>
        (operationsOf(document).find(({ operationId }) => operationId === 'banners')?.parameters ?? []).push({
          name: 'size',
          in: 'query',
          schema: { type: 'string' },
        } as never),
      'banners size is not stated',
    ],
    [
      'an operation of our own',
      (document) => Object.assign(document.paths, { '/api/x': { get: { ...operationsOf(document)[0], operationId: 'rewards' } } }),
      'rewards is not stated',
    ],
    [
      'a stated operation that is gone',
      (document) => Reflect.deleteProperty(document.paths, '/api/news/newslist'),
      'newsList is stated by the specification and not there',
    ],
  ])('names %s', (_what, change, words) => {
    expect(findings(change).join('\n')).toContain(words);
  });
});

it('a value loses what is added, at every depth, and nothing else', () => {
  const schema = operationsOf(contract).find(({ operationId }) => operationId === 'ussdGroups')?.responses['200']?.content?.['application/json']?.schema ?? {};
  const item = { id: '1', ussdItemName: 'a', apiType: 1, ussdGroup: 'b' };
  const value = { status: '0', data: { list: [{ groupName: 'c', ussdDetails: [{ ...item, needsCode: true, switch: { id: 'x', name: 'y', does: 'on' } }] }] } };
  expect(withoutAdded(contract, schema, value)).toEqual({ status: '0', data: { list: [{ groupName: 'c', ussdDetails: [item] }] } });
  expect(withoutAdded(contract, schema, { status: '-1', message: 'd' })).toEqual({ status: '-1', message: 'd' });
});
