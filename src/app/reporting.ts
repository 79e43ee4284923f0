import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CAUGHT_ERROR } from '@/lib/report-error';
import { storedLanguage } from '@/session/language';
import { errorReport, type Report, vitalReport } from './report-content.ts';

/** Milliseconds for which reports are collected into one call. */
const BATCH_MS = 1000;
/** Limit of reports per page load, against errors that repeat. */
const MAX_REPORTS = 30;

/**
 * Sends uncaught errors, errors caught by error boundaries and web vitals to the operator's URL. Loaded only when that URL is configured.
 * Sends no cookies and no URL of the page, which can contain a payment id; for the content see report-content.ts.
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
