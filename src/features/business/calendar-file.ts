import type { BusinessActivityQueryResult } from '@/api/generated/business';
import { timeOf } from './event-time.ts';

/** Milliseconds as `20261203T063000Z`. */
const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

const encoder = new TextEncoder();

/** Folds a line to 75 octets without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (encoder.encode(last + letter).length > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

type CalendarEvent = Pick<BusinessActivityQueryResult, 'id' | 'title' | 'summary' | 'place'> & { startsAt: string; endsAt: string; url: string };

/** The event as an iCalendar file (RFC 5545). */
export function calendarFile({ id, title, summary, place, startsAt, endsAt, url }: CalendarEvent, now: number): string {
  const host = new URL(url).host;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(timeOf(startsAt))}`,
    `DTEND:${stamp(timeOf(endsAt))}`,
    `SUMMARY:${escaped(title)}`,
    ...(summary === undefined ? [] : [`DESCRIPTION:${escaped(summary)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
