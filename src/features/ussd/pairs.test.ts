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

  it('are named by the whole of their names, in any case', () => {
    expect(shown(['turn A ON', 'TURN a off', 'are A on?'])).toEqual(['A: 1 2 3']);
    expect(shown(['Please turn A on', 'Turn A off'])).toHaveLength(2);
    expect(shown(['Turn A on now', 'Turn A off'])).toHaveLength(2);
    expect(shown(['Turn A on', 'Please turn A off', 'Turn A off now'])).toHaveLength(3);
    expect(shown(['請開啟甲', '關閉甲'])).toHaveLength(2);
    expect(shown(['開啟甲', '請關閉甲'])).toHaveLength(2);
    expect(shown(['開啟甲', '關閉甲', '請查詢甲狀況', '查詢甲狀況嗎'])).toEqual(['甲: 1 2 –', '請查詢甲狀況', '查詢甲狀況嗎']);
    expect(shown(['Turn A on', 'Turn A off', 'So is A on?', 'Is A on? Yes'])).toEqual(['A: 1 2 –', 'So is A on?', 'Is A on? Yes']);
  });

  it('have a question about a part of the name only where there is one switch and one question', () => {
    expect(shown(['Turn data A on', 'Turn data A off', 'Turn data B on', 'Turn data B off', 'Is data on?'])).toEqual([
      ...['Data A: 1 2 –', 'Data B: 3 4 –', 'Is data on?'],
    ]);
    expect(shown(['Turn data A on', 'Turn data A off', 'Is data on?', 'Is A on?'])).toEqual(['Data A: 1 2 –', 'Is data on?', 'Is A on?']);
    expect(shown(['Turn Data on', 'Turn data off', 'Is DATA on?', 'Is voice on?'])).toEqual(['Data: 1 2 3', 'Is voice on?']);
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
  expect(['It is off', 'They are now on!', 'Calls are off now, as you wished', 'Off? It is off; thanks', 'IS ON'].map(stateIn)).toEqual([
    'off',
    'on',
    'off',
    'off',
    'on',
  ]);
  expect(['漫遊已關閉', '已開啟！\n如有疑問，已關閉'].map(stateIn)).toEqual(['off', 'on']);
  for (const answer of [
    'This on',
    'Your request is off hold.',
    'If it is off, call us.',
    '如已關閉，請致電。',
    '是否已關閉？',
    '已開啟語音，已關閉數據',
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
