/**
 * `npm run generate`: contract → bundle → SDK. Besides what orval writes (hooks, types, zod schemas, MSW handlers) this writes four small
 * tables from the bundle: the operations the mock answers, the validators used in development, and the names of all mutations.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeBundle } from '../bundle.ts';
import { type ContractDocument, type LocatedOperation, operationsOf, type Parameter, resolve } from '../document.ts';
import { BUNDLE_FILE } from '../files.ts';
import { POST_READS } from './post-reads.ts';

const HEADER = '// Written by `npm run generate` from the contract. Do not edit.\n';
const pascal = (text: string) => text.replace(/(?:^|[-_])(\w)/g, (_all, letter: string) => letter.toUpperCase());
const typeName = (ref: unknown) => pascal(String(ref).split('/').at(-1) ?? '');

/** Whether the generated hook is a mutation. `logout` is a GET with an effect. */
function isMutation(operation: LocatedOperation): boolean {
  return operation.operationId === 'logout' || (operation.method !== 'get' && !POST_READS.includes(operation.operationId));
}

function parameterType(parameter: Parameter): string {
  const { schema } = parameter;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string';
}

function shapeOf(parameters: Parameter[]): string {
  if (parameters.length === 0) return 'Record<string, never>';
  return `{ ${parameters.map((parameter) => `${parameter.name}${parameter.required ? '' : '?'}: ${parameterType(parameter)}`).join('; ')} }`;
}

/** The types of every operation for the mock's handlers, which may not import from `src`. */
function operationTypes(document: ContractDocument): string {
  const models = new Set<string>();
  const use = (name: string) => {
    models.add(name);
    return name;
  };
  const rows = operationsOf(document).map((operation) => {
    const own = (operation.parameters ?? [])
      .map((parameter) => resolve<Parameter>(document, parameter))
      .filter(({ name }) => !['language', 'token', 't'].includes(name));
    const json = operation.requestBody?.content['application/json'];
    const multipart = operation.requestBody?.content['multipart/form-data'];
    const body = json ? use(typeName(json.schema.$ref)) : multipart ? '{ file?: { name: string; type: string; size: number } }' : 'undefined';
    const branches = (operation.responses['200']?.content?.['application/json']?.schema.oneOf ?? []) as { $ref: string }[];
    const answer = branches.map((branch) => use(typeName(branch.$ref))).join(' | ');
    return `  ${operation.operationId}: {
    path: ${shapeOf(own.filter((parameter) => parameter.in === 'path'))};
    query: ${shapeOf(own.filter((parameter) => parameter.in === 'query'))};
    body: ${body};
    answer: ${answer};
  };`;
  });
  return `${HEADER}import type {\n${[...models]
    .sort()
    .map((name) => `  ${name},`)
    .join(
      '\n',
    )}\n} from './model/index.ts';\n\n/** Every operation of the contract: what it takes and what it answers. */\nexport interface Operations {\n${rows.join('\n')}\n}\n`;
}

/** Path → zod schema of the answer, loaded one by one; only the development build reaches it. */
function validatorTable(document: ContractDocument): string {
  const rows = operationsOf(document).map((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('/', '\\/');
    const tag = operation.tags[0] ?? '';
    return `  { operationId: '${operation.operationId}', method: '${operation.method.toUpperCase()}', path: /^${pattern}$/, load: () => import('./zod/${tag}/${tag}.zod.ts').then((module) => module.${pascal(operation.operationId)}Response) },`;
  });
  return `${HEADER}import type { ZodMiniType } from 'zod/mini';

/** How to check the answer of one operation. */
export interface Validator {
  operationId: string;
  method: string;
  path: RegExp;
  load: () => Promise<ZodMiniType>;
}

export const validators: readonly Validator[] = [
${rows.join('\n')}
];
`;
}

function operationNames(document: ContractDocument): string {
  const operations = operationsOf(document);
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');
  return `${HEADER}
/** Every operation that changes something. */
export type MutationId =${union(operations.filter(isMutation).map((operation) => operation.operationId))};

/** Every operation that only reads. */
export type QueryId =${union(operations.filter((operation) => !isMutation(operation)).map((operation) => operation.operationId))};

/** The address of every read, as its query key begins with it (parameters in braces). */
export const queryPaths: Record<QueryId, string> = {
${operations
  .filter((operation) => !isMutation(operation))
  .map((operation) => `  ${operation.operationId}: '${operation.path}',`)
  .join('\n')}
};
`;
}

async function generate(): Promise<void> {
  await writeBundle();
  execFileSync('npx', ['orval', '--config', 'orval.config.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const document = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as ContractDocument;
  writeFileSync('src/api/generated/validators.ts', validatorTable(document));
  writeFileSync('src/api/generated/operations.ts', operationNames(document));
  rmSync('mock-server/generated', { recursive: true, force: true });
  mkdirSync('mock-server/generated', { recursive: true });
  cpSync('src/api/generated/model', 'mock-server/generated/model', { recursive: true });
  writeFileSync('mock-server/generated/operations.ts', operationTypes(document));
}

if (import.meta.main) await generate();
