import { describe, expect, it } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { actionOf, countryChoices, findService, withNeedsCode } from './service.ts';

const item = { id: '1', ussdItemName: 'Service', apiType: 1 };

describe('what a service does', () => {
  it('follows from its type', () => {
    expect(actionOf({ ...item, apiType: 6 })).toEqual({ type: 'alert' });
    expect(actionOf({ ...item, apiType: 7 })).toEqual({ type: 'link' });
    expect(actionOf({ ...item, apiType: 10 })).toEqual({ type: 'form', needsCode: false, needsNumber: true });
    for (const apiType of [0, 1, 5, 99]) expect(actionOf({ ...item, apiType })).toEqual({ type: 'confirm' });
  });

  it('USSD-05, USSD-08: requires a code where the field says so', () => {
    expect(actionOf({ ...item, apiType: 10, needsCode: true })).toEqual({ type: 'form', needsCode: true, needsNumber: true });
    expect(actionOf({ ...item, needsCode: true })).toEqual({ type: 'form', needsCode: true, needsNumber: false });
    expect(actionOf({ ...item, apiType: 6, needsCode: true })).toEqual({ type: 'alert' });
  });

  it('USSD-05: without the field, a service of Call Forwarding requires a code, known by its group in either language', () => {
    const needs = (groupName: string, details: Partial<UssdItem>) =>
      withNeedsCode({ list: [{ groupName, ussdDetails: [{ ...item, ...details }] }] }).list[0]?.ussdDetails[0]?.needsCode;
    expect(needs('Calls', { ussdGroup: 'Call Forwarding' })).toBe(true);
    expect(needs('來電轉駁', {})).toBe(true);
    expect(needs('Call forwarding', { needsCode: false })).toBe(false);
    expect(needs('Calls', { needsCode: true })).toBe(true);
    expect(needs('Calls', { ussdItemName: 'Stop call forwarding' })).toBe(false);
  });

  it('is found by the id of the service', () => {
    const groups = [{ groupName: 'Calls', ussdDetails: [item] }];
    expect(findService(groups, '1')).toEqual({ item, action: { type: 'confirm' } });
    expect(findService(groups, '2')).toBeUndefined();
    const forwarding = { ...item, id: '2', needsCode: true };
    expect(findService([...groups, { groupName: 'Forwarding', ussdDetails: [{ ...item, id: '3' }, forwarding] }], '2')).toEqual({
      item: forwarding,
      action: { type: 'form', needsCode: true, needsNumber: false },
    });
  });
});

it('countries with one code are one choice, in the order of the server', () => {
  const country = (countryName: string, countryPhoneCode: string) => ({ countryName, countryPhoneCode });
  expect(countryChoices([country('Macau', '853'), country('United States', '1'), country('Canada', '1')])).toEqual([
    { value: '853', label: 'Macau +853' },
    { value: '1', label: 'United States / Canada +1' },
  ]);
});
