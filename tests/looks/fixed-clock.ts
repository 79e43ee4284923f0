/** What server and browser say the time is: the day of the contract's examples, a Friday in office hours. */
export const MOMENT = new Date('2026-11-20T10:45:00+08:00');

// Preloaded into the server of the pictures (`node --import`): the mock computes its dates from a clock that stands still.
if (process.env.CLOCK === 'fixed') {
  const now = () => MOMENT.getTime();
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, target) => Reflect.construct(date, values.length === 0 ? [now()] : values, target),
    get: (date, name, receiver) => (name === 'now' ? now : Reflect.get(date, name, receiver)),
  });
}
