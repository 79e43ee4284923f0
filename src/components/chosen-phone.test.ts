import { describe, expect, it } from 'vitest';
import { CHOSEN_PHONE_PARAMS, withChosenPhone } from './chosen-phone.ts';
import { readSearch } from './search-params.ts';

const chosen = { phone: '4001', color: 1, capacity: 2 };

describe('withChosenPhone', () => {
  it('adds phone, colour and capacity, which the plan page reads', () => {
    const link = withChosenPhone('/sharePlan/2003', chosen);
    expect(link).toBe('/sharePlan/2003?phone=4001&color=2&capacity=3');
    expect(readSearch(CHOSEN_PHONE_PARAMS, link.split('?')[1] ?? '')).toEqual(chosen);
  });

  it('omits the first colour and capacity, and keeps query and hash of the link', () => {
    expect(withChosenPhone('https://shop.operator.example/apply/2003?option=2#form', { phone: '4001', color: 0, capacity: 0 })).toBe(
      'https://shop.operator.example/apply/2003?option=2&phone=4001#form',
    );
  });

  it('changes nothing without a phone, and no link that has no query', () => {
    expect(withChosenPhone('/sharePlan/2003', { ...chosen, phone: undefined })).toBe('/sharePlan/2003');
    expect(withChosenPhone('tel:1118', chosen)).toBe('tel:1118');
  });
});
