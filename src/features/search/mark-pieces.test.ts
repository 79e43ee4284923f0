import { describe, expect, it } from 'vitest';
import { markPieces } from './mark-pieces.ts';

const drawn = (text: string, keyWord: string) =>
  markPieces(text, keyWord)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markPieces', () => {
  it.each([
    ['漫遊收費及漫遊數據', '漫遊', '[漫遊]收費及[漫遊]數據'],
    ['Roaming: roam with ROAM', 'roam', '[Roam]ing: [roam] with [ROAM]'],
    ['5G 計劃', '５ｇ', '[5G] 計劃'],
    ['MOP$9.9 (day)', '9.9 (', 'MOP$[9.9 (]day)'],
    ['a/b-c', '/b-', 'a[/b-]c'],
    ['nothing here', 'x', 'nothing here'],
    ['<b>5G</b>', '5G', '<b>[5G]</b>'],
    ['', '5G', ''],
    ['text', ' ', 'text'],
  ])('"%s" with "%s"', (text, keyWord, marked) => {
    expect(drawn(text, keyWord)).toBe(marked);
  });

  it('says where each piece begins and loses nothing', () => {
    const pieces = markPieces('5G plan, 5G phone', '5G');
    expect(pieces.map(({ at }) => at)).toEqual([0, 2, 9, 11]);
    expect(pieces.map(({ text }) => text).join('')).toBe('5G plan, 5G phone');
  });
});
