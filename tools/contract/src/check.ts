import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs, promisify } from 'node:util';
import { bundleSource, writeSource } from './bundle.ts';
import { checkExamples, checkSchemas, type Finding } from './checks.ts';
import { UsageError } from './command-line.ts';
import { compareContracts } from './diff/compare.ts';
import { comparedReport } from './diff/diff.ts';
import { type ContractDocument, type Json, operationsOf } from './document.ts';
import { RELEASED, SOURCE_FILE } from './files.ts';
import { checkAdded, checkMarks } from './marks-check.ts';

const ROOT = 'openapi/openapi.yaml';

const readDocument = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
const listed = (findings: readonly Finding[]) => findings.map(({ where, message }) => `  ${where}: ${message}`).join('\n');

function report(name: string, isOk: boolean, detail: string): boolean {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isOk) {
    process.exitCode = 1;
    console.log(detail);
  }
  return isOk;
}

/** Schemas, examples and lint (with the workflows), those that name a field first. Returns whether all are right, and writes the bundle. */
async function checkItself(): Promise<boolean> {
  await writeSource();
  const document = readDocument(SOURCE_FILE);
  const operations = operationsOf(document);
  const schemas = checkSchemas(document);
  const count = operations.reduce((sum, operation) => sum + Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {}).length, 0);
  const examples = checkExamples(document);
  const marks = checkMarks(document);
  const added = checkAdded(document);
  const lint = await redocly(['lint', ROOT, ...globSync('openapi/workflows/*.arazzo.yaml')]);
  return [
    report(`${Object.keys(document.components.schemas).length} schemas compile under a strict 2020-12 validator`, schemas.length === 0, listed(schemas)),
    report(`${count} examples of ${operations.length} operations are valid`, examples.length === 0, listed(examples)),
    report('marks name what exists, and the examples keep their rules', marks.length === 0, listed(marks)),
    report('x-added marks what the specification does not state, and nothing else', added.length === 0, listed(added)),
    report('lint with the rules of this project', lint.isOk, lint.output),
  ].every(Boolean);
}

/** `site-contract check`. */
export async function check(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { 'allow-breaking': { type: 'boolean', default: false } } });
  await checkItself();
  const released = readDocument(RELEASED);
  const now = readDocument(SOURCE_FILE);
  const changes = compareContracts(released, now);
  const isFine = !changes.some(({ clients }) => clients.breaks) || values['allow-breaking'];
  report('no change breaks clients of the released contract', isFine, comparedReport(changes, 'the released contract', released, now));
  const work = new Set(changes.filter(({ servers }) => servers.breaks).map(({ operation }) => operation.operationId));
  if (work.size > 0)
    console.log(`note   servers must follow in ${work.size === 1 ? '1 operation' : `${work.size} operations`}; npm run contract -- diff says how`);
}

/** What contracts are compared by: all but the examples. */
function withoutExamples(node: Json, inProperties = false): Json {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(([key]) => key !== 'examples' || inProperties);
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExamples(value, key === 'properties' && !inProperties)]));
}

/** `site-contract release`. */
export async function release(): Promise<void> {
  if (!(await checkItself())) return console.log('not released: correct the contract first');
  writeFileSync(RELEASED, `${JSON.stringify(withoutExamples(readDocument(SOURCE_FILE) as unknown as Json))}\n`);
  console.log(`ok     released as ${RELEASED}`);
}

/** `site-contract area`: checks one area alone, so that unfinished work in another area does not get in the way. */
export async function checkArea([area]: string[]): Promise<void> {
  if (area === undefined) throw new UsageError('Which area? For example: npm run contract -- area plans');
  const file = `openapi/.only-${area}.yaml`;
  const lines = readFileSync(ROOT, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.startsWith('  /') || line.includes(`$ref: ${area}/`)).join('\n'));
  try {
    const document = await bundleSource(file);
    const findings = [...checkSchemas(document), ...checkExamples(document)];
    if (findings.length > 0) console.log(listed(findings));
    const lint = await redocly(['lint', file, '--skip-rule', 'no-unused-components']);
    if (!lint.isOk) console.log(lint.output);
    const isRight = lint.isOk && findings.length === 0;
    console.log(`${area}: ${isRight ? 'valid' : 'not valid yet'}`);
    process.exitCode = isRight ? 0 : 1;
  } finally {
    rmSync(file);
  }
}

const CLI = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Runs the Redocly CLI and returns what it printed. */
export async function redocly(args: readonly string[]): Promise<{ isOk: boolean; output: string }> {
  const environment = { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', REDOCLY_TELEMETRY: 'off' };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], { env: environment, maxBuffer: 2 ** 26 });
    return { isOk: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { isOk: false, output: stdout + stderr || message };
  }
}
