import type { Contract } from './contract.ts';
import { HTTP_CODES } from './scenario.ts';

/** One operation as `GET /__mock/operations` lists it. */
export interface ListedOperation {
  operationId: string;
  area: string;
  summary: string;
  /** Upper case. */
  method: string;
  /** Template such as `/api/planSection/getinfoDetail/{id}`. */
  path: string;
  needsToken: boolean;
  /** Examples of HTTP 200; the first is the default. A request in English gets the variant ending in `En`, if there is one. */
  examples: { name: string; summary?: string }[];
  /** Every documented HTTP code. */
  codes: readonly number[];
}

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
      codes: HTTP_CODES,
    };
  });
}
