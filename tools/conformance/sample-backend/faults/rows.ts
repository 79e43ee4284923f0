/** The functions that the lists of faults are written with: one call for each fault. */
import type { ViolationKind } from '@site/contract/strict/violation.ts';
import type { Call } from '../call.ts';
import { json, type Outgoing, text } from '../outgoing.ts';
import { type Behaviour, type Change, type Context, changing, EVERYWHERE, editing, type FaultRow, headers, onStatus, rewriting } from './fault.ts';

/** The operation that the finding names; with others where those behave differently in its place. */
type Operations = string | readonly [found: string, ...different: string[]];

/**
 * Makes the function for faults whose behaviour follows from one thing, and from the place of the finding. A row is: name, operation, kind and place of
 * the finding, what the server does in words, and that one thing.
 */
const rowsOf =
  <Input>(behaviourOf: (input: Input, place: string) => FaultRow['behaviour']) =>
  (name: string, operations: Operations, kind: ViolationKind, place: string, what: string, input: Input): FaultRow => {
    const [operationId, ...on] = typeof operations === 'string' ? [operations] : operations;
    const row = { name, operationId, kind, place, what, behaviour: behaviourOf(input, place) };
    // Where every path behaves differently, the finding is looked for at the operation alone.
    return { ...row, ...(on.length === 0 ? {} : { on }), ...(on.includes(EVERYWHERE) ? { only: [operationId] } : {}) };
  };

/** Any behaviour. */
export const fault = rowsOf((behaviour: FaultRow['behaviour']) => behaviour);

/** Another value at the place. */
export const value = rowsOf((change: Change, place) => () => changing(place, change));

/** Another envelope. */
export const envelope = rowsOf(editing);

/** Another text, or bytes that are none. */
export const bytes = rowsOf(rewriting);

/** Another value of the header that the place names; undefined leaves it out. */
export const header = rowsOf((content: string | undefined, place) => headers({ [place.replace('header ', '')]: content }));

/** Another response in place of one of this status, by default of a success. */
const insteadOf = (status: string) => rowsOf((response: Outgoing) => onStatus(status, () => response));
export const instead = insteadOf('0');
export const insteadOfRefusal = insteadOf('-1');
export const insteadOfExpiry = insteadOf('-2');

/** Another envelope in place of one of this status, with the same status where it has none of its own. */
const inPlaceOf = (status: string) => rowsOf((other: object) => onStatus(status, (sent) => ({ ...sent, body: json({ status, ...other }).body })));

/** Another envelope in place of refusals. */
export const refusal = inPlaceOf('-1');

/** Another envelope in place of "session expired". */
export const expiry = inPlaceOf('-2');

/** The function of {@link rowsOf} for faults that are all found as one kind. */
export const rowsOfKind = <Input>(kind: ViolationKind, behaviourOf: (input: Input) => FaultRow['behaviour']) => {
  const row = rowsOf(behaviourOf);
  return (name: string, operations: Operations, place: string, what: string, input: Input) => row(name, operations, kind, place, what, input);
};

/** Another reply of the responder. */
export const repliesOf = (kind: ViolationKind) => rowsOfKind(kind, (respond: NonNullable<Behaviour['respond']>) => ({ respond }));

/** Other fields in place of those of the body. */
export const reading = rowsOf((fields: (call: Call) => object): FaultRow['behaviour'] => ({
  respond: (call, usual) => {
    Object.assign(call.body, fields(call));
    return usual();
  },
}));

/** Requests that an unchecked handler fails on. */
export const crash = rowsOfKind('crash-on-wrong-input', (when: (context: Context) => boolean) => ({
  intercept: (context) => (when(context) ? text(500, 'text/plain', 'java.lang.IllegalStateException: unexpected input\n\tat Handler.java:42') : undefined),
}));
