import type { Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { ANA, type Call, contractOf, EXPIRED, http, type Made, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { runValidInput } from './valid-input.ts';

/** A value that is never varied, so that only the ways to write the request are. */
const id = { type: 'string', pattern: '^[0-9A-Za-z-]{1,32}$' };
const t: Parameter = { name: 't', in: 'query', schema: { type: 'string' } };
const q: Parameter = { name: 'q', in: 'query', schema: id, examples: { usual: { value: 'a-1' } } };
const JSON_WRITE: Made = { fields: { id, text: id }, examples: { cn: { value: { id: 'a-1', text: 'b-2' } } } };

/** What a request says beside the contract's parameters and token. */
function formOf({ query, headers }: Call): Record<string, string> {
  const { 'mock-sandbox': _, ...rest } = headers;
  return { query, ...rest };
}

const USUAL = { accept: 'application/json', language: 'cn', token: '' };
const USUAL_JSON = { query: 't', ...USUAL, 'content-type': 'application/json' };

/** The requests of the part to one operation, and what it says. */
async function judged(operation: Made, says: (call: Call, nth: number) => Says | undefined = () => undefined) {
  const run = runOf(contractOf({ order: operation, login: { fields: {} } }), (call) =>
    call.operationId === 'order' ? says(call, run.to('order').length) : undefined,
  );
  run.context.operations = run.context.operations.filter(({ operationId }) => operationId === 'order');
  await runValidInput(run.context);
  return { requests: run.to('order'), forms: run.to('order').map(formOf), said: run.said(), steps: run.steps, run };
}

const afterTheFirst = (_: Call, nth: number) => (nth > 1 ? REFUSED : undefined);
const refusal = (place: string, sent: string, got = 'status "-1" ("不正確。")') =>
  `refused-valid-input order: ${place}: expected status "0", because the contract allows the value, got ${got} (sent: ${sent}).`;

describe('a read in another form', () => {
  it('is sent as usual, and once in all other forms together', async () => {
    const { forms, said, steps, requests } = await judged({ parameters: [q, t] });
    expect(forms).toEqual([
      { query: 'q=a-1&t', ...USUAL },
      { query: 'q=a-1&utm_source=conformance', accept: '*/*', 'x-request-id': 'conformance' },
    ]);
    expect(new Set(requests.map(({ sandbox }) => sandbox))).toEqual(new Set(['conformance-run-valid-order']));
    expect(said).toEqual([]);
    expect(steps).toEqual(['valid-input order']);
  });

  it('is sent in each form alone where all together are refused', async () => {
    const { forms, said } = await judged({ parameters: [q, t] }, (_, nth) => (nth === 2 ? REFUSED : undefined));
    expect(forms.slice(2)).toEqual([
      { query: 'q=a-1&t', accept: 'application/json', token: '' },
      { query: 'q=a-1&t', ...USUAL, accept: '*/*' },
      { query: 'q=a-1&t', accept: 'application/json', language: 'cn' },
      { query: 'q=a-1', ...USUAL },
      { query: 'q=a-1&t', ...USUAL, 'x-request-id': 'conformance' },
      { query: 'q=a-1&t&utm_source=conformance', ...USUAL },
    ]);
    expect(said).toEqual([]);
  });

  it('is refused at the place of its form', async () => {
    const { said } = await judged({ parameters: [q, t] }, afterTheFirst);
    expect(said).toEqual([
      refusal('header language', 'left out'),
      refusal('header accept', 'any type'),
      refusal('header token', 'left out'),
      refusal('query t', 'left out'),
      refusal('header x-request-id', 'a header that the contract does not have'),
      refusal('query utm_source', 'a parameter that the contract does not have'),
    ]);
  });

  it('leaves out neither a token that is needed nor a time that the contract does not have', async () => {
    const inHeader: Parameter = { ...t, in: 'header' };
    const { said, forms } = await judged({ parameters: [q, inHeader], needsToken: true }, afterTheFirst);
    expect(forms[1]).toEqual({ query: 'q=a-1&t&utm_source=conformance', accept: '*/*', token: tokenOf(ANA), 'x-request-id': 'conformance' });
    expect(said).toEqual([
      refusal('header language', 'left out'),
      refusal('header accept', 'any type'),
      refusal('header x-request-id', 'a header that the contract does not have'),
      refusal('query utm_source', 'a parameter that the contract does not have'),
    ]);
  });

  it('stops with the run', async () => {
    const stop = new AbortController();
    const run = runOf(
      contractOf({ order: {} }),
      () => (run.calls.length > 2 ? void stop.abort(new Error('stopped')) : run.calls.length > 1 ? REFUSED : undefined),
      {
        signal: stop.signal,
      },
    );
    await expect(runValidInput(run.context)).rejects.toThrow('stopped');
    expect(run.calls).toHaveLength(3);
    expect(run.steps).toEqual([]);
  });
});

describe('a write in another form', () => {
  const texts = ({ text, headers }: Call) => [headers['content-type'], text];

  it('has its JSON written in each way that means the same', async () => {
    const examples = { cn: { value: { id: 'a-1', text: 'ré中\u007f~' } } };
    const { requests, forms, said } = await judged({ fields: { id, text: { ...id, pattern: '^.{1,9}$', 'x-one-time': true } }, examples, 'x-read-only': true });
    const [first, , ...alone] = forms;
    expect(first).toEqual(USUAL_JSON);
    const turned = '{"text":"ré中\u007f~","id":"a-1"}';
    expect(requests.map(texts)).toEqual([
      ['application/json', '{"id":"a-1","text":"ré中\u007f~"}'],
      ['application/json', turned],
      ['application/json; charset=utf-8', '{"id":"a-1","text":"ré中\u007f~"}'],
      ['Application/JSON;charset="UTF-8"', '{"id":"a-1","text":"ré中\u007f~"}'],
      ['application/json', '\r\n{\n\t"id": "a-1",\n\t"text": "ré中\u007f~"\n}\n'],
      ['application/json', '{"id":"a-1","text":"r\\u00e9\\u4e2d\\u007f~"}'],
      ['application/json', turned],
    ]);
    expect(alone.map(({ 'content-type': _, ...rest }) => rest)).toEqual(Array.from({ length: 5 }, () => ({ query: 't', ...USUAL })));
    expect(said).toEqual([]);
  });

  it('has the headers of all forms at once', async () => {
    const { forms } = await judged({ ...JSON_WRITE, parameters: [t] });
    expect(forms[1]).toEqual({ query: '', accept: '*/*', 'content-type': 'application/json', 'x-request-id': 'conformance' });
  });

  it('is refused at the place of its form, with all that was refused there', async () => {
    const { said, requests } = await judged(JSON_WRITE, (_, nth) => (nth > 1 ? { status: '-1', message: `Nr ${nth}` } : undefined));
    const got = (nth: number) => `status "-1" ("Nr ${nth}")`;
    expect(said).toEqual([
      refusal('header language', 'left out', got(3)),
      refusal('header accept', 'any type', got(4)),
      refusal('header token', 'left out', got(5)),
      refusal('header x-request-id', 'a header that the contract does not have', got(6)),
      refusal('header content-type', 'application/json; charset=utf-8, Application/JSON;charset="UTF-8"', got(7)),
      refusal('$', 'JSON with blanks and line breaks, JSON with escaped characters, JSON with its keys in another order', got(9)),
    ]);
    expect(requests).toHaveLength(11);
    expect(requests.map(({ query }) => query)).toEqual(Array.from({ length: 11 }, () => 't'));
  });

  it('is no JSON where the contract takes files', async () => {
    const files: Made = { fields: { cv: { type: 'string', format: 'binary' } }, required: ['cv'], mediaType: 'multipart/form-data' };
    expect((await judged(files)).requests).toHaveLength(2);
    const { said, requests } = await judged(files, afterTheFirst);
    expect(said).toEqual([
      refusal('header language', 'left out'),
      refusal('header accept', 'any type'),
      refusal('header token', 'left out'),
      refusal('header x-request-id', 'a header that the contract does not have'),
    ]);
    expect(new Set(requests.map(({ headers }) => headers['content-type']))).toEqual(new Set(['multipart/form-data; boundary=conformance-5f2c9a7e']));
  });

  const key: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  const owned = { id: { ...id, 'x-owned': { by: 'customer', listedBy: 'orders', at: '$.data[*].id' } }, text: id };

  it.each<[string, Made, number]>([
    ['what costs something is sent as usual only', { ...JSON_WRITE, parameters: [key] }, 1],
    ['what names a thing of the customer is sent as usual only', { ...JSON_WRITE, fields: owned }, 1],
    ['a read with a key is sent in all forms', { ...JSON_WRITE, parameters: [key], 'x-read-only': true }, 7],
    ['a read of a thing of the customer is sent in all forms', { ...JSON_WRITE, fields: owned, 'x-read-only': true }, 7],
  ])('%s', async (_, operation, times) => {
    expect((await judged(operation)).requests).toHaveLength(times);
  });
});

describe('a response to another form', () => {
  const inEnglish = { status: '0', message: 'Saved.' };

  it('may have any language where none is asked for', async () => {
    expect((await judged({}, ({ headers }) => ('language' in headers ? undefined : inEnglish))).said).toEqual([]);
  });

  it('has the language that is asked for, and every other rule of the contract', async () => {
    const { said } = await judged({}, (_, nth) => (nth === 2 ? REFUSED : nth === 4 ? inEnglish : undefined));
    expect(said).toEqual(['language order: $.message: expected Chinese, as the header language: cn asks, got "Saved.".']);
    const extra = await judged({}, (_, nth) => (nth === 2 ? { status: '0', more: 1 } : undefined));
    expect(extra.said).toEqual(['extra-field order: $.more: expected no such field, got 1.']);
    expect(extra.requests).toHaveLength(2);
  });

  it.each<[string, Says, string]>([
    ['a refusal without a message', { status: '-1' }, 'status "-1"'],
    ['a message that is no text', { status: '-1', message: 7 }, 'status "-1"'],
    ['an ended session of a visitor', EXPIRED, 'status "-2" ("請重新登入。")'],
    ['no status', {}, 'status nothing'],
    ['a page', http(200, '<html>', 'text/html'), 'status nothing'],
    ['a code of HTTP', http(400, '<html>', 'text/html'), 'HTTP 400'],
    ['a code of HTTP with a message', http(406, { status: '-1', message: 'No.' }), 'HTTP 406 ("No.")'],
    ['success with another code', http(201, { status: '0' }), 'HTTP 201'],
    ['not found', http(404, { status: '-1' }), 'HTTP 404'],
    ['no response', { failed: 'no response in 15 seconds' }, 'no response in 15 seconds'],
  ])('is a refusal with %s', async (_, answer, got) => {
    const { said, requests } = await judged({}, ({ headers }) => (headers['x-request-id'] === undefined ? undefined : answer));
    expect(requests).toHaveLength(7);
    expect(said).toEqual([refusal('header x-request-id', 'a header that the contract does not have', got)]);
  });

  it('is the evidence of the finding', async () => {
    const { run } = await judged({}, ({ headers }) => (headers['x-request-id'] === undefined ? undefined : http(418, 'tea')));
    const [violation] = run.context.collector.violations;
    expect(violation).toMatchObject({
      operationId: 'order',
      side: 'response',
      area: 'area',
      times: 1,
      evidence: { response: 'HTTP 418 · application/json', received: 'tea' },
    });
    expect(violation?.evidence?.request).toContain('x-request-id: conformance');
  });
});
