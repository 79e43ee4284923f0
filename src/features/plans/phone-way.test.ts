import { describe, expect, it } from 'vitest';
import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { waysWith } from './phone-way.ts';
import type { Way } from './ways.ts';

const way = (months: number, more: Partial<Way> = {}): Way => ({
  cardtitleMap: { top: 'Plan', bottom: `${months}-month contract` },
  cardsubtitleMap: [{ top: 'MOP$168', bottom: 'a month' }],
  cardinfoMap: [],
  tjtype: 0,
  months,
  total: String(months * 168),
  ...more,
});

const phone = (months: number | undefined): PhoneDetailQueryResult => ({
  name: 'Vela 12 Ultra',
  brandName: 'Vela',
  colors: [{ img: '/phone.svg', color: 'Night Ink' }],
  mobileCapacityplan: [
    { capacityname: '256 GB', mobilePlans: [] },
    {
      capacityname: '512 GB',
      mobilePlans: [
        {
          link: '/sharePlan/2003',
          cardtitleMap: { top: 'Plan', bottom: '' },
          cardsubtitleMap: [
            { top: 'MOP$168', bottom: 'a month' },
            { top: 'Phone with this plan', bottom: 'MOP$5,480.50' },
          ],
          ...(months === undefined ? {} : { months }),
        },
      ],
    },
  ],
  calusecontent: '',
  introductioncontent: '',
});

const ways = [way(12), way(24), way(24, { device: 'Vela 12', phone: '4002' })];
const chosen = { phone: '4003', color: 0, capacity: 1 };

describe('waysWith', () => {
  it('adds the way with the phone, for the term that its price needs', () => {
    const added = waysWith(ways, '2003', chosen, phone(24)).slice(ways.length);
    expect(added).toMatchObject([{ device: 'Vela 12 Ultra 512 GB', phone: '4003', capacity: 2, months: 24, total: '9512.5' }]);
    expect(added[0]?.cardinfoMap).toEqual([{ left: 'Phone with this plan', right: 'MOP$5,480.50' }]);
  });

  it('adds none without a phone, its price, its term, or where it has one', () => {
    expect(waysWith(ways, '2003', chosen, undefined)).toBe(ways);
    expect(waysWith(ways, '2003', { ...chosen, phone: undefined }, phone(24))).toBe(ways);
    expect(waysWith(ways, '2003', { ...chosen, phone: '4002' }, phone(24))).toBe(ways);
    expect(waysWith(ways, '2003', { ...chosen, capacity: 0 }, phone(24))).toBe(ways);
    expect(waysWith(ways, '2004', chosen, phone(24))).toBe(ways);
    for (const months of [undefined, 36]) expect(waysWith(ways, '2003', chosen, phone(months))).toBe(ways);
  });
});
