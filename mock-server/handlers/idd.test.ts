import { describe, expect, it } from 'vitest';
import type { Language } from '../handler.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers } from './idd.ts';

type Tariff = 'idd00Plans' | 'idd060Plans';

const rows = <K extends Tariff>(operation: K, language: Language) => payloadFrom(handlers, operation, { sandbox: sandboxOf('idd-test'), language });

describe('IDD 00', () => {
  it('lists 60 countries, Mainland China in two rows, and the other countries last at 9.90 without video', async () => {
    const list = await rows('idd00Plans', 'cn');
    expect(list).toHaveLength(62);
    expect(list.at(-1)).toEqual({ country: '其他國家', countryCode: '-', peakCharge: '9.90', nonpeakCharge: '9.90', chargeDis: '-', videoIddCharge: '0' });
    expect((await rows('idd00Plans', 'en')).at(-1)?.country).toBe('Other countries');
  });

  it("charges China's other areas 2.20 and 1.80", async () => {
    expect((await rows('idd00Plans', 'en'))[1]).toMatchObject({
      country: 'Mainland China (other areas)',
      countryCode: '86',
      peakCharge: '2.20',
      nonpeakCharge: '1.80',
    });
  });

  it('never charges more off peak, nor more at a discount', async () => {
    for (const { peakCharge, nonpeakCharge, chargeDis } of (await rows('idd00Plans', 'en')).slice(0, -1)) {
      expect(Number(nonpeakCharge)).toBeLessThan(Number(peakCharge));
      expect(Number(chargeDis)).toBeLessThan(Number(nonpeakCharge));
    }
  });
});

describe('IDD 060', () => {
  it('lists 40 countries and, last, the others as not applicable (A26)', async () => {
    const list = await rows('idd060Plans', 'cn');
    expect(list).toHaveLength(41);
    expect(list.at(-1)).toEqual({ country: '其他國家', countryCode: '-', charge: '不適用', chargeCust: '不適用', chargeDis: '不適用' });
    expect((await rows('idd060Plans', 'en')).at(-1)).toMatchObject({ country: 'Other countries', charge: 'Not applicable' });
  });
});
