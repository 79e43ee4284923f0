import type { LocatedOperation } from '../document.ts';
import { changesOf } from '../marks.ts';

/** Reads that a form submits: mutations in the SDK, because their answer belongs to one press of the button and is not kept. */
const SUBMITTED = ['inquireAccountType', 'lookUpBalance', 'previewSms'];

/** Whether the generated hook is a mutation; otherwise it is a query. */
export function isMutation(operation: LocatedOperation): boolean {
  return changesOf(operation) !== undefined || SUBMITTED.includes(operation.operationId);
}

/** Whether the method says otherwise: a POST that only reads, a GET with an effect. */
export function isOddlySent(operation: LocatedOperation): boolean {
  return isMutation(operation) === (operation.method === 'get');
}
