import { describe, expect, it } from 'vitest';
import type { Outcome } from './http.ts';
import { found } from './testing/operations.ts';
import { LOCKED, rejecting, type Seen } from './testing/rejecting.ts';
import { shop } from './testing/shop-contract.ts';
import { failing, responding, saying } from './testing/small-contract.ts';

const done = saying({ status: '0' });
const saysOf = async (only: readonly string[], says: (seen: Seen) => Outcome | undefined) => (await rejecting(shop, only, says)).said;

/** What is said of an order whose requests of one kind are answered so. */
const saidTo = (isMeant: (seen: Seen) => boolean, outcome: Outcome) => saysOf(['order'], (seen) => (isMeant(seen) ? outcome : undefined));

const WANTED = 'a refusal: status "-1" or HTTP 4xx';
const CRASH = 'crash-on-wrong-input order:';
const ACCEPTED = 'accepted-wrong-input order:';

describe('a server that accepts everything', () => {
  it('is reported once for each field, with what was sent; a body that is no object has no field', async () => {
    expect(await saysOf(['order'], () => done)).toEqual([
      `${ACCEPTED} header token: expected HTTP 200 with status "-2", got status "0" (sent: missing, empty, a token that was never issued).`,
      `${ACCEPTED} $.name: expected ${WANTED}, got status "0" (sent: missing, of the wrong type, too long, null, a list around the text).`,
      `${ACCEPTED} $.notInTheContract: expected ${WANTED}, got status "0" (sent: a field that the contract does not have).`,
      `${ACCEPTED} method: expected ${WANTED}, got status "0" (sent: GET).`,
    ]);
  });

  it('is reported for the body as a whole where no field is missing', async () => {
    const sent = [
      'missing, JSON that breaks off, sent as text/plain, of the wrong type, null, an empty list, a number as the whole body, an empty JSON document',
      'two JSON documents, a form instead of JSON, XML',
    ].join(', ');
    expect(await saysOf(['ask'], () => done)).toEqual([
      `accepted-wrong-input ask: $: expected ${WANTED}, got status "0" (sent: ${sent}).`,
      `accepted-wrong-input ask: $.note: expected ${WANTED}, got status "0" (sent: of the wrong type, null, a list around the text).`,
      `accepted-wrong-input ask: $.notInTheContract: expected ${WANTED}, got status "0" (sent: a field that the contract does not have).`,
      `accepted-wrong-input ask: method: expected ${WANTED}, got status "0" (sent: GET).`,
    ]);
  });

  it('is reported for a form by its first file', async () => {
    expect(await saysOf(['apply'], () => done)).toEqual([
      `accepted-wrong-input apply: $.cv: expected ${WANTED}, got status "0" (sent: missing).`,
      `accepted-wrong-input apply: $.notInTheContract: expected ${WANTED}, got status "0" (sent: a part that the contract does not have).`,
      `accepted-wrong-input apply: method: expected ${WANTED}, got status "0" (sent: GET).`,
    ]);
    expect(await saysOf(['apply'], ({ text }) => (text === '{}' ? done : undefined))).toEqual([
      `accepted-wrong-input apply: $: expected ${WANTED}, got status "0" (sent: JSON instead of a form).`,
    ]);
    expect((await saysOf(['send'], () => done))[0]).toBe(`accepted-wrong-input send: $.: expected ${WANTED}, got status "0" (sent: missing).`);
  });

  it('is reported for each parameter that means something', async () => {
    expect(await saysOf(['find'], () => done)).toEqual([
      `accepted-wrong-input find: path id: expected ${WANTED}, got status "0" (sent: of the wrong pattern).`,
      `accepted-wrong-input find: query page: expected ${WANTED}, got status "0" (sent: of the wrong type, too small).`,
      `accepted-wrong-input find: method: expected ${WANTED}, got status "0" (sent: POST).`,
    ]);
  });

  it('is one sentence for several operations, with the number of requests that break the contract', async () => {
    const all = ['order', 'ask', 'praise', 'blame', 'guess'];
    const sentence = (count: string) => `alike The server accepts everything: 5 operations gave status "0" to ${count} requests that break the contract.`;
    const token = `${ACCEPTED} header token: expected HTTP 200 with status "-2", got status "0" (sent: missing, empty, a token that was never issued).`;
    expect(await saysOf(all, () => done)).toEqual([token, sentence('82 of 82')]);
    expect(await saysOf(all, ({ type }) => (type === 'text/plain' ? undefined : done))).toEqual([token, sentence('77 of 82')]);
    const unreadable = failing('bytes that do not unpack', { unpacked: false });
    expect((await saysOf(all, ({ type }) => (type === 'text/plain' ? unreadable : done))).at(-1)).toBe(sentence('77 of 82'));
    // Neither the session nor the method is counted, whatever the server says.
    const right = ({ token: given, method }: Seen) => (given?.startsWith('conformance') === true || method === 'GET' ? undefined : done);
    expect((await saysOf(all, right)).at(-1)).toBe(sentence('82 of 82'));
  });
});

describe('a request that is not sent, because the customer cannot log in,', () => {
  it('is no refusal', async () => {
    const { said } = await rejecting(shop, ['order', 'ask', 'praise', 'blame', 'guess'], () => done, { personas: [LOCKED] });
    expect(said.at(-1)).toBe('alike The server accepts everything: 4 operations gave status "0" to 64 of 64 requests that break the contract.');
  });
});

describe('what is said of the body as a whole', () => {
  it('is left out only where the same is said of a missing field', async () => {
    const said = (missing: Outcome) => saysOf(['order'], ({ text }) => (text === '"a text"' ? done : text === '{}' ? missing : undefined));
    const whole = `${ACCEPTED} $: expected ${WANTED}, got status "0" (sent: of the wrong type).`;
    const crashed = `${CRASH} $.name: expected ${WANTED}, got HTTP 500 (sent: missing).`;
    expect(await said(done)).toEqual([`${ACCEPTED} $.name: expected ${WANTED}, got status "0" (sent: missing).`]);
    expect(await said(responding(500, ''))).toEqual([crashed, whole].reverse());
    expect(await said(saying({ status: '-1', message: '無法處理。' }))).toEqual([whole]);
  });
});

describe('the response to a wrong field', () => {
  const isTooLong = ({ text }: Seen) => text === '{"name":"oooo"}';
  const refusal = (message: string) => ({ status: '-1', message });

  it.each<[string, Outcome]>([
    ['a refusal in the language of the request', saying(refusal('不行。'))],
    ['HTTP 400 with a page', responding(400, '<h1>Bad request</h1>', 'text/html')],
    ['HTTP 422', responding(422, '{"title":"no"}')],
    ['HTTP 499', responding(499, '')],
  ])('is right as %s', async (_, outcome) => {
    expect(await saidTo(isTooLong, outcome)).toEqual([]);
  });

  it.each<[string, Outcome, string]>([
    ['a success', done, `${ACCEPTED} $.name: expected ${WANTED}, got status "0" (sent: too long).`],
    ['a success with another code', saying({ status: '0' }, 201), `${ACCEPTED} $.name: expected ${WANTED}, got HTTP 201 (sent: too long).`],
    ['a failure', responding(500, 'trace'), `${CRASH} $.name: expected ${WANTED}, got HTTP 500 (sent: too long).`],
    ['501, which is for methods', responding(501, ''), `${CRASH} $.name: expected ${WANTED}, got HTTP 501 (sent: too long).`],
    ['no response', failing('no complete response'), `${CRASH} $.name: expected ${WANTED}, got no complete response (sent: too long).`],
    [
      'a body that does not unpack',
      failing('bytes that do not unpack', { unpacked: false }),
      'header order: header content-encoding: expected a body packed as it says, got bytes that do not unpack.',
    ],
    ['a page', responding(200, '<h1>'), `json order: $: expected a JSON document in UTF-8, got no JSON (…). Right would be the example "cn".`],
    [
      'a refusal in another language',
      saying(refusal('No.')),
      'language order: $.message: expected Chinese, as the header language: cn asks, got "No.". Right would be the example "refused".',
    ],
    ['HTTP 400 in another language', saying(refusal('No.'), 400), 'language order: $.message: expected Chinese, as the header language: cn asks, got "No.".'],
    ['a redirection', responding(399, ''), 'status order: status: expected one of the documented codes 200, got HTTP 399.'],
  ])('is wrong as %s', async (_, outcome, sentence) => {
    expect((await saidTo(isTooLong, outcome)).map((said) => said.replace(/\(Unexpected token.*\)/, '(…)'))).toEqual([sentence]);
  });

  it('is in English where English is asked for', async () => {
    expect(await saidTo(({ language }) => language === 'en', saying(refusal('不行。')))).toEqual([
      'language order: $.message: expected English, as the header language: en asks, got "不行。". Right would be the example "refused".',
    ]);
  });

  it('is kept with the sentence', async () => {
    for (const outcome of [done, responding(302, ''), failing('bytes that do not unpack', { unpacked: false })]) {
      const { context } = await rejecting(shop, ['order'], (seen) => (isTooLong(seen) ? outcome : undefined));
      expect(context.collector.violations[0]?.evidence).toMatchObject({ sent: '{"name":"oooo"}' });
      expect(context.collector.violations[0]).toMatchObject({ side: 'response' });
    }
  });

  it('counts as seen: a refusal by the contract, not one by its code', async () => {
    const cellsOf = async (says: (seen: Seen) => Outcome | undefined) => {
      const order = shop.operations.find(({ operationId }) => operationId === 'order');
      const documented = order?.responses.get(200);
      if (order === undefined || documented === undefined) throw new Error('There is no such operation.');
      const contract = { ...shop, operations: [{ ...order, responses: new Map([...order.responses, [400, documented]]) }] };
      return (await rejecting(contract, ['order'], says)).context.coverage.get('order')?.cells;
    };
    expect(await cellsOf(() => undefined)).toEqual({ '0 cn': 'not-seen', '-1': 'seen', '-2': 'seen', 'HTTP 400': 'not-seen' });
    expect(await cellsOf(({ token }) => (token === 'token-of-ana' ? undefined : failing('no response')))).toMatchObject({ '-1': 'seen', '-2': 'not-seen' });
    expect(await cellsOf((seen) => (isTooLong(seen) ? saying(refusal('No.')) : undefined))).toMatchObject({ '-1': 'wrong', '-2': 'seen' });
    expect(await cellsOf(({ token }) => (token === 'token-of-ana' ? responding(400, '{}') : undefined))).toMatchObject({ 'HTTP 400': 'not-seen' });
  });
});

describe('the response without a right session', () => {
  const isWithout = ({ token }: Seen) => token === undefined;
  const without = 'expected HTTP 200 with status "-2"';

  it.each<[string, Outcome, string[]]>([
    ['status "-2"', saying({ status: '-2', message: '請再登入。' }), []],
    ['HTTP 422 with status "-2"', saying({ status: '-2' }, 422), []],
    ['a success', done, [`${ACCEPTED} header token: ${without}, got status "0" (sent: missing).`]],
    ['a failure', responding(503, ''), [`${CRASH} header token: ${without}, got HTTP 503 (sent: missing).`]],
    ['no response', failing('no response', { late: true }), [`${CRASH} header token: ${without}, got no response (sent: missing).`]],
    ['a refusal', saying({ status: '-1', message: '不行。' }), [`envelope order: $.status: ${without}, got status "-1" with the token missing.`]],
    ['a page', responding(200, '<h1>'), [expect.stringMatching(/^json order: \$: expected a JSON document in UTF-8, got no JSON/)]],
    ['HTTP 422', responding(422, '{}'), [`envelope order: $.status: ${without}, got status undefined with the token missing.`]],
    ['HTTP 401', saying({ status: '-2' }, 401), ['status order: status: expected one of the documented codes 200, got HTTP 401.']],
    ['HTTP 400', saying({ status: '-2' }, 400), ['status order: status: expected one of the documented codes 200, got HTTP 400.']],
  ])('is judged as %s', async (_, outcome, sentences) => {
    expect(await saidTo(isWithout, outcome)).toEqual(sentences);
  });

  it('is reported as one of a response', async () => {
    const { context } = await rejecting(shop, ['order'], (seen) => (isWithout(seen) ? saying({ status: '-1', message: '不行。' }) : undefined));
    expect(context.collector.violations).toMatchObject([{ kind: 'envelope', side: 'response', path: '$.status' }]);
  });

  it('is a refusal of the session, whatever the token', async () => {
    const refused = saying({ status: '-1', message: '不行。' });
    const status = (which: string) => [`envelope order: $.status: ${without}, got status "-1" with the token ${which}.`];
    expect(await saidTo(({ token }) => token === '', refused)).toEqual(status('empty'));
    expect(await saidTo(({ token }) => token?.startsWith('conformance') === true, refused)).toEqual(status('a token that was never issued'));
  });
});

describe('the response to what a server may pass over', () => {
  const NOTE = 'The server passes over a language or a time "t" that the contract does not have, which does no harm.';
  const LANGUAGE = ({ language }: Seen) => language === 'none-of-these';
  const TOKEN = ({ token }: Seen) => token === 'x'.repeat(21);
  const T = ({ url }: Seen) => url.includes('t=none-of-these');
  const passing = async (isMeant: (seen: Seen) => boolean, outcome: Outcome, operationId = 'find') => {
    const { said, context } = await rejecting(shop, [operationId], (seen) => (isMeant(seen) ? outcome : undefined));
    return [...said, ...context.notes];
  };

  it.each([
    ['an unknown language', LANGUAGE],
    ['a time that is none', T],
    ['a token of a public call', TOKEN],
  ])('may be a success with %s, of which there is a note', async (_, isMeant) => {
    expect(await passing(isMeant, done)).toEqual([NOTE]);
  });

  it.each<[string, Outcome]>([
    ['a refusal in any language', saying({ status: '-1', message: 'No.' })],
    ['any code that is no failure', responding(302, '')],
    ['any page', responding(404, '<h1>')],
    ['a refusal of the session', saying({ status: '-2', message: '請再登入。' })],
  ])('may be %s', async (_, outcome) => {
    expect(await passing(LANGUAGE, outcome)).toEqual([]);
  });

  it('may be a success with odd texts, which needs no note', async () => {
    expect(await passing(({ text }) => text.includes('\\u0000'), done, 'order')).toEqual([]);
    expect(await passing(({ url }) => url.includes('%00'), done)).toEqual([]);
  });

  it('is no failure', async () => {
    const failed = (path: string, sent: string) => [`crash-on-wrong-input find: ${path}: expected ${WANTED}, got HTTP 500 (sent: ${sent}).`];
    const crash = responding(500, '');
    expect(await passing(LANGUAGE, crash)).toEqual(failed('header language', 'none of the listed values'));
    expect(await passing(T, crash)).toEqual(failed('query t', 'of the wrong pattern'));
    expect(await passing(TOKEN, crash)).toEqual(failed('header token', 'too long'));
    expect(await passing(({ url }) => url.includes("'"), crash)).toEqual(failed('path id', 'a quote'));
  });
});

describe('the response to a wrong method', () => {
  const isMethod = ({ method }: Seen) => method === 'GET';
  const sent = `expected ${WANTED}, got`;

  it.each<[string, Outcome, string[]]>([
    ['HTTP 405', responding(405, ''), []],
    ['HTTP 501', responding(501, ''), []],
    ['a page', responding(200, '<h1>'), []],
    ['a refusal in another language', saying({ status: '-1', message: 'No.' }), []],
    ['HTTP 500', responding(500, ''), [`${CRASH} method: ${sent} HTTP 500 (sent: GET).`]],
    ['HTTP 502', responding(502, ''), [`${CRASH} method: ${sent} HTTP 502 (sent: GET).`]],
    ['a success', done, [`${ACCEPTED} method: ${sent} status "0" (sent: GET).`]],
  ])('is judged as %s', async (_, outcome, sentences) => {
    expect(await saidTo(isMethod, outcome)).toEqual(sentences);
  });
});

describe('the response to a very long text', () => {
  const isLong = ({ text }: Seen) => text.length > 100_000;
  const said = (got: string) => [`${CRASH} $.name: expected ${WANTED}, got ${got} (sent: a very long text).`];

  it.each<[string, Outcome, string[]]>([
    ['none, because the server hangs up', failing('no complete response'), []],
    ['HTTP 413', responding(413, ''), []],
    ['none in time', failing('no response in 15 seconds', { late: true }), said('no response in 15 seconds')],
    ['a failure', responding(500, ''), said('HTTP 500')],
  ])('is judged as %s', async (_, outcome, sentences) => {
    expect(await saidTo(isLong, outcome)).toEqual(sentences);
  });

  it('is one of those to a very long text only', async () => {
    const deep = await saidTo(({ text }) => text.startsWith('[[['), failing('no complete response'));
    expect(deep).toEqual([`${CRASH} $: expected ${WANTED}, got no complete response (sent: lists in lists, very deep).`]);
  });
});

describe('an operation that fails on valid requests, or is missing,', () => {
  it('gets no invalid ones', async () => {
    const asked = async (kind: 'status' | 'connection' | 'schema') => {
      const before = await rejecting(shop, ['order'], () => undefined, { personas: [] });
      found(before.context, 'order', { kind });
      const { requests, steps } = await rejecting(shop, ['order', 'ask'], () => undefined, { collector: before.context.collector });
      return [requests.some(({ operationId }) => operationId === 'order'), requests.some(({ operationId }) => operationId === 'ask'), steps.length];
    };
    expect(await asked('status')).toEqual([false, true, 1]);
    expect(await asked('connection')).toEqual([false, true, 1]);
    expect(await asked('schema')).toEqual([true, true, 2]);
    const { requests } = await rejecting(shop, ['order', 'ask'], () => undefined, { notImplemented: new Set(['ask']) });
    expect(new Set(requests.map(({ operationId }) => operationId))).toEqual(new Set(['order']));
  });
});
