import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from '@/components/search-params';
import { ALL, findBrand, LIST_PARAMS, productParams, STRIP_PARAMS, toBrand } from './search-params.ts';

const color = { img: '', color: '' };
const capacity = { capacityname: '', mobilePlans: [] };
const PRODUCT_PARAMS = productParams({ colors: [color, color, color], mobileCapacityplan: [capacity, capacity] });

describe('search params of the phone pages', () => {
  it('reads the tab of the strip, and falls back to all phones', () => {
    expect(readSearch(STRIP_PARAMS, 'tab=0001').tab).toBe('0001');
    for (const text of ['tab=../x', 'tab=a b', `tab=${'x'.repeat(33)}`, 'tab=', '']) expect(readSearch(STRIP_PARAMS, text).tab).toBe(ALL);
  });

  it('counts options from 1 in the URL, and falls back to the first', () => {
    expect(readSearch(PRODUCT_PARAMS, 'color=2').color).toBe(1);
    for (const text of ['', 'color=0', 'color=4', 'color=blue']) expect(readSearch(PRODUCT_PARAMS, text).color).toBe(0);
    expect(writeSearch(PRODUCT_PARAMS, 'color=2', { color: 0 })).toBe('');
    expect(writeSearch(PRODUCT_PARAMS, '', { color: 2 })).toBe('?color=3');
  });

  it('finds the brand by name in any case, never by an empty name (PHONE-06)', () => {
    const brands = [{ name: 'Vela' }, { name: 'Kumo' }];
    const found = (search: string) => findBrand(brands, readSearch(LIST_PARAMS, search).brandName)?.name;
    expect(found('brandName= kumo ')).toBe('Kumo');
    for (const search of ['brandName=Nobody', 'brandName=', '']) expect(found(search)).toBeUndefined();
  });

  it('sets and removes params and keeps unknown ones', () => {
    expect(writeSearch(LIST_PARAMS, '?lang=en_US&page=3', toBrand('Vela'))).toBe('?lang=en_US&brandName=Vela');
    expect(writeSearch(LIST_PARAMS, '?page=3', { page: 1 })).toBe('');
  });
});
