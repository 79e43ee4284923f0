import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['  Türkiye ', 'turkiye'],
    ['ＪＡＰＡＮ　８１', 'japan 81'],
    ['臺灣', '台灣'],
    ['日本', '日本'],
    ['', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
