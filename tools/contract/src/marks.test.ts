import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import { type ContractDocument, type JsonObject, type LocatedOperation, operationsOf } from './document.ts';
import {
  afterOf,
  changesOf,
  customerOf,
  isPersonal,
  isReadOnly,
  listedOf,
  markedPlaces,
  orderOf,
  outcomeOf,
  ownedOf,
  pagingOf,
  rulesOf,
  sessionOf,
  uniqueOf,
} from './marks.ts';
import { checkMarks } from './marks-check.ts';

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

describe('the readers of marks', () => {
  it('tell reads by POST, and personal data', () => {
    const ids = operationsOf(contract).filter(isReadOnly);
    expect(ids.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['roamPlans', 'billText', 'billPdf', 'unbilledUsage', 'usageDetail', 'lookUpBalance', 'previewSms', 'inquireAccountType']),
    );
    expect([isPersonal(operationOf(contract, 'bills')), isPersonal(operationOf(contract, 'brands'))]).toEqual([true, false]);
  });

  it('tell what a write changes', () => {
    expect(changesOf(operationOf(contract, 'saveSmsGroup'))).toMatchObject({ shownBy: ['smsGroups'], undoneBy: 'deleteSmsGroup' });
    expect(changesOf(operationOf(contract, 'smsGroups'))).toBeUndefined();
  });

  it('tell how a list is paged, ordered and unique', () => {
    expect(pagingOf(operationOf(contract, 'phones'))).toMatchObject({ page: 'pageNumber', size: 'pageSize', rows: 'rows' });
    expect(pagingOf(operationOf(contract, 'searchResults'))).toMatchObject({ size: 10, rows: 'pages.rows' });
    const invoices = propertyOf(contract, 'InvoiceList', 'invoices');
    expect([orderOf(invoices), uniqueOf(invoices)]).toEqual([{ by: 'cycleDateStr', direction: 'desc' }, ['cycleDateStr']]);
  });

  it('tell whose a value is, wherever it stands in the request', () => {
    expect(ownedOf(contract, operationOf(contract, 'billPdf')).get('$.cycleDate')).toMatchObject({ listedBy: 'bills' });
    expect([...ownedOf(contract, operationOf(contract, 'deleteSmsTasks')).keys()]).toEqual(['$.smsID[*]']);
    expect(ownedOf(contract, operationOf(contract, 'phones')).size).toBe(0);
    expect(listedOf(contract, operationOf(contract, 'phoneDetail')).get('path id')).toEqual({ listedBy: 'phones', at: '$.data.rows[*].id' });
  });

  it('tell what happens to sessions, and where a schema has a mark, also one that contains itself', () => {
    const ids = ['login', 'logout', 'changePassword', 'setPassword', 'bills'];
    expect(ids.map((id) => sessionOf(operationOf(contract, id)))).toEqual(['starts', 'ends', 'ends-others', 'ends-all', undefined]);
    const preview = { $ref: '#/components/schemas/SmsPreview' };
    expect([...markedPlaces(contract, preview, 'x-as-written').keys()]).toEqual(['$.form.content', '$.smsDetail.content[*]']);
    const tree = { type: 'object', properties: { name: { 'x-identity': true }, children: { items: { $ref: '#/components/schemas/Tree' } } } };
    const recursive = { ...contract, components: { schemas: { Tree: tree } } };
    expect([...markedPlaces(recursive, { $ref: '#/components/schemas/Tree' }, 'x-identity').keys()]).toEqual(['$.name']);
  });

  it('tell what must agree', () => {
    expect(rulesOf(contract.components.schemas.SmsPreview ?? {})[0]).toMatchObject({ joined: '$.smsDetail.content[*]', is: '$.form.content', with: '' });
    expect(rulesOf(contract.components.schemas.SmsGroup ?? {})).toEqual([]);
  });

  it('tell what a request example leads to, for whom and after what', () => {
    expect(outcomeOf(bodyExample(contract, 'login', 'businessError'))).toBe('-1');
    expect(customerOf(bodyExample(contract, 'applyTopUp3g', 'cn'))).toBe('postpaid3g');
    expect(afterOf(bodyExample(contract, 'verifyResetCode', 'usual'))).toBe('sendResetCode');
  });
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
