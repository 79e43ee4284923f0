/** Locale of dates and times; `zh-HK` writes them as in Macau. */
export const dateLocale = (language: 'cn' | 'en') => (language === 'en' ? 'en-GB' : 'zh-HK');

/** Kept by language and form: making one takes longer than writing a page of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: 'cn' | 'en', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'Asia/Macau' });
  formats.set(key, format);
  return format;
}

/** Writes a moment; a text that is none stays as it came. */
function written(text: string, at: Date, language: 'cn' | 'en', options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(at.getTime())) return text;
  return formatOf(language, options).format(at);
}

/** A day of the server (`2026-11-15`) as people write it: 2026年11月15日, 15 November 2026. */
export function dayText(day: string, language: 'cn' | 'en'): string {
  // Noon in Macau: the same day whatever the clock of the device says.
  return written(day, new Date(`${day}T12:00:00+08:00`), language, { dateStyle: 'long' });
}

/** A day of the server without the year: 11月15日, 15 November. */
export function dayAndMonth(day: string, language: 'cn' | 'en'): string {
  return written(day, new Date(`${day}T12:00:00+08:00`), language, { day: 'numeric', month: 'long' });
}

/** A minute of the server in Macau time (`2026-11-20 14:05`), without the year: 11月20日 14:05, 20 November, 14:05. */
export function minuteText(minute: string, language: 'cn' | 'en'): string {
  const at = new Date(`${minute.replace(' ', 'T')}:00+08:00`);
  return written(minute, at, language, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
