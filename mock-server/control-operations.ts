import type { Contract } from './contract.ts';
import { HTTP_CODES } from './scenario.ts';

/** Every operation as `GET /__mock/operations` lists it: its examples are those of HTTP 200, its codes every documented one. */
export function listOperations(contract: Contract) {
  return [...contract.facts.values()].map(({ operation, needsToken }) => {
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
