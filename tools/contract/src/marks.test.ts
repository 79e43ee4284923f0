import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import { type ContractDocument, type JsonObject, type LocatedOperation, operationsOf } from './document.ts';
import { listedOf, markedPlaces, ownedOf, rulesOf, withoutAdded } from './marks.ts';
import { checkAdded, checkMarks } from './marks-check.ts';

const contract = await bundleContract();

function operationOf(document: ContractDocument, id: string): LocatedOperation {
  const found = operationsOf(document).find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

const propertyOf = (document: ContractDocument, schema: string, name: string) =>
  (document.components.schemas[schema]?.properties as Record<string, JsonObject> | undefined)?.[name] ?? {};

const bodyExample = (document: ContractDocument, id: string, name: string) =>
  operationOf(document, id).requestBody?.content['application/json']?.examples?.[name] ?? { value: null };

// That marks are read is proven by the faults that the conformance check finds by them (tools/conformance/sample-backend/settings).
it('a mark is found wherever a schema has it, also in one that contains itself', () => {
  const preview = { $ref: '#/components/schemas/SmsPreview' };
  expect([...markedPlaces(contract, preview, 'x-as-written').keys()]).toEqual(['$.form.content', '$.smsDetail.content[*]']);
  const tree = { type: 'object', properties: { name: { 'x-identity': true }, children: { items: { $ref: '#/components/schemas/Tree' } } } };
  const recursive = { ...contract, components: { schemas: { Tree: tree } } };
  expect([...markedPlaces(recursive, { $ref: '#/components/schemas/Tree' }, 'x-identity').keys()]).toEqual(['$.name']);
});

it('whose a value is, or which list has it, is found in bodies, in their lists, and in parameters', () => {
  expect([...ownedOf(contract, operationOf(contract, 'deleteSmsTasks')).keys()]).toEqual(['$.smsID[*]']);
  expect(listedOf(contract, operationOf(contract, 'phoneDetail')).get('path id')).toEqual({ listedBy: 'phones', at: '$.data.rows[*].id' });
});

describe('the check of marks', () => {
  const mark = (id: string, name: string, change: JsonObject) => (document: ContractDocument) => {
    const { path, method } = operationOf(document, id);
    const operation = document.paths[path]?.[method] as unknown as Record<string, JsonObject>;
    operation[name] = { ...operation[name], ...change };
  };

  it.each<[message: string, (document: ContractDocument) => unknown]>([
    ['there is no operation smsGroup', mark('saveSmsGroup', 'x-changes', { shownBy: ['smsGroup'] })],
    ['there is no operation dropSmsGroup', mark('saveSmsGroup', 'x-changes', { undoneBy: 'dropSmsGroup' })],
    ['there is no parameter pageNo', mark('phones', 'x-paging', { page: 'pageNo' })],
    ['there is no field rows', mark('searchResults', 'x-paging', { rows: 'rows' })],
    ['bills has no $.data[*].id', (document) => Object.assign(propertyOf(document, 'BillPdfRequest', 'cycleDate')['x-owned'] ?? {}, { at: '$.data[*].id' })],
    [
      'topUpOffer has no $.data[*].id',
      (document) => Object.assign(propertyOf(document, 'BuyTopUp4gRequest', 'plan')['x-listed'] ?? {}, { at: '$.data[*].id' }),
    ],
    ['there is no field $.total', (document) => Object.assign(rulesOf(document.components.schemas.UsageSinceBill ?? {})[0] ?? {}, { is: '$.total' })],
    ['billPdf has no $.data.figure', (document) => Object.assign(operationOf(document, 'billText')['x-agrees']?.[0]?.same ?? {}, { $: '$.data.figure' })],
    [
      'billPdf takes no $.cycleDates',
      (document) => Object.assign(operationOf(document, 'billText')['x-agrees']?.[0] ?? {}, { sends: { '$.cycleDates': '$' } }),
    ],
    [
      'homePlans has no $.data[*].number',
      (document) => Object.assign(operationOf(document, 'homePlans')['x-agrees']?.[0] ?? {}, { sends: { 'path id': '$.number' } }),
    ],
    [
      'expected The total airtime is basic and Heart to Heart airtime together, got "83", while the sum is 82',
      (document) => {
        const value = operationOf(document, 'unbilledUsage').responses['200']?.content?.['application/json']?.examples?.usual?.value as {
          data: { queryUsageVO: JsonObject };
        };
        value.data.queryUsageVO.allTime = '83';
      },
    ],
    ['there is no log-in example postpaid2g', (document) => Object.assign(bodyExample(document, 'applyTopUp3g', 'cn'), { 'x-customer': 'postpaid2g' })],
    ['there is no operation sendCode', (document) => Object.assign(bodyExample(document, 'verifyResetCode', 'usual'), { 'x-after': 'sendCode' })],
    [
      'example businessError leads to 0, its answer has -1',
      (document) => Object.assign(bodyExample(document, 'applyTopUp3g', 'businessError'), { 'x-outcome': '0' }),
    ],
    [
      'example usual is the usual one: its name is cn',
      (document) => {
        const media = operationOf(document, 'applyTopUp3g').requestBody?.content['application/json'];
        const { cn, ...others } = media?.examples ?? {};
        Object.assign(media ?? {}, { examples: { usual: cn, ...others } });
      },
    ],
  ])('finds: %s', (message, change) => {
    const document = structuredClone(contract);
    change(document);
    expect(checkMarks(document).map((finding) => finding.message)).toEqual([message]);
  });
});

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
