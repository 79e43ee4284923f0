import { checkRequest, loadStrictContract, type StrictOperation } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { plansOf, requestOf } from './requests.ts';
import { wrongBodies, wrongParameters } from './variations.ts';

const contract = await loadStrictContract();

const operation = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) as StrictOperation;
const sentRequest = (one: StrictOperation, ...rest: Parameters<typeof requestOf> extends [StrictOperation, ...infer R] ? R : never) => {
  const { method, url, headers, body } = requestOf(one, ...rest);
  return { method, url, headers, body: Buffer.from(body ?? []) };
};

describe('proper requests', () => {
  it('keep the contract in every operation', () => {
    for (const one of contract.operations)
      for (const plan of plansOf(one)) expect(checkRequest(contract, one, sentRequest(one, plan, '', 'w')), `${one.operationId} ${plan.name}`).toEqual([]);
  });

  it('are made for every example of a body and of a parameter', () => {
    expect(plansOf(operation('login')).map(({ name }) => name)).toEqual(['postpaid4g', 'postpaid4g', 'oneBill', 'postpaid3g', 'businessError', 'locked']);
    expect(plansOf(operation('phones')).map(({ name }) => name)).toEqual(['cn', 'cn', 'specialOffers, cn', 'kumo, cn', 'cn, four']);
  });
});

describe('wrong requests', () => {
  it('break the contract at the named place, in every operation', () => {
    let count = 0;
    for (const one of contract.operations) {
      const [plan] = plansOf(one);
      if (plan === undefined) throw new Error(one.operationId);
      for (const { path, what, body } of wrongBodies(contract, one)) {
        const found = checkRequest(contract, one, sentRequest(one, { ...plan, body }, '', 'w')).map((violation) => violation.path);
        expect(
          found.some((place) => place === path || place.startsWith(`${path}[`)),
          `${one.operationId} ${path} ${what}: ${found}`,
        ).toBe(true);
        count += 1;
      }
      for (const { path, what, value } of wrongParameters(contract, one)) {
        const name = path.split(' ')[1] ?? '';
        const change = path.startsWith('header') ? { headers: { [name]: value } } : { parameters: { [path]: value } };
        const found = checkRequest(contract, one, sentRequest(one, plan, '', 'w', change)).map((violation) => violation.path);
        expect(found, `${one.operationId} ${path} ${what}`).toEqual([path]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(800);
  });

  it('break each rule once', () => {
    const broken = wrongBodies(contract, operation('saveSmsGroup')).map(({ path, what }) => `${path} ${what}`);
    expect(new Set(broken).size).toBe(broken.length);
    for (const expected of ['$.name missing', '$.name of the wrong type', '$.name too long', '$.notInTheContract a field that the contract does not have'])
      expect(broken).toContain(expected);
    expect(wrongParameters(contract, operation('planSections')).map(({ path, what }) => `${path} ${what}`)).toEqual(
      expect.arrayContaining(['query pageSize missing', 'query pageSize of the wrong type', 'query pageSize too small', 'query pageSize too large']),
    );
  });
});
