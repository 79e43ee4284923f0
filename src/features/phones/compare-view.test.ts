import { describe, expect, it } from 'vitest';
import { compareRows } from './compare-view.tsx';

const labels = { outright: 'Phone only', withPlan: 'With a plan', capacity: 'Capacity' };
const phone = (price: string | undefined, introductioncontent: string) => ({
  name: 'A phone',
  brandName: 'A brand',
  colors: [],
  mobileCapacityplan: [{ capacityname: '128 GB', mobilePlans: [], ...(price && { price }) }],
  calusecontent: '',
  introductioncontent,
});

describe('compareRows', () => {
  it('has the prices first and the facts of the tables, each phone in its place', () => {
    const rows = compareRows(
      [
        phone(undefined, '<p>Fast &amp; light</p><table><tr><th scope="row">Weight</th><td>180&nbsp;g</td></tr></table>'),
        phone('MOP$5,280', '<tr><th>Battery</th> <td>5,000 mAh</td></tr><tr><th>Weight</th><td>205 g</td></tr><tr><th>Broken'),
      ],
      labels,
    );
    expect(rows).toEqual([
      { label: 'Phone only', values: [undefined, 'MOP$5,280'] },
      { label: 'Capacity', values: ['128 GB', '128 GB'] },
      { label: 'Weight', values: ['180\u00a0g', '205 g'] },
      { label: 'Battery', values: [undefined, '5,000 mAh'] },
    ]);
  });
});
