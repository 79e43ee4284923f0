import { describe, expect, it } from 'vitest';
import { ANA, LOCKED, rejecting, type Seen } from './testing/rejecting.ts';
import { shop } from './testing/shop-contract.ts';
import { saying } from './testing/small-contract.ts';

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 12)}… ${text.length}` : text);
const line = ({ method, url, type, text }: Seen) =>
  [method, url, ...(type === undefined ? [] : [type.replace('application/json', 'JSON')]), short(text)].join(' ').trim();

/** What the operations get of a right server. */
const requestsOf = async (only: readonly string[], given: Parameters<typeof rejecting>[3] = {}) =>
  (await rejecting(shop, only, () => undefined, given)).requests;

describe('the requests that an operation must reject', () => {
  it('break each rule of its body, have no right session, or are odd', async () => {
    const requests = await requestsOf(['order']);
    const usual = 'POST /order JSON {"name":"ooo"}';
    expect(requests.map(line)).toEqual([
      ...[usual, usual, usual, usual, usual],
      'POST /order',
      'POST /order JSON {"name":"ooo"',
      'POST /order text/plain {"name":"ooo"}',
      'POST /order JSON "a text"',
      'POST /order JSON null',
      'POST /order JSON []',
      'POST /order JSON {}',
      'POST /order JSON {"name":12345}',
      'POST /order JSON {"name":"oooo"}',
      'POST /order JSON {"name":null}',
      'POST /order JSON {"name":["ooo"]}',
      'POST /order JSON {"name":"ooo","notInTheContract":true}',
      'GET /order',
      'POST /order JSON 5',
      'POST /order JSON',
      'POST /order JSON {"name":"ooo"}{"name":"ooo"}',
      'POST /order application/x-www-form-urlencoded name=ooo',
      'POST /order application/xml <request>{"name":"ooo"}</request>',
      'POST /order JSON [[[[[[[[[[[[… 10000',
      'POST /order JSON {"name":"xxx… 200011',
      'POST /order JSON {"name":"\\ud83d"}',
      'POST /order JSON {"name":"\\u0000"}',
      'POST /order JSON {"name":"\\u202e\\u2067אב\\uffff\\ufffe\\u200b"}',
      'POST /order JSON {"name":"\ufffd\ufffd("}',
      'POST /order JSON "a text"',
    ]);
    expect(requests.slice(0, 6).map(({ token, language }) => [token, language])).toEqual([
      [undefined, 'cn'],
      ['', 'cn'],
      ['conformance-no-such-token', 'cn'],
      ['token-of-ana', undefined],
      ['token-of-ana', 'none-of-these'],
      ['token-of-ana', 'cn'],
    ]);
    expect(requests.map(({ language }) => language).slice(6)).toEqual([...Array(23).fill('cn'), 'en']);
    expect(new Set(requests.map(({ token }) => token).slice(3))).toEqual(new Set(['token-of-ana']));
  });

  it('break each rule of its parameters', async () => {
    const requests = await requestsOf(['find'], { personas: [] });
    expect(requests.slice(0, 8).map(({ method, url, language, token }) => [method, url, language, token])).toEqual([
      ['GET', '/find/none-of-these?page=1', 'cn', ''],
      ['GET', '/find/7?page=many', 'cn', ''],
      ['GET', '/find/7?page=0', 'cn', ''],
      ['GET', '/find/7?page=1&t=none-of-these', 'cn', ''],
      ['GET', '/find/7?page=1', 'none-of-these', ''],
      ['GET', '/find/7?page=1', 'cn', 'x'.repeat(21)],
      ['POST', '/find/7?page=1', 'cn', ''],
      ['GET', '/find/7?page=1', 'cn', ''],
    ]);
    expect(requests.slice(8).map(({ url }) => short(url))).toEqual([
      '/find/7?page=1&page=2',
      '/find/7?page[]=1&page[a]=2',
      '/find/7?page=%ff%c3%28',
      '/find/7?page=%00',
      '/find/7?page… 6013',
      "/find/'?page=1",
      '/find/%00?page=1',
      '/find/%E6%BC%AB%E9%81%8A?page=1',
      '/find/a%2Fb?page=1',
      '/find/none-of-these?page=1',
    ]);
    expect(requests.map(({ language }) => language).slice(-2)).toEqual(['cn', 'en']);
  });

  it('are forms without their files, with another one, or no form', async () => {
    const partsOf = ({ text, type = '' }: Seen) => [
      ...[...text.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name),
      type.split(';')[0],
      ...(text.startsWith('{') ? [text] : []),
    ];
    const forms = async (operationId: string) => (await requestsOf([operationId])).filter(({ method }) => method === 'POST').map(partsOf);
    const form = 'multipart/form-data';
    expect(await forms('apply')).toEqual([[form], ['cv', 'letter', 'notInTheContract', form], ['application/json', '{}'], [form]]);
    expect(await forms('send')).toEqual([[form], ['application/json', '{}'], [form]]);
  });

  it('are made for an operation without an example, or without a body', async () => {
    expect((await requestsOf(['plain'])).slice(0, 3).map(line)).toEqual(['POST /plain', 'POST /plain JSON {', 'POST /plain text/plain {}']);
    expect((await requestsOf(['bills'])).map(line)).toEqual(['GET /bills', 'GET /bills', 'GET /bills', 'POST /bills', 'GET /bills JSON {"page":1}']);
  });

  it('are in English once, unless the server may answer them', async () => {
    const inEnglish = async (operationId: string) => (await requestsOf([operationId])).filter(({ language }) => language === 'en').map(line);
    expect(await inEnglish('order')).toEqual(['POST /order JSON "a text"']);
    expect(await inEnglish('apply')).toHaveLength(1);
    expect(await inEnglish('find')).toEqual(['GET /find/none-of-these?page=1']);
    expect(await inEnglish('news')).toEqual([]);
  });

  it('name the customers of the run in place of those of the examples', async () => {
    const substitute = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll('ooo', 'xyz')) as unknown;
    const lines = (await requestsOf(['order'], { substitute })).map(line);
    expect(lines[0]).toBe('POST /order JSON {"name":"xyz"}');
    expect(lines).toContain('POST /order JSON {"name":"xyz","notInTheContract":true}');
  });
});

describe('the session of a wrong request', () => {
  it('is that of the customer in the body, in one sandbox for all operations', async () => {
    const { requests, logIns } = await rejecting(shop, ['gift', 'ask'], () => undefined, { personas: [ANA, { name: 'rui', mobileNo: '66882345' }] });
    expect([...new Set(requests.filter(({ operationId }) => operationId === 'gift').map(({ token }) => token))]).toEqual([
      undefined,
      '',
      'conformance-no-such-token',
      'token-of-rui',
    ]);
    expect([...new Set(logIns)]).toEqual(['rui conformance-4f1a-wrong']);
    expect([...new Set(requests.map(({ sandbox }) => sandbox))]).toEqual(['conformance-4f1a-wrong']);
    expect([...new Set(requests.filter(({ operationId }) => operationId === 'ask').map(({ token }) => token))]).toEqual(['']);
  });

  it.each([[[LOCKED]], [[]]])('is missing where nobody can log in, so that only wrong tokens are sent', async (personas) => {
    const { requests, stopped } = await rejecting(shop, ['order'], () => undefined, { personas });
    expect(stopped).toBeUndefined();
    expect(requests.map(({ token }) => token)).toEqual([undefined, '', 'conformance-no-such-token']);
  });

  it('is a new one for each operation that could end it', async () => {
    const { requests, logIns } = await rejecting(shop, ['logout', 'changePassword', 'bills'], () => undefined);
    const sandboxes = requests.map(({ operationId, sandbox }) => `${operationId} ${sandbox}`);
    expect([...new Set(sandboxes)]).toEqual([
      'bills conformance-4f1a-wrong',
      'logout conformance-4f1a-wrong-logout',
      'changePassword conformance-4f1a-wrong-changePassword',
    ]);
    expect([...new Set(logIns)]).toEqual(['ana conformance-4f1a-wrong', 'ana conformance-4f1a-wrong-logout', 'ana conformance-4f1a-wrong-changePassword']);
  });
});

describe('an expired session', () => {
  const expired = saying({ status: '-2' });
  const isTooLong = ({ text }: Seen) => text === '{"name":"oooo"}';

  it('rejects the session, not the request, which is sent again with a new one', async () => {
    let count = 0;
    const says = (seen: Seen) => {
      if (!isTooLong(seen)) return undefined;
      count += 1;
      return count === 1 ? expired : saying({ status: '0' });
    };
    const rui = { name: 'rui' };
    const { said, requests, forgotten } = await rejecting(shop, ['order'], says, { personas: [ANA, rui] });
    expect(said).toEqual(['accepted-wrong-input order: $.name: expected a refusal: status "-1" or HTTP 4xx, got status "0" (sent: too long).']);
    expect(forgotten).toEqual(['ana conformance-4f1a-wrong', 'rui conformance-4f1a-wrong']);
    expect(requests.slice(-2).map(line)).toEqual(['POST /order JSON "a text"', 'POST /order JSON {"name":"oooo"}']);
  });

  it('is tried once more, and with every request that it may answer', async () => {
    const { said, requests, forgotten } = await rejecting(shop, ['order'], ({ token }) => (token === 'token-of-ana' ? expired : undefined));
    expect([said, forgotten]).toEqual([[], ['ana conformance-4f1a-wrong']]);
    expect(requests).toHaveLength(30 + 27);
  });

  it('is none where every session holds, where nothing needs one, and where a wrong token is sent', async () => {
    expect((await rejecting(shop, ['order'], () => undefined)).forgotten).toEqual([]);
    const { forgotten, requests } = await rejecting(shop, ['find'], () => expired);
    expect([forgotten, requests.length]).toEqual([[], 18]);
  });
});

describe('the order of the requests', () => {
  const idsOf = (requests: readonly Seen[]) => requests.map(({ operationId }) => operationId).filter((id, index, all) => id !== all[index - 1]);

  it('is that of the contract, with what ends a session at the end, one after the other', async () => {
    const { requests, steps } = await rejecting(shop, ['logout', 'changePassword', 'ask', 'bills'], () => undefined);
    expect(idsOf(requests)).toEqual(['ask', 'bills', 'logout', 'changePassword']);
    expect(steps).toEqual(['wrong-input ask', 'wrong-input bills', 'wrong-input logout', 'wrong-input changePassword']);
  });

  it('is one after the other at the end, however many operations may run at once', async () => {
    const { requests } = await rejecting(shop, ['logout', 'changePassword', 'ask', 'praise'], () => undefined, { concurrency: 2 });
    const ids = idsOf(requests);
    expect(ids.slice(0, 4)).toEqual(['ask', 'praise', 'ask', 'praise']);
    expect(ids.slice(-2)).toEqual(['logout', 'changePassword']);
    expect(ids.filter((id) => id === 'logout')).toHaveLength(1);
  });

  it('ends when the run is interrupted; what was found until then is said', async () => {
    const interrupt = new AbortController();
    const says = ({ text }: Seen) => {
      if (text !== '{}') return undefined;
      interrupt.abort();
      return saying({ status: '0' });
    };
    const { said, requests, stopped, steps } = await rejecting(shop, ['order', 'ask'], says, { signal: interrupt.signal });
    expect(stopped).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(12);
    expect(said).toEqual(['accepted-wrong-input order: $.name: expected a refusal: status "-1" or HTTP 4xx, got status "0" (sent: missing).']);
    expect(steps).toEqual([]);
  });
});
