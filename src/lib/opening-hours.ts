const macauTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Macau', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Whether a place that is open from `opens` until before `closes` (`10:30`, `20:00`, every day, Macau time) is open at a moment. */
export function isOpenAt(at: Date, opens: string, closes: string): boolean {
  const time = macauTime.format(at);
  return opens <= time && time < closes;
}
