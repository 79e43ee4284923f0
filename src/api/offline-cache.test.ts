import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, needsToken, operationsOf } from '@site/contract/document.ts';
import { expect, it } from 'vitest';
import { getPlanSectionsQueryKey } from './generated/plans.ts';
import { getRoamingDestinationsQueryKey, getRoamPlansQueryKey } from './generated/roaming.ts';
import { isCacheableQuery, isCacheableRequest, urlOfQuery, urlOfRequest } from './offline-cache.ts';

const operations = operationsOf((await bundleContract()) as unknown as ContractDocument);

it('browsers keep only public reads of the contract, by their method', () => {
  const isPublic = (method: string, path: string) =>
    operations.some(
      (operation) =>
        operation.method.toUpperCase() === method &&
        operation.path === path &&
        !needsToken(operation) &&
        !(['x-personal', 'x-repeats-input', 'x-submitted', 'x-changes'] as const).some((mark) => operation[mark]),
    );
  for (const { path } of operations) {
    const example = path.replace(/\{\w+\}/g, '1');
    for (const method of ['GET', 'POST']) expect(isCacheableRequest(method, example), `${method} ${path}`).toBe(isPublic(method, path));
    expect(isCacheableRequest('PUT', example)).toBe(false);
  }
  expect([isCacheableRequest('POST', '/api/roamSection/gtPlansByAnswerid'), isCacheableRequest('GET', '/api/search/keyword')]).toEqual([true, false]);
  expect([isCacheableRequest('GET', '/api/care/caption/api/index/getChannellist'), isCacheableRequest('GET', '/api/index/getChannellist/1')]).toEqual([
    false,
    false,
  ]);
});

it('a request and the query that sends it have the same URL in the cache, without the time and with the language', () => {
  const at = (text: string) => new URL(text, 'http://site');
  const list = getPlanSectionsQueryKey('0000', { pageNumber: 2, pageSize: 5 });
  expect(urlOfQuery('en', list)).toBe('/api/planSection/listPagePlanSectionVO/0000?pageNumber=2&pageSize=5&language=en');
  expect(urlOfRequest('en', at('/api/planSection/listPagePlanSectionVO/0000?pageSize=5&pageNumber=2&t=17'))).toBe(urlOfQuery('en', list));
  expect(urlOfQuery('en', ['banners', { b: undefined, a: 1, c: ['1', '2'] }])).toBe('/api/index/getBannerVOlist?a=1&c=1%2C2&language=en');
  expect([list, ['bills'], ['billPdf', {}], ['anything']].map(isCacheableQuery)).toEqual([true, false, false, false]);
  expect(() => urlOfQuery('en', ['anything'])).toThrow('anything');
  expect(urlOfQuery('cn', list)).not.toBe(urlOfQuery('en', list));

  const plans = getRoamPlansQueryKey({ answerIds: ['713', '722'] });
  expect(isCacheableQuery(plans)).toBe(true);
  expect(urlOfQuery('cn', plans)).toBe('/api/roamSection/gtPlansByAnswerid?language=cn&body=%7B%22answerIds%22%3A%5B%22713%22%2C%22722%22%5D%7D');
  expect(urlOfRequest('cn', at('/api/roamSection/gtPlansByAnswerid?t=1'), '{"answerIds":["713","722"]}')).toBe(urlOfQuery('cn', plans));
  expect(urlOfQuery('cn', getRoamPlansQueryKey({ answerIds: ['714'] }))).not.toBe(urlOfQuery('cn', plans));
  expect(urlOfRequest('cn', at('/api/iddRoaming/getRDsByRegionId/a%20b?t=1'))).toBe(urlOfQuery('cn', getRoamingDestinationsQueryKey('a b')));
});
