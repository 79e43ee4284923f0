import { describe, expect, it } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { actionOf, countryChoices, findService, forwardItems, itemsOf, rowsOf, withNeedsCode } from './service.ts';

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

const part = (id: string, does?: 'on' | 'off' | 'ask', more: Partial<UssdItem> = {}, of = 'roaming'): UssdItem => ({
  id,
  ussdItemName: `Service ${id}`,
  apiType: 1,
  ...(does && { switch: { id: of, name: `Name of ${of}`, does } }),
  ...more,
});
const shown = (...items: UssdItem[]) =>
  rowsOf(items).map((row) => ('item' in row ? row.item.id : `${row.name}: ${row.on.id} ${row.off.id} ${row.ask?.id ?? '–'}`));

describe('items of a switch', () => {
  it('are one row in the place of the first, whatever their names and order', () => {
    expect(shown(part('1'), part('2', 'on'), part('3', 'off'), part('4', 'ask'), part('5'))).toEqual(['1', 'Name of roaming: 2 3 4', '5']);
    expect(shown(part('1', 'ask'), part('2'), part('3', 'off'), part('4', 'on'))).toEqual(['Name of roaming: 4 3 1', '2']);
    expect(shown(part('1', 'on'), part('2', 'on', {}, 'calls'), part('3', 'off', {}, 'calls'), part('4', 'off'))).toEqual([
      'Name of roaming: 1 4 –',
      'Name of calls: 2 3 –',
    ]);
  });

  it('stay apart where one is missing or there twice, and where an item needs a code, a number or a link', () => {
    expect(shown(part('1', 'on'), part('2', 'ask'))).toEqual(['1', '2']);
    expect(shown(part('1', 'on'), part('2', 'off'), part('3', 'off'))).toEqual(['1', '2', '3']);
    for (const more of [{ needsCode: true }, { apiType: 6 }, { apiType: 7 }, { apiType: 10 }])
      expect(shown(part('1', 'on', more), part('2', 'off'))).toEqual(['1', '2']);
  });

  it('leave out a question that the server asks back', () => {
    expect(shown(part('1', 'on'), part('2', 'off'), part('3', 'ask', { ussdMessage: 'This costs MOP$1. Go on?' }))).toEqual(['Name of roaming: 1 2 –', '3']);
  });

  it('are told by their field, never by their names', () => {
    const named = ['Turn data roaming on', 'Turn data roaming off', 'Is data roaming on?'].map((ussdItemName, at) =>
      part(String(at), undefined, { ussdItemName }),
    );
    expect(shown(...named)).toEqual(['0', '1', '2']);
  });

  it('do not lose an item', () => {
    const items = [part('1', 'on'), part('2'), part('3', 'off'), part('4', 'ask', {}, 'voicemail'), part('5', 'on', {}, 'voicemail')];
    expect(
      rowsOf(items)
        .flatMap(itemsOf)
        .toSorted((a, b) => Number(a.id) - Number(b.id)),
    ).toEqual(items);
  });
});

it('what a code alone does in a group of forwards is told from the forwards, and only there', () => {
  const ask = part('2', undefined, { needsCode: true });
  const forward = part('1', undefined, { apiType: 10, needsCode: true });
  expect(forwardItems([forward, ask, part('3'), part('4', undefined, { needsCode: true, remark: 'Remark' })])).toEqual([ask]);
  expect(forwardItems([ask, part('3')])).toEqual([]);
});
