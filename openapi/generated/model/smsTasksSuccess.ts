/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ScheduledTask } from './scheduledTask.ts';

/**
 * Success.
 */
export interface SmsTasksSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The scheduled messages, oldest first.
     * @maxItems 200
     */
  data: ScheduledTask[];
}
