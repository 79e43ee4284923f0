import { describe, expect, it } from 'vitest';
import { pricePerGb, thresholdParts } from './data-amount.ts';

describe('amounts of data', () => {
  it('are parsed from labels of the known form only', () => {
    expect(thresholdParts('3 GB')).toEqual({ figure: '3', unit: 'GB' });
    expect(thresholdParts('1.5GB')).toEqual({ figure: '1.5', unit: 'GB' });
    expect(thresholdParts(' 500 MB ')).toEqual({ figure: '500', unit: 'MB' });
    expect(thresholdParts('10.25 GB')).toEqual({ figure: '10.25', unit: 'GB' });
    for (const label of ['無限數據', 'up to 3 GB', '3 GB a day', '3  GB', '3. GB', '.5 GB', '3 TB', 'GB']) expect(thresholdParts(label), label).toBeUndefined();
    expect(pricePerGb('3 GB', '98')).toBe('33');
    expect(pricePerGb('無限數據', '18')).toBeUndefined();
    expect(pricePerGb('500 MB', '18')).toBeUndefined();
    expect(pricePerGb('0 GB', '18')).toBeUndefined();
  });
});
