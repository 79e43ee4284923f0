/** What server and browser say the time is: the day of the contract's examples, a Friday in office hours. */
export const MOMENT = new Date('2026-11-20T10:45:00+08:00');
