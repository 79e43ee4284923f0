import { describe, expect, it } from 'vitest';
import { gigabytes } from './gigabytes.ts';

describe('gigabytes', () => {
  it('are KiB / 1024 / 1024 with one decimal (TOPUP-13)', () => {
    expect(gigabytes(17_616_077)).toBe('16.8');
    expect(gigabytes(3_355_443)).toBe('3.2');
    expect(gigabytes(0)).toBe('0.0');
    expect(gigabytes(20 * 1024 * 1024)).toBe('20.0');
  });
});
