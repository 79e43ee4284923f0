import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBundle } from '../bundle.ts';
import { type ContractDocument, operationsOf, type Parameter, resolve } from '../document.ts';
import { BUNDLE_FILE, MODEL } from '../files.ts';
import { runProgram } from '../programs.ts';
import { callsToLimit } from './calls-to-limit.ts';
import { isMutation } from './hook-kinds.ts';
import { ADDED_BY_CLIENT } from './without-common-parameters.ts';

const HEADER = '// Written by `npm run generate` from the contract. Do not edit.\n';
const pascal = (text: string) => text.replace(/(?:^|[-_])(\w)/g, (_all, letter: string) => letter.toUpperCase());
const typeName = (ref: unknown) => `model.${pascal(String(ref).split('/').at(-1) ?? '')}`;

function parameterType(parameter: Parameter): string {
  const { schema } = parameter;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string';
}

function shapeOf(parameters: Parameter[]): string {
  if (parameters.length === 0) return 'Record<string, never>';
  return `{ ${parameters.map((parameter) => `${parameter.name}${parameter.required ? '' : '?'}: ${parameterType(parameter)}`).join('; ')} }`;
}

/** Joins the files that orval writes, one per type, into one module without their headers and imports of each other. */
function joinModel(): void {
  const parts = readdirSync(MODEL).filter((file) => file !== 'index.ts');
  const types = parts.sort().map((file) =>
    readFileSync(join(MODEL, file), 'utf8')
      .replace(/^\/\*\*[\s\S]*?\*\/\n(?:import type .*\n)*/, '')
      .trim(),
  );
  writeFileSync(`${MODEL}.ts`, `${HEADER}\n${types.join('\n\n')}\n`);
  rmSync(MODEL, { recursive: true });
}

/** Path, query, body and response of every operation, as the mock's handlers take and return them. */
function operationTypes(document: ContractDocument): string {
  const rows = operationsOf(document).map((operation) => {
    const own = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)).filter(({ name }) => !ADDED_BY_CLIENT.has(name));
    const shape = (place: string) => shapeOf(own.filter((parameter) => parameter.in === place));
    const content = operation.requestBody?.content;
    const json = content?.['application/json'];
    const body = json ? typeName(json.schema.$ref) : content?.['multipart/form-data'] ? '{ file?: { name: string; type: string; size: number } }' : 'undefined';
    const branches = (operation.responses['200']?.content?.['application/json']?.schema.oneOf ?? []) as { $ref: string }[];
    const response = branches.map((branch) => typeName(branch.$ref)).join(' | ');
    return `  ${operation.operationId}: { path: ${shape('path')}; query: ${shape('query')}; body: ${body}; response: ${response} };`;
  });
  return `${HEADER}import type * as model from './model.ts';\n\nexport interface Operations {\n${rows.join('\n')}\n}\n`;
}

/** Path → zod schema of the response, loaded on demand by the development build. */
function validatorTable(document: ContractDocument): string {
  const rows = operationsOf(document).map((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('/', '\\/');
    const tag = operation.tags[0] ?? '';
    return `  { operationId: '${operation.operationId}', method: '${operation.method.toUpperCase()}', path: /^${pattern}$/, load: () => import('./zod/${tag}/${tag}.zod.ts').then((module) => module.${pascal(operation.operationId)}Response) },`;
  });
  return `${HEADER}import type { ZodMiniType } from 'zod/mini';

/** Zod schema of the response of one operation. */
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
export type MutationId =${union(operations.filter(isMutation).map((operation) => operation.operationId))};

export type QueryId =${union(operations.filter((operation) => !isMutation(operation)).map((operation) => operation.operationId))};

/** First element of the query key of every read: its path, parameters in braces. */
export const queryPaths: Record<QueryId, string> = {
${operations
  .filter((operation) => !isMutation(operation))
  .map((operation) => `  ${operation.operationId}: '${operation.path}',`)
  .join('\n')}
};
`;
}

/** What the web server limits, without reading the contract itself. */
function limitedCalls(document: ContractDocument): string {
  const list = (paths: readonly string[]) => `[${paths.map((path) => `\n  '${path}',`).join('')}\n] as const`;
  const { sendsCode, takesSecret } = callsToLimit(document);
  return `${HEADER}
/** Paths, without \`/api/\`, of the operations that send a code. */
export const sendsCode = ${list(sendsCode)};

/** Paths, without \`/api/\`, of the other operations that take a PIN, a code or a reference to one. */
export const takesSecret = ${list(takesSecret)};
`;
}

/** Hash of every generated file. */
function fingerprints(): Map<string, string> {
  const files = globSync(['src/api/generated/**/*.ts', 'openapi/generated/**/*.ts']);
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

/** Fails when generating changed a file. */
function reportDrift(before: ReadonlyMap<string, string>): void {
  const after = fingerprints();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
  if (changed.length === 0) {
    console.log(`${after.size} generated files are current`);
    return;
  }
  console.error(`The generated code was not current (now it is; commit it): ${changed.length} files, such as\n${changed.slice(0, 10).join('\n')}`);
  process.exitCode = 1;
}

/**
 * `site-contract generate`: contract → bundle → model, hooks and zod schemas (orval), then the tables that orval does not write: the types of
 * all operations, the validators used in development, the names of queries and mutations.
 */
export async function generate(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
  const before = fingerprints();
  await writeBundle();
  runProgram('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  joinModel();
  const document = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as ContractDocument;
  writeFileSync('src/api/generated/validators.ts', validatorTable(document));
  writeFileSync('src/api/generated/operations.ts', operationNames(document));
  writeFileSync('openapi/generated/operations.ts', operationTypes(document));
  writeFileSync('openapi/generated/limited-calls.ts', limitedCalls(document));
  if (values.check) reportDrift(before);
}
