import type { JsonObject } from '@site/contract/document.ts';
import { checkRequest, loadStrictContract, type StrictOperation } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { personasOf, userField } from './personas.ts';
import { plansOf, requestOf } from './requests.ts';
import { variationsOf } from './variations.ts';

const contract = await loadStrictContract();
const customers = personasOf(contract).map(({ userId = '' }) => userId);

function variationsFor(operationId: string, name?: string) {
  const operation = contract.operations.find((one) => one.operationId === operationId) as StrictOperation;
  const plan = plansOf(operation).find((one) => name === undefined || one.name === name);
  if (plan === undefined) throw new Error(`${operationId} has no plan ${name}`);
  return variationsOf(contract, operation, plan, customers).map(({ path, what, meaning, apply }) => ({
    path,
    what,
    meaning,
    body: apply(plan).body as JsonObject,
  }));
}

const varied = (operationId: string, place: string, words: string) => {
  const found = variationsFor(operationId).find(({ path, what }) => path === `$.${place}` && what === words);
  return found?.body[place];
};

describe('unusual valid requests', () => {
  it('keep the contract, each alone and all of one kind together, in every operation', () => {
    let count = 0;
    for (const operation of contract.operations)
      for (const plan of plansOf(operation)) {
        const variations = variationsOf(contract, operation, plan, customers);
        const together = [...Map.groupBy(variations, ({ what }) => what).values()].map((group) => group.reduce((changed, { apply }) => apply(changed), plan));
        for (const changed of [...variations.map(({ apply }) => apply(plan)), ...together]) {
          const { method, url, headers, body } = requestOf(operation, changed, '', 'w');
          const found = checkRequest(contract, operation, { method, url, headers, body: Buffer.from(body ?? []) });
          expect(found.map(({ message }) => message)).toEqual([]);
          count += 1;
        }
      }
    expect(count).toBeGreaterThan(400);
  });

  it('reach the limits of a rule exactly', () => {
    expect([...String(varied('saveSmsGroup', 'name', 'the longest text'))]).toHaveLength(40);
    expect([...String(varied('saveSmsGroup', 'name', 'the shortest text'))]).toHaveLength(1);
    const rare = String(varied('saveSmsGroup', 'name', 'the longest text, of characters that take two units in UTF-16'));
    expect([[...rare].length, rare.length]).toEqual([40, 80]);
    expect(varied('submitJobApplication', 'salary', 'the largest number')).toBe(1_000_000);
    expect(varied('previewSms', 'mobileList', 'the most entries')).toHaveLength(500);
  });

  it('have every listed value that no example has', () => {
    const listed = variationsFor('previewSms', 'cyclic').filter(({ path }) => path === '$.cycleDay');
    expect(listed.map(({ body }) => body.cycleDay)).toEqual([-1, 1, 2, 3, 4, 5, 6]);
    expect(variationsFor('previewSms').filter(({ path }) => path === '$.type')).toEqual([]);
  });

  it('leave out what another example leaves out, unless it made another choice', () => {
    const left = (operationId: string, name?: string) => variationsFor(operationId, name).filter(({ what }) => what === 'left out');
    expect(left('submitJobApplication').map(({ path }) => path)).toContain('$.school1Certificate');
    expect(left('previewSms', 'delayed')).toEqual([]);
  });

  it('leave alone whatever names a customer, a thing of a customer, a code or a PIN', () => {
    expect(variationsFor('payByCard').filter(({ path }) => path === `$.${userField(contract)}`)).toEqual([]);
    expect(variationsFor('billText')).toEqual([]);
    expect(variationsFor('login')).toEqual([]);
    expect(variationsFor('submitContactMessage').filter(({ path }) => /captcha|codepwd/.test(path))).toEqual([]);
  });

  it('may be refused for their meaning where a pattern or a day says what is meant', () => {
    const meanings = (operationId: string, path: string) => new Set(variationsFor(operationId).flatMap((one) => (one.path === path ? one.meaning : [])));
    expect(meanings('payByWallet', '$.amount')).toEqual(new Set([true]));
    expect(meanings('saveSmsTemplate', '$.description')).toEqual(new Set([false]));
  });
});
