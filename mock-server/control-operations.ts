import type { Contract } from './contract.ts';
import { failureCodes } from './scenario.ts';

/** One operation as `GET /__mock/operations` lists it: for panels, documentation and other teams' tools. */
export interface ListedOperation {
  operationId: string;
  area: string;
  /** One line of what it does. */
  summary: string;
  /** In capitals. */
  method: string;
  /** Template, such as `/api/planSection/getinfoDetail/{id}`. */
  path: string;
  needsToken: boolean;
  /** Examples of HTTP 200, the usual one first. In English a request is given the twin with the ending `En`, where there is one. */
  examples: { name: string; summary?: string }[];
  /** Every documented HTTP code. */
  codes: number[];
}

/** Every operation of the contract with what it can be made to answer. */
export function listOperations(contract: Contract): ListedOperation[] {
  return [...contract.facts.values()].map((facts) => {
    const { operation, needsToken } = facts;
    const examples = operation.responses['200']?.content?.['application/json']?.examples ?? {};
    return {
      operationId: operation.operationId,
      area: operation.tags[0] ?? '',
      summary: operation.summary,
      method: operation.method.toUpperCase(),
      path: operation.path,
      needsToken,
      examples: Object.entries(examples).map(([name, { summary }]) => ({ name, ...(summary === undefined ? {} : { summary }) })),
      codes: [200, ...failureCodes(facts)],
    };
  });
}
