import { describe, expect, it } from 'vitest';
import { ALL, brandNamed, changeQuery, choiceIn, choiceText, pageIn, tabIn } from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('what an address says', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=100000', 1],
  ])('reads the page of "%s" as %i', (text, page) => {
    expect(pageIn(query(text))).toBe(page);
  });

  it('reads the tab of the strip, and all phones for what cannot be one', () => {
    expect(tabIn(query('tab=0001'))).toBe('0001');
    expect(tabIn(query('tab=../x'))).toBe(ALL);
    expect(tabIn(query(''))).toBe(ALL);
  });

  it('counts choices from 1 in the address, and falls back to the first', () => {
    expect(choiceIn(query('color=2'), 'color', 3)).toBe(1);
    for (const text of ['', 'color=0', 'color=4', 'color=blue']) expect(choiceIn(query(text), 'color', 3)).toBe(0);
    expect(choiceText(0)).toBeUndefined();
    expect(choiceText(2)).toBe('3');
  });

  it('finds the maker by name in any case, never by an empty name (PHONE-06)', () => {
    const brands = [{ name: 'Vela' }, { name: 'Kumo' }];
    expect(brandNamed(brands, ' kumo ')?.name).toBe('Kumo');
    expect(brandNamed(brands, 'Nobody')).toBeUndefined();
    expect(brandNamed(brands, '')).toBeUndefined();
    expect(brandNamed(brands, null)).toBeUndefined();
  });
});

describe('changing an address', () => {
  it('sets, takes out and keeps what belongs to others', () => {
    expect(changeQuery('?lang=en_US&page=3', { page: undefined, brandName: 'Vela' })).toBe('?lang=en_US&brandName=Vela');
    expect(changeQuery('?page=3', { page: undefined })).toBe('');
  });
});
