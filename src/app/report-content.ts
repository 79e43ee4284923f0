import { ApiError } from '@/api/errors';

/**
 * Everything that may leave this browser in a report. There is no free text in it: the message of an error can quote an answer or what a
 * customer typed, so the places in our own files must do.
 */
export type Report =
  | { kind: 'error'; page: string; name: string; at: string[] }
  | { kind: 'vital'; page: string; name: string; value: number; rating: 'good' | 'needs-improvement' | 'poor' };

/** Places of one report, the innermost first. */
const MOST_PLACES = 8;
/** An address of this build's own files, with line and column. */
const PLACE = /\/assets\/([A-Za-z_.-]+-[\w-]{8}\.js):(\d+):(\d+)/g;
/** Names that errors of the platform and of our libraries have. */
const NAME = /^[A-Z][A-Za-z]{0,24}(?:Error|Exception)$|^Error$/;

/** The places in our own files that a stack names. The message stands in front of them, in some browsers with line breaks, and goes. */
function placesOf({ stack = '', message }: Error): string[] {
  const frames = message === '' ? stack : stack.replaceAll(message, '');
  return [...frames.matchAll(PLACE)].slice(0, MOST_PLACES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** A report of an error; `page` is the id of a route, never its address. */
export function errorReport(error: unknown, page: string): Report {
  if (!(error instanceof Error)) return { kind: 'error', page, name: 'unknown', at: [] };
  const name = error instanceof ApiError ? `ApiError ${error.kind}` : NAME.test(error.name) ? error.name : 'unknown';
  return { kind: 'error', page, name, at: placesOf(error) };
}

/** A report of a web vital: milliseconds, for CLS a number without unit. */
export function vitalReport(name: string, value: number, rating: 'good' | 'needs-improvement' | 'poor', page: string): Report {
  return { kind: 'vital', page, name, value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value), rating };
}
