import { describe, expect, it } from 'vitest';
import { STEP_KEYS } from '@/session/storage';
import { readView, writeView } from './views.ts';

describe('the remembered sub-view', () => {
  it('comes back as it was written', () => {
    for (const view of ['main', 'bill', 'email', 'reissue', 'unbilled'] as const) expect(readView(writeView(view))).toBe(view);
  });

  it('starts at the main view, also from something unreadable', () => {
    expect(STEP_KEYS.isShowType).toBe(writeView('main'));
    for (const stored of ['', 'null', '[]', '{"bill":"yes"}', '{']) expect(readView(stored)).toBe('main');
  });
});
