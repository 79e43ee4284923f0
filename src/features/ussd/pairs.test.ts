import { describe, expect, it } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { forwardItems, itemsOf, rowsOf } from './pairs.ts';

const item = (id: string, does?: 'on' | 'off' | 'ask', more: Partial<UssdItem> = {}, of = 'roaming'): UssdItem => ({
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
    expect(shown(item('1'), item('2', 'on'), item('3', 'off'), item('4', 'ask'), item('5'))).toEqual(['1', 'Name of roaming: 2 3 4', '5']);
    expect(shown(item('1', 'ask'), item('2'), item('3', 'off'), item('4', 'on'))).toEqual(['Name of roaming: 4 3 1', '2']);
    expect(shown(item('1', 'on'), item('2', 'on', {}, 'calls'), item('3', 'off', {}, 'calls'), item('4', 'off'))).toEqual([
      'Name of roaming: 1 4 –',
      'Name of calls: 2 3 –',
    ]);
  });

  it('stay apart where one is missing or there twice, and where an item needs a code, a number or a link', () => {
    expect(shown(item('1', 'on'), item('2', 'ask'))).toEqual(['1', '2']);
    expect(shown(item('1', 'on'), item('2', 'off'), item('3', 'off'))).toEqual(['1', '2', '3']);
    for (const more of [{ needsCode: true }, { apiType: 6 }, { apiType: 7 }, { apiType: 10 }])
      expect(shown(item('1', 'on', more), item('2', 'off'))).toEqual(['1', '2']);
  });

  it('leave out a question that the server asks back', () => {
    expect(shown(item('1', 'on'), item('2', 'off'), item('3', 'ask', { ussdMessage: 'This costs MOP$1. Go on?' }))).toEqual(['Name of roaming: 1 2 –', '3']);
  });

  it('are told by their field, never by their names', () => {
    const named = ['Turn data roaming on', 'Turn data roaming off', 'Is data roaming on?'].map((ussdItemName, at) =>
      item(String(at), undefined, { ussdItemName }),
    );
    expect(shown(...named)).toEqual(['0', '1', '2']);
  });

  it('do not lose an item', () => {
    const items = [item('1', 'on'), item('2'), item('3', 'off'), item('4', 'ask', {}, 'voicemail'), item('5', 'on', {}, 'voicemail')];
    expect(
      rowsOf(items)
        .flatMap(itemsOf)
        .toSorted((a, b) => Number(a.id) - Number(b.id)),
    ).toEqual(items);
  });
});

it('what a code alone does in a group of forwards is told from the forwards, and only there', () => {
  const ask = item('2', undefined, { needsCode: true });
  const forward = item('1', undefined, { apiType: 10, needsCode: true });
  expect(forwardItems([forward, ask, item('3'), item('4', undefined, { needsCode: true, remark: 'Remark' })])).toEqual([ask]);
  expect(forwardItems([ask, item('3')])).toEqual([]);
});
