/** Preloaded into the server of the pictures (`node --import`): the mock computes its dates from a clock that stands still. */
import { MOMENT } from './moment.ts';

const now = () => MOMENT.getTime();

globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) => Reflect.construct(date, values.length === 0 ? [now()] : values, target),
  get: (date, name, receiver) => (name === 'now' ? now : Reflect.get(date, name, receiver)),
});
