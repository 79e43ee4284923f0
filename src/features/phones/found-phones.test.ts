import { describe, expect, it } from 'vitest';
import type { PhoneListItem } from '@/components/phone-card';
import { findPhones } from './found-phones.tsx';
import { NO_FILTERS } from './search-params.ts';

const phone = (id: string, price: string, more: Partial<PhoneListItem> = {}): PhoneListItem => ({
  id,
  img: '/phone.svg',
  name: id,
  brandName: 'Vela',
  networkName: '5G',
  isnew: 0,
  titleleftMap: { top: 'Suggested plan', bottom: 'MOP$98' },
  titlerightMap: { top: 'Phone, from', bottom: price },
  ...more,
});

const phones = [
  phone('a', 'MOP$6,000', { released: '2026-01-02', instock: 0 }),
  phone('b', 'MOP$780.50', { networkName: '4G', instock: 1 }),
  phone('c', 'Ask in a shop', { released: '2026-10-16' }),
  phone('d', 'MOP$12,880', { released: '2025-12-31', instock: 1 }),
];

const ids = (change: Partial<typeof NO_FILTERS>) =>
  findPhones(phones, { ...NO_FILTERS, ...change })
    .map(({ id }) => id)
    .join(' ');

describe('findPhones', () => {
  it('keeps a limit with the lower band, and no phone without a figure', () => {
    expect([ids({ price: '0-3000' }), ids({ price: '3000-6000' }), ids({ price: '6000-' })]).toEqual(['b', 'a', 'd']);
  });

  it('filters by network and stock; unknown stock is not out of stock', () => {
    expect([ids({ network: '4G' }), ids({ inStock: true })]).toEqual(['b', 'b c d']);
  });

  it('orders by price and first day of sale, with unknown ones last', () => {
    expect([ids({ order: 'price' }), ids({ order: '-price' }), ids({ order: 'newest' }), ids({})]).toEqual(['b a d c', 'd a b c', 'c a d b', 'a b c d']);
  });
});
