import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CAUGHT_ERROR } from '@/lib/report-error';
import { storedLanguage } from '@/session/language';
import { errorReport, type Report, vitalReport } from './report-content.ts';

/** Milliseconds for which reports are collected, so that one fault is one call. */
const COLLECT = 1000;
/** Reports of one page load: a fault that repeats itself for ever is known by then. */
const MOST = 30;

/**
 * Sends uncaught errors, errors that a boundary has caught, and web vitals to the operator's address. Loaded only when that address is set.
 * What a report may contain is decided in report-content.ts; cookies and the page's address, which can hold a payment's id, stay here.
 */
export function startReporting(address: string, release: string, page: () => string): void {
  const waiting: Report[] = [];
  const seen = new Set<string>();

  const send = () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify({ release, language: storedLanguage(), reports: waiting.splice(0) });
    // Plain text needs no question to the other server beforehand; a report that does not arrive is not worth another error.
    fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true, body }).catch(() => {});
  };
  const add = (report: Report) => {
    const key = JSON.stringify(report);
    if (seen.size >= MOST || seen.has(key)) return;
    seen.add(key);
    waiting.push(report);
    setTimeout(send, COLLECT);
  };

  const onError = (error: unknown) => add(errorReport(error, page()));
  window.addEventListener('error', ({ error }) => onError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  window.addEventListener(CAUGHT_ERROR, (event) => onError((event as CustomEvent<unknown>).detail));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  const onVital = ({ name, value, rating }: Metric) => add(vitalReport(name, value, rating, page()));
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(onVital);
}
