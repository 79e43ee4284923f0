import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsageRecord } from '../../openapi/generated/model.ts';
import { personaOf } from '../personas.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './usage.ts';

const customer = personaOf('66881234');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('detailed usage', () => {
  const linesOf = (result: unknown) => (result as { data: { billDetailText: string } }).data.billDetailText.split('\n').filter((line) => /^\d{4}-/.test(line));

  it('has a record with the sessions of the text', async () => {
    const call = { sandbox: sandboxOf('usage-detail'), customer, language: 'en', body: { cycleDate: '2026-11-15' } } as const;
    const answered = (await callHandler(handlers, 'usageDetail', call)) as { data: { record: UsageRecord } };
    const { from, to, sessions } = answered.data.record;
    expect([from, to]).toEqual(['2026-10-15', '2026-11-14']);
    const lines = linesOf(answered).map((line) => line.split(/ {2,}/));
    expect(sessions.map(({ startedAt, number = '-', charge, type }) => [startedAt, number, charge, type])).toEqual(
      lines.map(([day = '', time = '', number, _used, charge, type]) => [`${day} ${time.slice(0, 5)}`, number, charge, type]),
    );
    expect(new Set(sessions.map(({ kind }) => kind))).toEqual(new Set(['data', 'call', 'sms', 'idd']));
  });
});
