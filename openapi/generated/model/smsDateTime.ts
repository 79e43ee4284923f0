/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * Date and time in Macau, `YYYY-MM-DD HH:mm`. The form is proposed by this project.
 */
export type SmsDateTime = DateTime;
