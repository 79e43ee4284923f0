import { type ContractDocument, type LocatedOperation, type Media, pascal, resolve } from '@site/contract/document.ts';
import { errorExamples } from '@site/contract/examples.ts';
import { languages } from '../../../openapi/languages.ts';

/** `travel-card` → `travelCard`. */
export const camel = (text: string): string => text.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const json = (document: ContractDocument, response: unknown): Media | undefined =>
  resolve<{ content?: Record<string, Media> }>(document, response as { $ref: string }).content?.['application/json'];

const union = (names: readonly string[]) => (names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | '));

const valuesOf = (media: Media | undefined) => Object.fromEntries(Object.entries(media?.examples ?? {}).map(([name, { value }]) => [name, value]));

/** Source of the bodies of the HTTP errors, which are the same for every operation. */
export function mswErrors(document: ContractDocument): string {
  const values = Object.assign({}, ...Object.values(document.components.responses ?? {}).map((response) => valuesOf(json(document, response))));
  const errors = Object.entries(errorExamples).map(([code, example]) => {
    const versions = languages.map(({ suffix }) => `${example}${suffix}`);
    return `  ${code}: ${JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => versions.includes(name))))},`;
  });
  return `/** Bodies of the HTTP errors of every operation: status → name → body. */
export const errors = {
${errors.join('\n')}
};

export type ErrorCode = keyof typeof errors;
`;
}

/** Source of one area's MSW handlers: the examples as data, and one typed function per operation. */
export function mswModule(document: ContractDocument, area: string, operations: readonly LocatedOperation[]): string {
  const examples: string[] = [];
  const handlers: string[] = [];
  for (const { operationId, method, path, summary, responses } of operations) {
    const success = json(document, responses['200'] ?? {});
    const types = ((success?.schema.oneOf ?? []) as { $ref: string }[]).map(({ $ref }) => `model.${pascal($ref.split('/').at(-1) ?? '')}`);
    const names = Object.keys(success?.examples ?? {});
    examples.push(`  ${operationId}: { 200: ${JSON.stringify(valuesOf(success))}, ...errors },`);
    handlers.push(
      `  /** ${summary}: \`${method.toUpperCase()} ${path}\`. */\n  ${operationId}: operation<${types.join(' | ')}, ${union(names)}, ErrorCode>('${method}', '${path}', examples.${operationId}),`,
    );
  }
  return `import type * as model from '../model.js';
import { type ErrorCode, errors } from './errors.js';
import { operation, type Examples } from './operation.js';

export { preflight } from './operation.js';

/** Every example of the area's operations: operationId → HTTP status → name → body. */
export const examples: Record<${union(operations.map(({ operationId }) => operationId))}, Examples> = {
${examples.join('\n')}
};

/** MSW handlers of the area ${area}, one function an operation. */
export const handlers = {
${handlers.join('\n')}
};
`;
}

export function mswIndex(areas: readonly string[]): string {
  return `import type { HttpHandler } from 'msw';
import { type CommonOptions, preflight } from './operation.js';
${areas.map((area) => `import * as ${camel(area)} from './${area}.js';`).join('\n')}

export { ${areas.map(camel).join(', ')}, preflight };
export type { ResponseOptions, CommonOptions, OperationHandler } from './operation.js';

const areas = [${areas.map(camel).join(', ')}];

/** A handler for every operation of the contract, each with its first example, and {@link preflight}. Handlers before them take precedence. */
export function handlers(options: CommonOptions = {}): HttpHandler[] {
  const operations = areas
    .flatMap((area) => Object.values<(options: CommonOptions) => HttpHandler>(area.handlers))
    .map((handler) => handler(options))
    // A path without parameters comes before one that matches it, too.
    .sort((one, other) => Number(String(one.info.path).includes('/:')) - Number(String(other.info.path).includes('/:')));
  return [...operations, preflight(options)];
}
`;
}
