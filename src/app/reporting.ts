import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ApiError } from '@/api/errors';
import { CAUGHT_ERROR } from '@/lib/report-error';
import { storedLanguage } from '@/session/language';

/** Milliseconds for which reports are collected into one call. */
const BATCH_MS = 1000;
/** Limit of reports per page load, against errors that repeat. */
const MAX_REPORTS = 30;

/**
 * Sends uncaught errors, errors caught by error boundaries and web vitals to the operator's URL. Loaded only when that URL is configured.
 * Sends no cookies and no URL of the page, which can contain a payment id; for the content see {@link Report}.
 */
export function startReporting(url: string, release: string, page: () => string): void {
  const waiting: Report[] = [];
  const seen = new Set<string>();

  const send = () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify({ release, language: storedLanguage(), reports: waiting.splice(0) });
    // Plain text needs no CORS preflight. A lost report is ignored.
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true, body }).catch(() => {});
  };
  const add = (report: Report) => {
    const key = JSON.stringify(report);
    if (seen.size >= MAX_REPORTS || seen.has(key)) return;
    seen.add(key);
    waiting.push(report);
    setTimeout(send, BATCH_MS);
  };

  const onError = (error: unknown) => add(errorReport(error, page()));
  window.addEventListener('error', ({ error }) => onError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  window.addEventListener(CAUGHT_ERROR, (event) => onError((event as CustomEvent<unknown>).detail));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  const onVital = ({ name, value, rating }: Metric) => add(vitalReport(name, value, rating, page()));
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(onVital);
}

/**
 * The complete content of a report. It has no free text, because the message of an error can quote a response or the customer's input; errors
 * are located by stack frames in the site's own files.
 */
type Report =
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
