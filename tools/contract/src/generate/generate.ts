import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headerValues } from '../../../../openapi/languages.ts';
import { writeSource } from '../bundle.ts';
import { type ContractDocument, operationsOf, type Parameter, pascal, resolve } from '../document.ts';
import { MODEL, SOURCE_FILE } from '../files.ts';
import { runProgram } from '../programs.ts';
import { factsOf } from './operation-facts.ts';
import { ADDED_BY_CLIENT } from './without-common-parameters.ts';

/** Folder of the SDK, which orval does not empty where it writes one file per area. */
const GENERATED = 'src/api/generated';
const HEADER = '// Written by `npm run generate` from the contract. Do not edit.\n';
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
  return `${HEADER}import type * as model from './model.ts';\n\n/** Path, query, body and response of every operation. */\nexport interface Operations {\n${rows.join('\n')}\n}\n`;
}

/** The facts of all operations, which the site, its service worker, the mock, the web server's configuration and the SDK read. */
function operationTable(document: ContractDocument): string {
  const rows = operationsOf(document).map((operation) => {
    const { method, path, area, kind, needsToken, isPublic, takesKey, stale, limit } = factsOf(document, operation);
    const marks = [needsToken && 'needsToken: true', isPublic && 'isPublic: true', takesKey && 'takesKey: true', limit && `limit: '${limit}'`];
    const changes = kind === 'write' ? [`stale: [${stale.map((id) => `'${id}'`).join(', ')}]`] : [];
    const facts = [`method: '${method}'`, `path: '${path}'`, `area: '${area}'`, `kind: '${kind}'`, ...marks.filter(Boolean), ...changes];
    return `  ${operation.operationId}: { ${facts.join(', ')} },`;
  });
  return `${HEADER}
/** What programs need to know of an operation. */
export interface OperationFacts {
  method: 'GET' | 'POST';
  /** With parameters in braces. */
  path: string;
  area: string;
  /** A \`read\` is a query of the SDK; a \`write\` is a mutation: it changes something, or its answer belongs to one press of a button. */
  kind: 'read' | 'write';
  /** Belongs to a customer who is logged in. */
  needsToken?: true;
  /** The response is the same for every visitor: it may be kept on the device, and over the end of a session. */
  isPublic?: true;
  /** It costs or sends something: takes the header \`Idempotency-Key\`. */
  takesKey?: true;
  /** It sends a code, or takes a PIN, a code or a reference to one. */
  limit?: 'code' | 'secret';
  /** Reads that a write makes stale. */
  stale?: readonly string[];
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
/** Operations that the SDK reads with queries; the id is the first element of the query key. */
export type ReadId = { [Id in OperationId]: (typeof operations)[Id]['kind'] extends 'read' ? Id : never }[OperationId];
/** Operations that the SDK sends with mutations; the id is the mutation key. */
export type WriteId = Exclude<OperationId, ReadId>;

/** The facts of an operation, known by the first element of its query or mutation key; undefined for any other key. */
export const factsOf = (id: unknown): OperationFacts | undefined => (Object.hasOwn(operations, String(id)) ? operations[id as OperationId] : undefined);
`;
}

/** Zod schemas of the responses, loaded on demand by the development build. */
function validatorTable(document: ContractDocument): string {
  const rows = operationsOf(document).map(({ operationId, tags }) => {
    const file = `./zod/${tags[0]}.ts`;
    return `  ${operationId}: () => import('${file}').then((module) => module.${pascal(operationId)}Response),`;
  });
  return `${HEADER}import type { ZodMiniType } from 'zod/mini';
import type { OperationId } from '../../../openapi/generated/operations.ts';

/** Loads the zod schema of the response of an operation. */
export const validators: Record<OperationId, () => Promise<ZodMiniType>> = {
${rows.join('\n')}
};
`;
}

/** Apart from the table, because the first page needs to know no more. */
function publicReads(document: ContractDocument): string {
  const ids = operationsOf(document).filter((operation) => factsOf(document, operation).isPublic);
  return `${HEADER}
/** Reads whose responses are the same for every visitor. */
export const publicReads: ReadonlySet<unknown> = new Set([${ids.map(({ operationId }) => `\n  '${operationId}',`).join('')}\n]);
`;
}

/** Lets pages import the types of the contract from where they import the hooks of their area. */
function addModelTypes(document: ContractDocument): void {
  for (const { name } of document.tags) {
    const file = `${GENERATED}/${name}.ts`;
    if (existsSync(file))
      writeFileSync(
        file,
        `${readFileSync(file, 'utf8').trimEnd()}\n\nexport type * from '../../../openapi/generated/model';\nexport type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';\n`,
      );
  }
}

/** Writes the values of the header `language`. */
function writeLanguages(): void {
  const file = 'openapi/common.yaml';
  const line = /(from languages\.ts\.\n\s+enum: )\[.*\]/;
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, `$1[${headerValues().join(', ')}]`));
}

/** Hash of every generated file. */
function fingerprints(): Map<string, string> {
  const files = globSync(['src/api/generated/**/*.ts', 'openapi/generated/**/*.ts', 'openapi/common.yaml']);
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
 * `site-contract generate`: contract → bundle → model, hooks and zod schemas (orval), then the tables that orval does not write: the facts and types
 * of all operations, the reads that are public, the validators used in development.
 */
export async function generate(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
  const before = fingerprints();
  writeLanguages();
  await writeSource();
  rmSync(GENERATED, { recursive: true, force: true });
  runProgram('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  joinModel();
  const document = JSON.parse(readFileSync(SOURCE_FILE, 'utf8')) as ContractDocument;
  addModelTypes(document);
  writeFileSync(`${GENERATED}/validators.ts`, validatorTable(document));
  writeFileSync(`${GENERATED}/public-reads.ts`, publicReads(document));
  writeFileSync('openapi/generated/operations.ts', operationTable(document));
  writeFileSync('openapi/generated/operation-types.ts', operationTypes(document));
  if (values.check) reportDrift(before);
}
