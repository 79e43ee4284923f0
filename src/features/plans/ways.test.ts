import { describe, expect, it } from 'vitest';
import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { chosenWay, hasTerms, takesPhone, termsOf, type Way, waysWith, withTerm } from './ways.ts';

const way = (months: number | undefined, device?: string, tjtype: 0 | 1 = 0): Way => ({
  cardtitleMap: { top: 'Plan', bottom: `${months} ${device}` },
  cardsubtitleMap: [{ top: 'MOP$168', bottom: 'a month' }],
  cardinfoMap: [],
  tjtype,
  ...(months === undefined ? {} : { months }),
  ...(device === undefined ? {} : { device }),
});

const NO_PHONE = { phone: undefined, color: 0, capacity: 0 };

const ways = [way(12), way(24, undefined, 1), way(24, 'Vela 12'), way(0)];

describe('the ways to take a plan', () => {
  it('begins with the recommended one, unless the URL names another that exists', () => {
    expect(chosenWay(ways, undefined, NO_PHONE)).toBe(1);
    expect(chosenWay(ways, 3, NO_PHONE)).toBe(2);
    expect(chosenWay(ways, 9, NO_PHONE)).toBe(1);
    expect(chosenWay([way(12), way(0)], undefined, NO_PHONE)).toBe(0);
  });

  it('begins with the way of the chosen phone in its capacity, unless the URL names another', () => {
    const vela = { ...way(24, 'Vela 12 256 GB'), phone: '4002', capacity: 2 };
    const withVela = [...ways, vela, { ...way(24, 'Orbe'), phone: '4014' }];
    expect(chosenWay(withVela, undefined, { phone: '4002', color: 3, capacity: 1 })).toBe(4);
    expect(chosenWay(withVela, undefined, { phone: '4002', color: 0, capacity: 0 })).toBe(1);
    expect(chosenWay(withVela, undefined, { phone: '4014', color: 0, capacity: 5 })).toBe(5);
    expect(chosenWay(withVela, 1, { phone: '4002', color: 0, capacity: 1 })).toBe(0);
    // A phone with a way of its own comes with no other; one without comes with those that have no device.
    expect(withVela.map((each) => takesPhone(withVela, each, { phone: '4002', color: 0, capacity: 1 }))).toEqual([false, false, false, false, true, false]);
    expect(ways.map((each) => takesPhone(ways, each, { phone: '4009', color: 0, capacity: 0 }))).toEqual([true, true, false, true]);
    expect(takesPhone(ways, vela, NO_PHONE)).toBe(false);
  });

  it('lists the terms, longest first', () => {
    expect(termsOf(ways)).toEqual([24, 12, 0]);
  });

  it('keeps the device with another term where it can', () => {
    expect(withTerm(ways, 0, 24)).toBe(1);
    expect(withTerm(ways, 2, 12)).toBe(0);
    expect(withTerm([way(12, 'Vela 12'), way(24), way(24, 'Vela 12')], 0, 24)).toBe(2);
    expect(withTerm(ways, 2, 36)).toBe(2);
  });

  it('has no choice of terms when one is unknown or two are the same', () => {
    expect(hasTerms(ways)).toBe(true);
    expect(hasTerms([way(12), way(undefined)])).toBe(false);
    expect(hasTerms([way(12), way(12)])).toBe(false);
  });
});

const priced = (months: number, more: Partial<Way> = {}): Way => ({
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

const pricedWays = [priced(12), priced(24), priced(24, { device: 'Vela 12', phone: '4002' })];
const chosen = { phone: '4003', color: 0, capacity: 1 };

describe('waysWith', () => {
  it('adds the way with the phone, for the term that its price needs', () => {
    const added = waysWith(pricedWays, '2003', chosen, phone(24)).slice(pricedWays.length);
    expect(added).toMatchObject([{ device: 'Vela 12 Ultra 512 GB', phone: '4003', capacity: 2, months: 24, total: '9512.5' }]);
    expect(added[0]?.cardinfoMap).toEqual([{ left: 'Phone with this plan', right: 'MOP$5,480.50' }]);
  });

  it('adds none without a phone, its price, its term, or where it has one', () => {
    expect(waysWith(pricedWays, '2003', chosen, undefined)).toBe(pricedWays);
    expect(waysWith(pricedWays, '2003', { ...chosen, phone: undefined }, phone(24))).toBe(pricedWays);
    expect(waysWith(pricedWays, '2003', { ...chosen, phone: '4002' }, phone(24))).toBe(pricedWays);
    expect(waysWith(pricedWays, '2003', { ...chosen, capacity: 0 }, phone(24))).toBe(pricedWays);
    expect(waysWith(pricedWays, '2004', chosen, phone(24))).toBe(pricedWays);
    for (const months of [undefined, 36]) expect(waysWith(pricedWays, '2003', chosen, phone(months))).toBe(pricedWays);
  });
});
