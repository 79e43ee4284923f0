import { macauMinute } from './macau-date.ts';

/** Whether a place that is open from `opens` until before `closes` (`10:30`, `20:00`, every day, Macau time) is open at a moment. */
export function isOpenAt(at: Date, opens: string, closes: string): boolean {
  const time = macauMinute(at.getTime()).slice(11);
  return opens <= time && time < closes;
}
