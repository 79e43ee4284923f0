import { ApiError } from '@/api/errors';

/**
 * The complete content of a report. It has no free text, because the message of an error can quote a response or the customer's input; errors
 * are located by stack frames in the site's own files.
 */
export type Report =
  | { kind: 'error'; page: string; name: string; at: string[] }
  | { kind: 'vital'; page: string; name: string; value: number; rating: 'good' | 'needs-improvement' | 'poor' };

/** Limit of stack frames, innermost first. */
const MAX_FRAMES = 8;
/** File of this build with line and column. */
const FRAME = /\/assets\/([A-Za-z_.-]+-[\w-]{8}\.js):(\d+):(\d+)/g;
/** Names of errors of the platform and of libraries. */
const NAME = /^[A-Z][A-Za-z]{0,24}(?:Error|Exception)$|^Error$/;

/** Stack frames in the site's own files. The message, which some browsers repeat in the stack, is removed first. */
function framesOf({ stack = '', message }: Error): string[] {
  const frames = message === '' ? stack : stack.replaceAll(message, '');
  return [...frames.matchAll(FRAME)].slice(0, MAX_FRAMES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** `page` is the id of a route, never a URL. */
export function errorReport(error: unknown, page: string): Report {
  if (!(error instanceof Error)) return { kind: 'error', page, name: 'unknown', at: [] };
  const name = error instanceof ApiError ? `ApiError ${error.kind}` : NAME.test(error.name) ? error.name : 'unknown';
  return { kind: 'error', page, name, at: framesOf(error) };
}

/** `value` is in milliseconds, without unit for CLS. */
export function vitalReport(name: string, value: number, rating: 'good' | 'needs-improvement' | 'poor', page: string): Report {
  return { kind: 'vital', page, name, value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value), rating };
}
