import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { coverageOf } from '../context.ts';
import { ANA, BEN, type Call, EXPIRED, http, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { found } from '../testing/operations.ts';
import { bodyOf, closed, smallContract } from '../testing/small-contract.ts';
import { wrongInput } from './wrong-input.ts';

const text = { type: 'string' };
const note = bodyOf(closed({ note: text }), { usual: { note: 'a' } });
const parameter = (place: 'path' | 'query' | 'header', name: string, schema: object) =>
  ({ name, in: place, schema, examples: { usual: { value: '7' } } }) as never;
const shop = smallContract({
  login: { method: 'post', 'x-session': 'starts', requestBody: bodyOf(closed({ mobileNo: text, password: { ...text, 'x-secret': true } })) },
  order: {
    method: 'post',
    needsToken: true,
    requestBody: bodyOf(closed({ name: { type: 'string', maxLength: 3 } }, 'name'), { usual: { name: 'ooo' } }),
    answers: { cn: { status: '0' }, refused: { status: '-1', message: '無法處理。' }, expired: { status: '-2', message: '請再登入。' } },
  },
  ask: { method: 'post', requestBody: note },
  praise: { method: 'post', requestBody: note },
  blame: { method: 'post', requestBody: note },
  guess: { method: 'post', requestBody: note },
  apply: { method: 'post', requestBody: bodyOf(closed({ cv: { type: 'string', format: 'binary' } }, 'cv'), {}, 'multipart/form-data') },
  find: {
    path: '/find/{id}',
    parameters: [
      parameter('path', 'id', { type: 'string', pattern: '^[0-9]+$' }),
      parameter('query', 't', { type: 'string', pattern: '^[0-9]+$' }),
      parameter('header', 'language', { type: 'string', enum: ['cn', 'en'] }),
      parameter('header', 'token', { type: 'string', maxLength: 20 }),
    ],
  },
  logout: { method: 'post', needsToken: true, 'x-session': 'ends' },
});

/** What is said of a server that refuses the session, then the request, where `says` has no response of its own. */
async function judged(only: readonly string[], says: (call: Call) => Says | undefined = () => undefined, given: Partial<Context> = {}) {
  const right = ({ operationId, token, headers }: Call): Says | undefined => {
    if (operationId === 'login') return undefined;
    const isIn = /^\d+-\d+$/.test(token) || !['order', 'logout'].includes(operationId);
    if (!isIn) return EXPIRED;
    return headers.language === 'en' ? { status: '-1', message: 'No.' } : REFUSED;
  };
  const run = runOf(shop, (call) => (call.operationId === 'login' ? undefined : says(call)) ?? right(call), { personas: [ANA], ...given });
  run.context.operations = shop.operations.filter(({ operationId }) => only.includes(operationId));
  for (const one of run.context.operations) coverageOf(run.context, one);
  await wrongInput.run(run.context);
  return { ...run, sentences: run.said() };
}
/** What is said of an order whose requests of one kind are answered so. */
const saidTo = async (isMeant: (call: Call) => boolean, says: Says) => (await judged(['order'], (call) => (isMeant(call) ? says : undefined))).sentences;

const DONE = { status: '0' };
const WANTED = 'expected a refusal: status "-1" or HTTP 4xx, got';
const SESSION = 'expected HTTP 200 with status "-2", got';
const CRASH = 'crash-on-wrong-input order:';
const ACCEPTED = 'accepted-wrong-input order:';

describe('a server that accepts everything', () => {
  it('is reported once for each field, with what was sent; a body that is no object has no field', async () => {
    expect((await judged(['order'], () => DONE)).sentences).toEqual([
      `${ACCEPTED} header token: ${SESSION} status "0" (sent: missing, empty, a token that was never issued).`,
      `${ACCEPTED} $.name: ${WANTED} status "0" (sent: missing, of the wrong type, too long, null, a list around the text).`,
      `${ACCEPTED} $.notInTheContract: ${WANTED} status "0" (sent: a field that the contract does not have).`,
      `${ACCEPTED} method: ${WANTED} status "0" (sent: GET).`,
    ]);
    expect((await judged(['apply'], () => DONE)).sentences).toEqual([
      `accepted-wrong-input apply: $.cv: ${WANTED} status "0" (sent: missing).`,
      `accepted-wrong-input apply: $.notInTheContract: ${WANTED} status "0" (sent: a part that the contract does not have).`,
      `accepted-wrong-input apply: method: ${WANTED} status "0" (sent: GET).`,
    ]);
  });

  it('is one sentence for several operations, with the number of requests that break the contract; what was not sent does not count', async () => {
    const all = ['order', 'ask', 'praise', 'blame', 'guess'];
    const last = async (says: (call: Call) => Says | undefined, given = {}) => (await judged(all, says, given)).sentences.at(-1);
    const sentence = (operations: number, counts: string) =>
      `constant-answers The server accepts everything: ${operations} operations gave status "0" to ${counts} requests that break the contract.`;
    expect(await last(() => DONE)).toBe(sentence(5, '82 of 82'));
    expect(await last(({ headers }) => (headers['content-type'] === 'text/plain' ? undefined : DONE))).toBe(sentence(5, '77 of 82'));
    expect(await last(() => DONE, { personas: [] })).toBe(sentence(4, '64 of 64'));
  });

  it('is not said of the body as a whole where the same is said of a missing field', async () => {
    const said = async (missing: Says) =>
      (await judged(['order'], (call) => (call.text === '"a text"' ? DONE : call.text === '{}' ? missing : undefined))).sentences;
    const whole = `${ACCEPTED} $: ${WANTED} status "0" (sent: of the wrong type).`;
    expect(await said(DONE)).toEqual([`${ACCEPTED} $.name: ${WANTED} status "0" (sent: missing).`]);
    expect(await said(http(500))).toEqual([whole, `${CRASH} $.name: ${WANTED} HTTP 500 (sent: missing).`]);
  });
});

describe('the response to a request that breaks a rule', () => {
  const tooLong = ({ text: sent }: Call) => sent === '{"name":"oooo"}';
  const withoutToken = ({ headers }: Call) => headers.token === undefined;
  const byGet = ({ method }: Call) => method === 'GET';
  const veryLong = ({ text: sent }: Call) => sent.length > 100_000;
  const deep = ({ text: sent }: Call) => sent.startsWith('[[[');
  const UNPACKED: Says = { failed: 'bytes that do not unpack', unpacked: false };
  const LATE: Says = { failed: 'no response in 15 seconds', late: true };
  const HUNG_UP: Says = { failed: 'no complete response' };

  it.each<[string, (call: Call) => boolean, Says]>([
    ['HTTP 400 with a page', tooLong, http(400, '<h1>Bad request</h1>', 'text/html')],
    ['HTTP 422', tooLong, http(422, '{"title":"no"}')],
    ['HTTP 499', tooLong, http(499)],
    ['HTTP 422 with status "-2" to no session', withoutToken, http(422, { status: '-2' })],
    ['HTTP 405 to a wrong method', byGet, http(405)],
    ['HTTP 501 to a wrong method', byGet, http(501)],
    ['a page to a wrong method', byGet, http(200, '<h1>')],
    ['a refusal in another language to a wrong method', byGet, { status: '-1', message: 'No.' }],
    ['none to a very long text, because the server hangs up', veryLong, HUNG_UP],
    ['HTTP 413 to a very long text', veryLong, http(413)],
    ['a success with unusual characters', ({ text: sent }) => sent.includes('\\u0000'), DONE],
  ])('is right as %s', async (_, isMeant, says) => {
    expect(await saidTo(isMeant, says)).toEqual([]);
  });

  it.each<[string, (call: Call) => boolean, Says, string]>([
    ['a success with another code', tooLong, http(201, DONE), `${ACCEPTED} $.name: ${WANTED} HTTP 201 (sent: too long).`],
    ['501, which is for methods', tooLong, http(501), `${CRASH} $.name: ${WANTED} HTTP 501 (sent: too long).`],
    ['no response', tooLong, HUNG_UP, `${CRASH} $.name: ${WANTED} no complete response (sent: too long).`],
    ['no text', tooLong, UNPACKED, 'header order: header content-encoding: expected a body packed as it says, got bytes that do not unpack.'],
    [
      'HTTP 400 in another language',
      tooLong,
      http(400, { status: '-1', message: 'No.' }),
      'language order: $.message: expected Chinese, as the header language: cn asks, got "No.".',
    ],
    ['a redirection', tooLong, http(399), 'status order: status: expected one of the documented codes 200, got HTTP 399.'],
    ['a failure without a session', withoutToken, http(503), `${CRASH} header token: ${SESSION} HTTP 503 (sent: missing).`],
    ['a refusal without a session', withoutToken, REFUSED, `envelope order: $.status: ${SESSION} status "-1" with the token missing.`],
    ['HTTP 400 without a session', withoutToken, http(400, { status: '-2' }), 'status order: status: expected one of the documented codes 200, got HTTP 400.'],
    ['HTTP 502 to a wrong method', byGet, http(502), `${CRASH} method: ${WANTED} HTTP 502 (sent: GET).`],
    ['none in time to a very long text', veryLong, LATE, `${CRASH} $.name: ${WANTED} no response in 15 seconds (sent: a very long text).`],
    ['none to what is short', deep, HUNG_UP, `${CRASH} $: ${WANTED} no complete response (sent: lists in lists, very deep).`],
  ])('is wrong as %s', async (_, isMeant, says, sentence) => {
    expect(await saidTo(isMeant, says)).toEqual([sentence]);
  });

  it('counts as seen: a refusal by the contract, not a failure', async () => {
    const cells = async (says?: (call: Call) => Says | undefined) => (await judged(['order'], says)).context.coverage.get('order')?.cells;
    expect(await cells()).toEqual({ '0 cn': 'not-seen', '-1': 'seen', '-2': 'seen' });
    expect(await cells((call) => (call.token === tokenOf(ANA) ? undefined : http(500)))).toMatchObject({ '-1': 'seen', '-2': 'not-seen' });
    expect(await cells((call) => (tooLong(call) ? { status: '-1', message: 'No.' } : undefined))).toMatchObject({ '-1': 'wrong' });
  });
});

describe('what a server may pass over', () => {
  const passing = async (isMeant: (call: Call) => boolean, says: Says) => {
    const { sentences, context } = await judged(['find'], (call) => (isMeant(call) ? says : undefined));
    return [...sentences, ...context.notes];
  };
  const NOTE = 'The server passes over a language or a time "t" that the contract does not have, which does no harm.';

  it.each<[string, (call: Call) => boolean]>([
    ['header language', ({ headers }) => headers.language === 'none-of-these'],
    ['query t', ({ query }) => query.includes('none-of-these')],
    ['header token', ({ token }) => token.length === 21],
  ])('is the %s, of which there is a note; a failure is one', async (place, isMeant) => {
    expect(await passing(isMeant, DONE)).toEqual([NOTE]);
    expect(await passing(isMeant, http(302))).toEqual([]);
    expect(await passing(isMeant, http(500))).toEqual([expect.stringContaining(`crash-on-wrong-input find: ${place}: ${WANTED} HTTP 500`)]);
  });
});

describe('the session of a wrong request', () => {
  it('is begun anew where it has ended, and the request is sent again, once', async () => {
    const { sentences, to } = await judged(
      ['order'],
      ({ token, headers, text: sent }) => (token === tokenOf(ANA) && headers.language === 'cn' ? EXPIRED : sent === '{}' ? DONE : undefined),
      {
        personas: [ANA, BEN],
      },
    );
    expect(sentences).toEqual([`${ACCEPTED} $.name: ${WANTED} status "0" (sent: missing).`]);
    expect(new Set(to('order').map(({ token }) => token))).toEqual(new Set(['', 'conformance-no-such-token', tokenOf(ANA), tokenOf(ANA, 2)]));
    const always = await judged(['order'], ({ token, headers }) => (token.includes('-') && headers.language === 'cn' ? EXPIRED : undefined));
    expect([always.sentences, always.to('login').length]).toEqual([[], 2]);
  });

  it('is another one for what could end it, which comes last', async () => {
    const { calls } = await judged(['logout', 'order', 'ask'], undefined, { concurrency: 2 });
    const sandboxes = [...new Set(calls.filter(({ operationId }) => operationId !== 'login').map(({ operationId, sandbox }) => `${operationId} ${sandbox}`))];
    expect(sandboxes.at(-1)).toBe('logout conformance-run-wrong-logout');
    expect(new Set(sandboxes.slice(0, -1))).toEqual(new Set(['order conformance-run-wrong', 'ask conformance-run-wrong']));
  });
});

describe('an operation that fails on valid requests, or is missing,', () => {
  it('gets no invalid ones', async () => {
    const asked = async (kind: 'status' | 'connection' | 'type') => {
      const before = await judged([]);
      found(before.context, 'order', { kind });
      const { steps } = await judged(['order', 'ask', 'praise'], undefined, { collector: before.context.collector, notImplemented: new Set(['praise']) });
      return steps.map((step) => step.replace('wrong-input ', ''));
    };
    expect(await asked('status')).toEqual(['ask']);
    expect(await asked('connection')).toEqual(['ask']);
    expect(await asked('type')).toEqual(['order', 'ask']);
  });
});
