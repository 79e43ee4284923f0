import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSource, writeBundle } from './bundle.ts';
import { checkExamples, checkSchemas, type Finding } from './checks.ts';
import { UsageError } from './command-line.ts';
import { withSamePatterns } from './diff/same-patterns.ts';
import { type ContractDocument, type JsonObject, operationsOf } from './document.ts';
import { BUNDLE_FILE } from './files.ts';
import { checkMarks } from './marks-check.ts';
import { redocly } from './redocly.ts';

/** The contract that clients and servers in the field were built from. */
const RELEASED = 'openapi/releases/latest.json';
/** The same, with its patterns as the contract spells them now. */
const RELEASED_FILE = join(dirname(BUNDLE_FILE), 'released.json');
const ROOT = 'openapi/openapi.yaml';

const readDocument = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
const listed = (findings: readonly Finding[]) => findings.map(({ where, message }) => `  ${where}: ${message}`).join('\n');

function report(name: string, isOk: boolean, detail: string): boolean {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isOk) {
    process.exitCode = 1;
    console.log(detail);
  }
  return isOk;
}

/** Lint (with the workflows), schemas and examples. Returns whether all are right, and writes the bundle. */
async function checkItself(root: string): Promise<boolean> {
  const lint = await redocly(['lint', root, ...globSync(join(dirname(root), 'workflows/*.arazzo.yaml'))]);
  const isLinted = report('lint with the rules of this project', lint.isOk, lint.output);
  await writeBundle(root);
  const document = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as ContractDocument;
  const operations = operationsOf(document);
  const schemas = checkSchemas(document);
  const count = operations.reduce((sum, operation) => sum + Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {}).length, 0);
  const examples = checkExamples(document);
  const marks = checkMarks(document);
  return [
    isLinted,
    report(`${Object.keys(document.components.schemas).length} schemas compile under a strict 2020-12 validator`, schemas.length === 0, listed(schemas)),
    report(`${count} examples of ${operations.length} operations are valid`, examples.length === 0, listed(examples)),
    report('marks name what exists, and the examples keep their rules', marks.length === 0, listed(marks)),
  ].every(Boolean);
}

/** `farol-contract check`. */
export async function check(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { root: { type: 'string', default: ROOT }, 'allow-breaking': { type: 'boolean', default: false } } });
  await checkItself(values.root);
  // In a folder without the lint's configuration: under it redocly rates every change as a patch.
  const released = withSamePatterns(readDocument(RELEASED), readDocument(BUNDLE_FILE));
  writeFileSync(RELEASED_FILE, JSON.stringify(released));
  const diff = await redocly(['diff', resolve(RELEASED_FILE), resolve(BUNDLE_FILE), '--format', 'markdown'], dirname(BUNDLE_FILE));
  report('no breaking change against the released contract', diff.isOk || values['allow-breaking'], diff.output);
}

/** `farol-contract release`. */
export async function release(): Promise<void> {
  if (!(await checkItself(ROOT))) return console.log('not released: correct the contract first');
  copyFileSync(BUNDLE_FILE, RELEASED);
  console.log(`ok     released as ${RELEASED}`);
}

/** `farol-contract area`: checks one area alone, so that unfinished work in another area does not get in the way. */
export async function checkArea([area]: string[]): Promise<void> {
  if (area === undefined) throw new UsageError('Which area? For example: npm run contract -- area plans');
  const file = `openapi/.only-${area}.yaml`;
  const lines = readFileSync(ROOT, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.startsWith('  /') || line.includes(`$ref: ${area}/`)).join('\n'));
  try {
    const lint = await redocly(['lint', file, '--skip-rule', 'no-unused-components']);
    console.log(lint.output);
    const document = (await bundleSource(file)) as unknown as ContractDocument;
    const findings = [...checkSchemas(document), ...checkExamples(document)];
    if (findings.length > 0) console.log(listed(findings));
    const isRight = lint.isOk && findings.length === 0;
    console.log(`${area}: ${isRight ? 'valid' : 'not valid yet'}`);
    process.exitCode = isRight ? 0 : 1;
  } finally {
    rmSync(file);
  }
}
