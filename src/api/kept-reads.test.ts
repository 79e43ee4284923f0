import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, needsToken, operationsOf } from '@site/contract/document.ts';
import { expect, it } from 'vitest';
import { queryPaths } from './generated/operations.ts';
import { isKeptQuery, isKeptRead, keptReads, urlOfQuery, urlOfRequest } from './kept-reads.ts';
import { getPlanSectionsQueryKey } from './plans.ts';
import { getRoamingDestinationsQueryKey, getRoamPlansQueryKey } from './roaming.ts';

const operations = operationsOf((await bundleContract()) as unknown as ContractDocument);
type Operation = (typeof operations)[number];
const idOf = ({ operationId }: Operation) => operationId as keyof typeof keptReads;

/** A read that no token protects and that the contract does not mark as personal. */
const isPublic = (operation: Operation) =>
  !needsToken(operation) && operation['x-personal'] !== true && (operation.method === 'get' || operation['x-read-only'] === true);

it('browsers keep only public reads of the contract, by their method', () => {
  const kept = operations.filter((operation) => keptReads[idOf(operation)]);
  expect(kept.filter((operation) => !isPublic(operation)).map(idOf)).toEqual([]);
  for (const { operationId, method, path } of operations) {
    const id = operationId as keyof typeof keptReads;
    const example = path.replace(/\{\w+\}/g, '1');
    expect(isKeptRead('GET', example), `GET ${path}`).toBe(operations.some((other) => other.path === path && keptReads[idOf(other)] === 'GET'));
    expect(isKeptRead('POST', example), `POST ${path}`).toBe(operations.some((other) => other.path === path && keptReads[idOf(other)] === 'POST'));
    if (keptReads[id]) expect(keptReads[id]).toBe(method.toUpperCase());
  }
  expect(isKeptRead('PUT', queryPaths.roamPlans)).toBe(false);
  // Each public read that is not kept is a decision.
  expect(
    operations
      .filter((operation) => isPublic(operation) && !keptReads[idOf(operation)])
      .map(idOf)
      .sort(),
  ).toEqual(['inquireAccountType', 'searchResults']);
});

it('a request and the query that sends it have the same URL in the cache, without the time and with the language', () => {
  const at = (text: string) => new URL(text, 'http://site');
  const list = getPlanSectionsQueryKey('0000', { pageNumber: 2, pageSize: 5 });
  expect(urlOfQuery('en', list)).toBe('/api/planSection/listPagePlanSectionVO/0000?pageNumber=2&pageSize=5&language=en');
  expect(urlOfRequest('en', at('/api/planSection/listPagePlanSectionVO/0000?pageSize=5&pageNumber=2&t=17'))).toBe(urlOfQuery('en', list));
  expect(urlOfQuery('en', ['/api/x', { b: undefined, a: 1, c: ['1', '2'] }])).toBe('/api/x?a=1&c=1%2C2&language=en');
  expect([list, ['/api/care/bills'], ['POST', '/api/care/bills', {}]].map(isKeptQuery)).toEqual([true, false, false]);
  expect(urlOfQuery('cn', list)).not.toBe(urlOfQuery('en', list));

  const plans = getRoamPlansQueryKey({ answerIds: ['713', '722'] });
  expect(isKeptQuery(plans)).toBe(true);
  expect(urlOfQuery('cn', plans)).toBe('/api/roamSection/gtPlansByAnswerid?language=cn&body=%7B%22answerIds%22%3A%5B%22713%22%2C%22722%22%5D%7D');
  expect(urlOfRequest('cn', at('/api/roamSection/gtPlansByAnswerid?t=1'), '{"answerIds":["713","722"]}')).toBe(urlOfQuery('cn', plans));
  expect(urlOfQuery('cn', getRoamPlansQueryKey({ answerIds: ['714'] }))).not.toBe(urlOfQuery('cn', plans));
  expect(urlOfRequest('cn', at('/api/iddRoaming/getRDsByRegionId/a%20b?t=1'))).toBe(urlOfQuery('cn', getRoamingDestinationsQueryKey('a b')));
});
