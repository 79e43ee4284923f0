import { describe, expect, it } from 'vitest';
import { bundleContract } from '../bundle.ts';
import type { Json } from '../document.ts';
import { checkRequest, checkResponse, type HttpResponse, loadStrictContract, type StrictOperation, strictContract } from './check.ts';
import type { Violation, ViolationKind } from './violation.ts';

const contract = await loadStrictContract();

function operation(operationId: string): StrictOperation {
  const found = contract.operations.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`no operation ${operationId}`);
  return found;
}

function example(operationId: string, name: string): Json {
  return structuredClone(operation(operationId).responses.get(200)?.examples[name]?.value ?? null);
}

function response(body: unknown, overrides: Partial<Omit<HttpResponse, 'body'>> = {}): HttpResponse {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return { status: 200, headers: { 'content-type': 'application/json' }, ...overrides, body: bytes };
}

const brief = (violations: Violation[]) => violations.map(({ kind, path }): [ViolationKind, string] => [kind, path]);

/** An example with one thing changed. */
function changed(operationId: string, name: string, change: (body: Record<string, never>) => void): Violation[] {
  const body = example(operationId, name) as Record<string, never>;
  change(body);
  return checkResponse(contract, operation(operationId), response(body), name === 'en' || name.endsWith('En') ? 'en' : undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: each case reaches into another example
type Any = any;

describe('right responses', () => {
  it('finds no violation in any example of the contract', () => {
    let count = 0;
    for (const one of contract.operations)
      for (const [status, documented] of one.responses)
        for (const [name, { value }] of Object.entries(documented.examples)) {
          const language = name === 'en' || name.endsWith('En') ? 'en' : name === 'cn' ? 'cn' : undefined;
          expect(checkResponse(contract, one, response(value, { status }), language), `${one.operationId} ${status} ${name}`).toEqual([]);
          count += 1;
        }
    expect(count).toBeGreaterThan(contract.operations.length * 5);
  });

  it('allows Chinese names in an English sentence', () => {
    const body = { status: '0', data: { res: 'The group “南灣店會員” has been saved with 3 numbers.' } };
    expect(checkResponse(contract, operation('saveSmsGroup'), response(body), 'en')).toEqual([]);
  });
});

// Which kind of violation is found where is proven by the faults of the sample backend (tools/conformance/sample-backend/settings): here is what no fault shows.
describe('one violation, one message', () => {
  it('of a header that comes twice', () => {
    const headers = { 'content-type': ['application/json', 'text/plain'] };
    const violations = checkResponse(contract, operation('planCategories'), response(example('planCategories', 'cn'), { headers }));
    expect(brief(violations)).toEqual([['header', 'header content-type']]);
  });

  it.each<[ViolationKind, string]>([
    ['json', '{"status":"0"'],
    ['envelope', '{"status":"1","data":[]}'],
    ['duplicate-key', '{"status":"0","data":[{"id":"1","id":"1","name":"a"}]}'],
  ])('of the kind %s names the example that would be right', (kind, body) => {
    const violations = checkResponse(contract, operation('planCategories'), response(body));
    expect(violations.map((violation) => violation.kind)).toEqual([kind]);
    expect(violations[0]?.example).toBeDefined();
  });

  it('wants status -1 in a documented 404', () => {
    const body = { status: '0', data: [] };
    expect(brief(checkResponse(contract, operation('planDetail'), response(body, { status: 404 })))).toEqual([['envelope', '$.status']]);
  });

  const fields: [string, string, string, (body: Any) => void, ViolationKind, string][] = [
    ['a receipt without a field, where null is allowed', 'paymentReceipt', 'usual', (b) => delete b.data[Object.keys(b.data)[0] ?? ''], 'missing-field', ''],
    ['a text where a receipt or null is allowed', 'paymentReceipt', 'usual', (b) => (b.data = 'none'), 'type', '$.data'],
    ['base64 of another alphabet', 'billPdf', 'usual', (b) => (b.data.pdfbase64 = 'JVBERi-_'), 'base64', '$.data.pdfbase64'],
  ];
  it.each(fields)('%s', (_name, operationId, name, change, kind, path) => {
    const violations = changed(operationId, name, change);
    expect(violations).toHaveLength(1);
    expect(violations[0]?.kind).toBe(kind);
    expect(violations[0]?.path.startsWith(path)).toBe(true);
    expect(violations[0]?.message).toContain(operationId);
    expect(violations[0]?.example).toBeDefined();
  });

  it('tells the same cause in many rows once', () => {
    const violations = changed('planCategories', 'cn', (body: Any) => {
      for (const row of body.data) row.id = 12;
    });
    expect(brief(violations)).toEqual([['type', '$.data[0].id']]);
    expect(violations[0]?.got).toMatch(/12 \(a number\) \(\d+ more such places\)/);
  });

  it('tells two causes as two', () => {
    const violations = changed('planCategories', 'cn', (body: Any) => {
      body.data[0].id = 12;
      body.code = 200;
    });
    expect(brief(violations).sort()).toEqual([
      ['extra-field', '$.code'],
      ['type', '$.data[0].id'],
    ]);
  });
});

describe('a PDF', () => {
  const pdf = () => Buffer.from((example('billPdf', 'usual') as Any).data.pdfbase64, 'base64').toString('latin1');
  const violationsOf = (text: string) => changed('billPdf', 'usual', (b: Any) => (b.data.pdfbase64 = Buffer.from(text, 'latin1').toString('base64')));
  it.each([
    ['whose table is elsewhere', (text: string) => text.replace(/startxref\s+\d+/, 'startxref\n3')],
    ['without catalogue', (text: string) => text.replace(/\/Root/g, '/Rood')],
  ])('%s is none', (_name, change) => {
    expect(brief(violationsOf(change(pdf())))).toEqual([['pdf', '$.data.pdfbase64']]);
  });
});

describe('requests', () => {
  const ask = (operationId: string, url: string, body: unknown = '', headers: Record<string, string> = { 'content-type': 'application/json' }) => {
    const one = operation(operationId);
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    return brief(checkRequest(contract, one, { method: one.method, url, headers, body: bytes }));
  };
  const PAGE = '/api/planSection/listPagePlanSectionVO/0000';

  it('finds no violation in the examples of the contract', () => {
    for (const one of contract.operations)
      for (const { value } of Object.values(one.body?.media.examples ?? {})) expect(ask(one.operationId, one.path, value), one.operationId).toEqual([]);
    expect(ask('planSections', `${PAGE}?pageNumber=1&pageSize=5&t=1763600000000`, '', { language: 'en', token: '' })).toEqual([]);
  });

  it.each<[string, string, ViolationKind, string]>([
    ['a missing parameter', '?pageNumber=1', 'missing-field', 'query pageSize'],
    ['a parameter that is no number', '?pageNumber=one&pageSize=5', 'type', 'query pageNumber'],
    ['a parameter that is too large', '?pageNumber=1&pageSize=101', 'range', 'query pageSize'],
    ['a parameter twice', '?pageNumber=1&pageNumber=2&pageSize=5', 'duplicate-key', 'query pageNumber'],
    ['an unknown parameter', '?pageNumber=1&pageSize=5&page=1', 'extra-field', 'query page'],
  ])('%s', (_name, query, kind, path) => {
    expect(ask('planSections', `${PAGE}${query}`, '', {})).toEqual([[kind, path]]);
  });

  it('sees wrong path, header, media type and body', () => {
    expect(ask('homePlans', '/api/planSection/getIndexDataVOsbyApcId/a%20b', '', {})).toEqual([['pattern', 'path id']]);
    expect(ask('planCategories', '/api/planSection/getCategorySelectList', '', { language: 'xx' })).toEqual([['enum', 'header language']]);
    expect(ask('inquireAccountType', '/api/care/accountInquiry', { mobileNo: '66881234' }, { 'content-type': 'text/plain' })).toEqual([
      ['media-type', 'header content-type'],
    ]);
    expect(ask('inquireAccountType', '/api/care/accountInquiry')).toEqual([['missing-field', '$']]);
    expect(ask('inquireAccountType', '/api/care/accountInquiry', '{"mobileNo":"66881234","mobileNo":"66881234"}')).toEqual([['duplicate-key', '$.mobileNo']]);
    expect(ask('inquireAccountType', '/api/care/accountInquiry', { mobileNo: '123' })).toEqual([['pattern', '$.mobileNo']]);
  });

  it('compares entries of a list whatever their fields are called', () => {
    const levels = (...entries: unknown[]) => ask('saveDataUsageAlert', '/api/care/datausagealert', { levels: entries });
    expect(levels(850, 850)).toEqual([['schema', '$.levels']]);
    expect(levels({ valueOf: 1 }, { valueOf: 2 })).toEqual([['type', '$.levels[0]']]);
  });

  it('looks at the parts of a form by name', () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const form = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n%PDF-\r\n--b--\r\n`;
    expect(ask('uploadCv', '/api/news/upload', form('file'), type)).toEqual([]);
    expect(ask('uploadCv', '/api/news/upload', form('cv'), type)).toEqual([
      ['missing-field', '$.file'],
      ['extra-field', '$.cv'],
    ]);
    expect(ask('uploadCv', '/api/news/upload', form('file'), { 'content-type': 'multipart/form-data' })).toEqual([['media-type', 'header content-type']]);
  });
});

describe('the contract', () => {
  it('finds an operation by method and path', () => {
    expect(contract.find('get', '/api/care/myBill')?.operationId).toBe('bills');
    expect(contract.find('POST', '/api/care/myBill')?.operationId).toBe('billText');
    expect(contract.find('GET', '/api/care/nothing')).toBeUndefined();
  });

  it('is refused when a schema of it does not compile', async () => {
    const document = await bundleContract();
    const broken = structuredClone(document);
    broken.components.schemas.Failure = { ...broken.components.schemas.Failure, properties: { status: { type: 'string', pattern: '(' } } };
    expect(() => strictContract(broken)).toThrow(/components\/schemas\/Failure/);
  });
});
