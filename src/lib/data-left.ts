/** Shares of data left below which figures warn. */
const LOW = 0.2;
const CRITICAL = 0.05;

export type DataState = 'usual' | 'low' | 'critical';

/** Whether so much data left is a reason to warn; amounts in one unit. */
export function dataState(left: number, total: number): DataState {
  if (left < CRITICAL * total || left === 0) return 'critical';
  return left < LOW * total ? 'low' : 'usual';
}
