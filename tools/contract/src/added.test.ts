import { describe, expect, it } from 'vitest';
import { checkAdded, withoutAdded } from './added.ts';
import { bundleContract } from './bundle.ts';
import { type ContractDocument, type JsonObject, operationsOf } from './document.ts';

const contract = await bundleContract();

const propertyOf = (document: ContractDocument, schema: string, name: string) =>
  (document.components.schemas[schema]?.properties as Record<string, JsonObject> | undefined)?.[name] ?? {};

describe('the check of x-added', () => {
  /** Findings after a change of the contract. */
  const findings = (change: (document: ContractDocument) => void) => {
    const document = structuredClone(contract);
    change(document);
    return checkAdded(document).map(({ where, message }) => `${where} ${message}`);
  };

  it.each<[message: string, (document: ContractDocument) => unknown]>([
    ['UssdItem.needsCode is not stated', (document) => Reflect.deleteProperty(propertyOf(document, 'UssdItem', 'needsCode'), 'x-added')],
    ['UssdItem.remark is stated', (document) => Object.assign(propertyOf(document, 'UssdItem', 'remark'), { 'x-added': true })],
    [
      'UssdItem.remark is stated by the specification and not there',
      (document) => Reflect.deleteProperty((document.components.schemas.UssdItem?.properties ?? {}) as JsonObject, 'remark'),
    ],
    [
      // A field of an object that the specification states without a name.
      'BusinessPlan.price is not stated',
      (document) => Object.assign((document.components.schemas.BusinessPlan?.properties ?? {}) as JsonObject, { price: { type: 'string' } }),
    ],
    [
      'banners size is not stated',
      (document) =>
        operationsOf(document)
          .find(({ operationId }) => operationId === 'banners')
          ?.parameters?.push({ name: 'size', in: 'query', schema: { type: 'string' } }),
    ],
    ['rewards is not stated', (document) => Object.assign(document.paths, { '/api/x': { get: { ...operationsOf(document)[0], operationId: 'rewards' } } })],
    ['newsList is stated by the specification and not there', (document) => Reflect.deleteProperty(document.paths, '/api/news/newslist')],
  ])('says: %s', (message, change) => {
    expect(findings(change).join('\n')).toContain(message);
  });
});

it('a value loses what is added, at every depth, and nothing else', () => {
  const schema = operationsOf(contract).find(({ operationId }) => operationId === 'ussdGroups')?.responses['200']?.content?.['application/json']?.schema ?? {};
  const item = { id: '1', ussdItemName: 'a', apiType: 1, ussdGroup: 'b' };
  const value = { status: '0', data: { list: [{ groupName: 'c', ussdDetails: [{ ...item, needsCode: true, switch: { id: 'x', name: 'y', does: 'on' } }] }] } };
  expect(withoutAdded(contract, schema, value)).toEqual({ status: '0', data: { list: [{ groupName: 'c', ussdDetails: [item] }] } });
  expect(withoutAdded(contract, schema, { status: '-1', message: 'd' })).toEqual({ status: '-1', message: 'd' });
});
