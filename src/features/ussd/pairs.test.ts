import { describe, expect, it } from 'vitest';
import type { UssdItem } from '@/api/ussd';
import { rowsOf, stateIn } from './pairs.ts';

const items = (...names: string[]) => names.map((ussdItemName, index) => ({ id: String(index + 1), ussdItemName, apiType: 1 }));
const shown = (names: string[], group = 'Data') =>
  rowsOf(items(...names), group).map((row) => ('item' in row ? row.item.ussdItemName : `${row.name}: ${row.on.id} ${row.off.id} ${row.ask?.id ?? '–'}`));

describe('items that belong together', () => {
  it('are one row, in both languages', () => {
    expect(shown(['Turn data roaming on', 'Turn data roaming off', 'Is data roaming on?', 'Tariffs'])).toEqual(['Data roaming: 1 2 3', 'Tariffs']);
    expect(shown(['收費', '開啟數據漫遊', '關閉數據漫遊', '查詢數據漫遊狀況'])).toEqual(['收費', '數據漫遊: 2 3 4']);
    expect(shown(['Turn prepaid roaming on', 'Turn prepaid roaming off', 'Is roaming on?'])).toEqual(['Prepaid roaming: 1 2 3']);
  });

  it('stay apart without a counterpart, with two of them, and where a code is needed', () => {
    expect(shown(['Turn A on', 'Turn B off', 'Is A on?'])).toEqual(['Turn A on', 'Turn B off', 'Is A on?']);
    expect(shown(['Turn A on', 'Turn A off', 'Turn A off'])).toHaveLength(3);
    expect(shown(['Turn A on', 'Turn A off'], 'Call Forwarding')).toEqual(['Turn A on', 'Turn A off']);
  });

  it('leave out a question about something else, and one that the server asks back', () => {
    expect(shown(['Turn roaming on', 'Turn roaming off', 'Is voicemail on?'])).toEqual(['Roaming: 1 2 –', 'Is voicemail on?']);
    const [on, off, ask] = items('Turn roaming on', 'Turn roaming off', 'Is roaming on?');
    const rows = rowsOf([on, off, { ...ask, ussdMessage: 'This costs MOP$1. Go on?' }] as UssdItem[], 'Data');
    expect(rows).toMatchObject([{ name: 'Roaming' }, { item: { id: '3' } }]);
    expect(rows[0]).not.toHaveProperty('ask');
  });

  it('do not lose an item', () => {
    const list = items('Turn caller display on', 'Hide your own number', 'Turn caller display off', 'Is voicemail on?', 'Turn voicemail on');
    const ids = rowsOf(list, 'Calls').flatMap((row) => ('item' in row ? [row.item.id] : [row.on.id, row.off.id, ...(row.ask ? [row.ask.id] : [])]));
    expect(ids.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });
});

it('reads a state from an answer that says one', () => {
  expect(['Data roaming is now on.', '數據漫遊現時已關閉。', 'Call waiting is off.', '已開啟留言信箱。'].map(stateIn)).toEqual(['on', 'off', 'off', 'on']);
  expect(['Roaming is on now, until you turn it off.', '已開啟。如需協助，請致電 1118。', 'Roaming is off. If it is on abroad, call us.'].map(stateIn)).toEqual(
    ['on', 'on', 'off'],
  );
  for (const answer of [
    'Processing',
    'It is on for calls and is off for data.',
    '',
    '未能確認是否已開啟',
    'Your request is on hold.',
    'An SMS is on its way.',
    'Please check whether roaming is on.',
  ])
    expect(stateIn(answer), answer).toBeUndefined();
});
