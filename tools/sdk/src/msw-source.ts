import { type ContractDocument, type LocatedOperation, type Media, operationsOf, resolve } from '@farol/contract/document.ts';

const pascal = (text: string) => text.replace(/(?:^|[-_])(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** `travel-card` → `travelCard`. */
export const camel = (text: string): string => text.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Areas in the order of the contract, each with its operations. */
export function operationsByArea(document: ContractDocument): Map<string, LocatedOperation[]> {
  return Map.groupBy(operationsOf(document), ({ tags }) => tags[0] ?? '');
}

const json = (document: ContractDocument, response: unknown): Media | undefined =>
  resolve<{ content?: Record<string, Media> }>(document, response as { $ref: string }).content?.['application/json'];

const union = (names: readonly (string | number)[]) =>
  names.length === 0 ? 'never' : names.map((name) => (typeof name === 'number' ? name : `'${name}'`)).join(' | ');

/** The module of one area's MSW handlers: the examples as plain data, and one typed function an operation. */
export function mswModule(document: ContractDocument, area: string, operations: readonly LocatedOperation[]): string {
  const models = new Set<string>();
  const examples: string[] = [];
  const handlers: string[] = [];
  for (const { operationId, method, path, summary, responses } of operations) {
    const answers = Object.entries(responses).map(([status, response]) => [Number(status), json(document, response)] as const);
    const usual = answers.find(([status]) => status === 200)?.[1];
    const types = ((usual?.schema.oneOf ?? []) as { $ref: string }[]).map(({ $ref }) => pascal($ref.split('/').at(-1) ?? ''));
    for (const type of types) models.add(type);
    const names = Object.keys(usual?.examples ?? {});
    const values = answers.map(([status, media]) => [
      status,
      Object.fromEntries(Object.entries(media?.examples ?? {}).map(([name, { value }]) => [name, value])),
    ]);
    examples.push(`  ${operationId}: ${JSON.stringify(Object.fromEntries(values))},`);
    const errors = answers.map(([status]) => status).filter((status) => status !== 200);
    handlers.push(
      `  /** ${summary}: \`${method.toUpperCase()} ${path}\`. */\n  ${operationId}: operation<${types.join(' | ')}, ${union(names)}, ${union(errors)}>('${method}', '${path}', answers.${operationId}),`,
    );
  }
  return `import type { ${[...models].sort().join(', ')} } from '../model.js';
import { operation, type Answers } from './operation.js';

/** Every example of the area's operations: operationId → HTTP status → name → body. */
export const answers: Record<${union(operations.map(({ operationId }) => operationId))}, Answers> = {
${examples.join('\n')}
};

/** MSW handlers of the area ${area}, one function an operation. */
export const handlers = {
${handlers.join('\n')}
};
`;
}

/** The module that gathers the handlers of every area. */
export function mswIndex(areas: readonly string[]): string {
  return `import type { HttpHandler } from 'msw';
import type { CommonOptions } from './operation.js';
${areas.map((area) => `import * as ${camel(area)} from './${area}.js';`).join('\n')}

export { ${areas.map(camel).join(', ')} };
export type { ResponseOptions, CommonOptions, OperationHandler } from './operation.js';

const areas = [${areas.map(camel).join(', ')}];

/** A handler for every operation of the contract, each with its usual answer. Handlers that you put before them win. */
export function handlers(options: CommonOptions = {}): HttpHandler[] {
  return areas
    .flatMap((area) => Object.values<(options: CommonOptions) => HttpHandler>(area.handlers))
    .map((handler) => handler(options))
    // An address without a variable part comes before one that would take it, too.
    .sort((one, other) => Number(String(one.info.path).includes('/:')) - Number(String(other.info.path).includes('/:')));
}
`;
}
