import type { DataUsageAlertLevel } from '@/api/settings';

/** Working days until a change takes effect (SET-10). */
export const PROMOTION_DAYS = 14;

/** Opt-outs of the contract (SET-09, SET-11). */
export const PROMOTION_MEDIA = ['stopCall', 'stopEmail', 'stopMail', 'stopSms'] as const;

/** In MB (SET-14). */
export const ALERT_LEVELS = [850, 4915, 6963, 10035, 12083, 14131, 15155, 17203, 50995, 71475] as const satisfies readonly DataUsageAlertLevel[];

/** Choosing none is allowed (SET-16). */
export const MAX_LEVELS = 2;

const MB_IN_GB = 1024;

/** `850MB`, `4.8GB` (SET-14, SET-15). */
export function levelLabel(megabytes: DataUsageAlertLevel): string {
  return megabytes < MB_IN_GB ? `${megabytes}MB` : `${(megabytes / MB_IN_GB).toFixed(1)}GB`;
}
