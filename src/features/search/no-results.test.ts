import { describe, expect, it } from 'vitest';
import { synonymsOf } from './no-results.tsx';

describe('synonymsOf', () => {
  it('names other words of the group in the language of the pages', () => {
    expect(synonymsOf('出機', 'cn')[0]).toBe('上台');
    expect(synonymsOf(' puk ', 'cn')[0]).toBe('SIM 卡');
    expect(synonymsOf('PUK code', 'en')[0]).toBe('SIM card');
    expect(synonymsOf('上台', 'en')[0]).toBe('with a plan');
  });

  it('ignores spaces, hyphens and case, and never repeats the keyword', () => {
    expect(synonymsOf('esim', 'cn')).not.toContain('eSIM');
    expect(synonymsOf('E SIM', 'en')[0]).toBe('eSIM');
  });

  it('tries three words at most, and none for what belongs to no group', () => {
    expect(synonymsOf('客服', 'cn')).toHaveLength(3);
    expect(synonymsOf('zzzzzz', 'cn')).toEqual([]);
  });
});
