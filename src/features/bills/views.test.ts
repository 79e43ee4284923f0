import { describe, expect, it } from 'vitest';
import { STEP_KEYS } from '@/session/storage';
import { readView, writeView } from './views.ts';

describe('the stored sub-view', () => {
  it('round-trips', () => {
    for (const view of ['main', 'bill', 'email', 'reissue', 'unbilled'] as const) expect(readView(writeView(view))).toBe(view);
  });

  it('defaults to the main view, also from an unreadable value', () => {
    expect(STEP_KEYS.isShowType).toBe(writeView('main'));
    for (const stored of ['', 'null', '[]', '{"bill":"yes"}', '{']) expect(readView(stored)).toBe('main');
  });
});
