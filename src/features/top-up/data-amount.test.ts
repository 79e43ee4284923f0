import { describe, expect, it } from 'vitest';
import { gbText, pricePerGb, thresholdParts } from './data-amount.ts';

describe('amounts of data', () => {
  it('are KiB / 1024 / 1024 with one decimal (TOPUP-13)', () => {
    expect(gbText(17_616_077)).toBe('16.8');
    expect(gbText(3_355_443)).toBe('3.2');
    expect(gbText(0)).toBe('0.0');
    expect(gbText(20 * 1024 * 1024)).toBe('20.0');
  });

  it('are read out of labels that say them, and of no others', () => {
    expect(thresholdParts('3 GB')).toEqual({ figure: '3', unit: 'GB' });
    expect(thresholdParts('1.5GB')).toEqual({ figure: '1.5', unit: 'GB' });
    expect(thresholdParts('無限數據')).toBeUndefined();
    expect(pricePerGb('3 GB', '98')).toBe('33');
    expect(pricePerGb('500 MB', '18')).toBeUndefined();
    expect(pricePerGb('0 GB', '18')).toBeUndefined();
  });
});
