/** Numbers to dial for a usage enquiry (USAGE-05). */
export const USAGE_LINES = ['*8210', '*8110'] as const;

/** Alert levels are in MB, data amounts in KiB (decision A13). */
export const KIB_IN_MB = 1024;
const MB_IN_GB = 1024;

/** `850 MB`, `4.8 GB` (SET-14, SET-15). */
export function megabytesText(megabytes: number): string {
  return megabytes < MB_IN_GB ? `${megabytes} MB` : `${(megabytes / MB_IN_GB).toFixed(1)} GB`;
}

/** KiB as GB with one decimal (TOPUP-13, decision A13). */
export function gigabytes(kib: number): string {
  return (kib / 1024 / 1024).toFixed(1);
}

/** Shares of data left below which figures warn. */
const LOW = 0.2;
const CRITICAL = 0.05;

export type DataState = 'usual' | 'low' | 'critical';

/** Whether so much data left is a reason to warn; amounts in one unit. */
export function dataState(left: number, total: number): DataState {
  if (left < CRITICAL * total || left === 0) return 'critical';
  return left < LOW * total ? 'low' : 'usual';
}
