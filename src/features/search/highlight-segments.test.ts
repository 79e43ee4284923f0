import { describe, expect, it } from 'vitest';
import { highlightSegments } from './highlight-segments.ts';

const rendered = (text: string, keyWord: string) =>
  highlightSegments(text, keyWord)
    .map((segment) => (segment.highlighted ? `[${segment.text}]` : segment.text))
    .join('');

describe('highlightSegments', () => {
  it.each([
    ['漫遊收費及漫遊數據', '漫遊', '[漫遊]收費及漫遊數據'],
    ['Roaming: roam with ROAM', 'roam', '[Roam]ing: roam with ROAM'],
    ['5G 計劃', '５ｇ', '[5G] 計劃'],
    ['MOP$9.9 (day)', '9.9 (', 'MOP$[9.9 (]day)'],
    ['a/b-c', '/b-', 'a[/b-]c'],
    ['nothing here', 'x', 'nothing here'],
    ['A day of roaming in Japan', 'japan roaming', 'A day of [roaming] in [Japan]'],
    ['Roaming Japan', 'roaming japan', '[Roaming Japan]'],
    ['<b>5G</b>', '5G', '<b>[5G]</b>'],
    ['', '5G', ''],
    ['text', ' ', 'text'],
  ])('"%s" with "%s"', (text, keyWord, marked) => {
    expect(rendered(text, keyWord)).toBe(marked);
  });

  it('returns the start of each segment and loses no text', () => {
    const segments = highlightSegments('5G plan, 5G phone', '5G');
    expect(segments.map(({ start }) => start)).toEqual([0, 2, 9, 11]);
    expect(segments.map(({ text }) => text).join('')).toBe('5G plan, 5G phone');
  });
});
