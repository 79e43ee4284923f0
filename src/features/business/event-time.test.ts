import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { isUpcoming } from './event-time.ts';

const NOW = Date.parse('2026-12-03T09:59:00Z');

describe('an event', () => {
  it('is upcoming until it has ended in Macau', () => {
    const event = { startsAt: '2026-12-03 14:30', endsAt: '2026-12-03 18:00' };
    expect(isUpcoming(event, NOW)).toBe(true);
    expect(isUpcoming(event, NOW + 60_000)).toBe(false);
    expect(isUpcoming({}, NOW)).toBe(false);
  });

  it('becomes a calendar file in universal time, with escaped text in lines of 75 octets', () => {
    const file = calendarFile(
      {
        id: '3101',
        title: '雲端, 體驗; 日',
        summary: '雲'.repeat(40),
        place: 'Shop',
        startsAt: '2026-12-03 14:30',
        endsAt: '2026-12-03 18:00',
        url: 'https://site.test/activities/3101',
      },
      NOW,
    );
    expect(file).toContain('DTSTART:20261203T063000Z\r\nDTEND:20261203T100000Z\r\n');
    expect(file).toContain('SUMMARY:雲端\\, 體驗\\; 日\r\n');
    expect(file).toContain('UID:3101@site.test\r\n');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'雲'.repeat(40)}\r\n`);
  });
});
