import type { Texts } from '../handler.ts';

/** A column of a text table for a fixed-width font. */
export interface Column {
  title: Texts;
  /** In Latin letters. The last column needs none. */
  width: number;
  right?: true;
}

/** Chinese and full-width characters count as two Latin ones. Fonts differ, so Chinese belongs in the last column. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
}

export function tableRow(columns: readonly Column[], cells: readonly string[]): string {
  return columns
    .map(({ width, right }, index) => {
      const cell = cells[index] ?? '';
      const room = ' '.repeat(Math.max(0, width - widthOf(cell)));
      return right ? room + cell : cell + room;
    })
    .join('  ');
}

/** Seconds as `hh:mm:ss`. */
export function clock(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
