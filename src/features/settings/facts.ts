import type { DataUsageAlertLevel } from '@/api/generated/settings';

/** Working days until a change takes effect (SET-10). */
export const PROMOTION_DAYS = 14;

/** Opt-outs of the contract (SET-09, SET-11); the form asks the opposite, what the customer wants (decision B75). */
export const PROMOTION_MEDIA = ['stopCall', 'stopEmail', 'stopMail', 'stopSms'] as const;

/** In MB (SET-14). */
export const ALERT_LEVELS = [850, 4915, 6963, 10035, 12083, 14131, 15155, 17203, 50995, 71475] as const satisfies readonly DataUsageAlertLevel[];

/** Choosing none is allowed (SET-16). */
export const MAX_LEVELS = 2;
