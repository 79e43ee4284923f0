import { describe, expect, it } from 'vitest';
import { ALL, changeQuery, findBrand, isId, optionParam, optionParamValue, pageParam, tabParam } from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('search params of the phone pages', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=100000', 1],
  ])('reads the page of "%s" as %i', (text, page) => {
    expect(pageParam(query(text))).toBe(page);
  });

  it('reads the tab of the strip, and falls back to all phones', () => {
    expect(tabParam(query('tab=0001'))).toBe('0001');
    expect(tabParam(query('tab=../x'))).toBe(ALL);
    expect(tabParam(query(''))).toBe(ALL);
  });

  it('counts options from 1 in the URL, and falls back to the first', () => {
    expect(optionParam(query('color=2'), 'color', 3)).toBe(1);
    for (const text of ['', 'color=0', 'color=4', 'color=blue']) expect(optionParam(query(text), 'color', 3)).toBe(0);
    expect(optionParamValue(0)).toBeUndefined();
    expect(optionParamValue(2)).toBe('3');
  });

  it('finds the brand by name in any case, never by an empty name (PHONE-06)', () => {
    const brands = [{ name: 'Vela' }, { name: 'Kumo' }];
    expect(findBrand(brands, ' kumo ')?.name).toBe('Kumo');
    expect(findBrand(brands, 'Nobody')).toBeUndefined();
    expect(findBrand(brands, '')).toBeUndefined();
    expect(findBrand(brands, null)).toBeUndefined();
  });

  it('knows what can be an id', () => {
    expect(isId('4001')).toBe(true);
    for (const text of ['', 'a b', '../4001', 'x'.repeat(33), null, undefined]) expect(isId(text)).toBe(false);
  });
});

describe('changing an address', () => {
  it('sets, takes out and keeps what belongs to others', () => {
    expect(changeQuery('?lang=en_US&page=3', { page: undefined, brandName: 'Vela' })).toBe('?lang=en_US&brandName=Vela');
    expect(changeQuery('?page=3', { page: undefined })).toBe('');
  });
});
