import { describe, expect, it } from 'vitest';
import { firstImageIndex, galleryImages, type MobilePlan, priceWithPlan, recommendedPlan } from './gallery-images.ts';

const plan = (top: string, facts: { top: string; bottom: string }[], tjtype?: 0 | 1): MobilePlan => ({
  link: '/sharePlan/2003',
  cardtitleMap: { top, bottom: '24 months' },
  cardsubtitleMap: [{ top: 'MOP$168', bottom: 'a month' }, ...facts],
  ...(tjtype === undefined ? {} : { tjtype }),
});

describe('the images of a phone', () => {
  const images = galleryImages([
    { img: 'blue.svg', color: 'Blue', views: ['blue-back.svg'] },
    { img: 'gold.svg', color: 'Gold' },
  ]);

  it('are grouped by colour, with and without further views', () => {
    expect(images.map(({ src, color, isFirst }) => [src, color, isFirst])).toEqual([
      ['blue.svg', 0, true],
      ['blue-back.svg', 0, false],
      ['gold.svg', 1, true],
    ]);
  });

  it('begin for each colour with its own image (PHONE-20)', () => {
    expect(firstImageIndex(images, 1)).toBe(2);
    expect(firstImageIndex(images, 9)).toBe(0);
  });
});

describe('the price with a plan', () => {
  it('belongs to the recommended plan, else to the first', () => {
    const [light, full] = [plan('Light', []), plan('Full', [], 1)];
    expect(recommendedPlan([light, full])).toBe(full);
    expect(recommendedPlan([light])).toBe(light);
    expect(recommendedPlan([])).toBeUndefined();
  });

  it('is the first fact with a price, as the server labels it, and never the monthly fee', () => {
    const facts = [
      { top: 'Local data', bottom: '60 GB' },
      { top: 'Phone with this plan', bottom: 'MOP$5,480' },
    ];
    expect(priceWithPlan(plan('Full', facts))).toEqual({ label: 'Phone with this plan', text: 'MOP$5,480', plan: 'Full', fee: 'MOP$168' });
    expect(priceWithPlan(plan('Full', []))).toBeUndefined();
    expect(priceWithPlan(undefined)).toBeUndefined();
  });
});
