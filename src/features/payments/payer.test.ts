import { describe, expect, it } from 'vitest';
import { isFarAbove, maskedAccount } from './payer.ts';

describe('payer', () => {
  it.each([
    ['386.00', '386.00', false],
    ['772.00', '386.00', false],
    ['772.01', '386.00', true],
    ['3860', '386.00', true],
    ['2500', '1500.00', false],
    ['2500.01', '1500.00', true],
    ['50', '0.00', true],
    ['50', '-114.00', true],
  ])('an amount of %s against a balance of %s is far above: %s', (amount, balance, far) => {
    expect(isFarAbove(amount, balance)).toBe(far);
  });

  it('shows the last four digits of an account', () => {
    expect(maskedAccount('10288416')).toBe('•••• 8416');
  });
});
