/**
 * `npm run contract`: lint with the house rules, the journeys in `workflows/` included, every schema compiles, every example is valid, and no
 * breaking change against the last released contract goes by unnamed. Ends with 1 when something is wrong. `--release` keeps the present
 * contract as the released one.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBundle } from './bundle.ts';
import { checkExamples, checkSchemas } from './checks.ts';
import { type ContractDocument, operationsOf } from './document.ts';
import { BUNDLE_FILE } from './files.ts';

/** The contract that clients and servers in the field were built from. */
const RELEASED = 'openapi/releases/latest.json';

const { values } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    root: { type: 'string', default: 'openapi/openapi.yaml' },
    'allow-breaking': { type: 'boolean', default: false },
  },
});

function redocly(args: string[], cwd = '.'): { ok: boolean; output: string } {
  try {
    return { ok: true, output: execFileSync(resolve('node_modules/.bin/redocly'), [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: `${stdout ?? ''}${stderr ?? ''}` };
  }
}

let failures = 0;
function report(name: string, ok: boolean, detail: string): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (!ok) {
    failures += 1;
    console.log(detail);
  }
}

/** The journeys lie beside the contract and name its operations. */
const journeys = globSync(join(dirname(values.root), 'workflows/*.arazzo.yaml'));
const lint = redocly(['lint', values.root, ...journeys]);
report('lint with the house rules', lint.ok, lint.output);

await writeBundle(values.root);
const document = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as ContractDocument;
const operations = operationsOf(document);
const lines = (findings: { where: string; message: string }[]) => findings.map((finding) => `  ${finding.where}: ${finding.message}`).join('\n');

const schemas = checkSchemas(document);
report(`${Object.keys(document.components.schemas).length} schemas compile under a strict 2020-12 validator`, schemas.length === 0, lines(schemas));

const count = operations.reduce((sum, operation) => sum + Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {}).length, 0);
const examples = checkExamples(document);
report(`${count} examples of ${operations.length} operations are valid`, examples.length === 0, lines(examples));

if (values.release && failures > 0) {
  console.log('not released: mend the contract first');
} else if (values.release) {
  copyFileSync(BUNDLE_FILE, RELEASED);
  console.log(`ok     released as ${RELEASED}`);
} else {
  // From a folder without the lint's configuration: under it every change counts as a patch.
  const diff = redocly(['diff', resolve(RELEASED), resolve(BUNDLE_FILE), '--format', 'markdown'], dirname(BUNDLE_FILE));
  report('no breaking change against the released contract', diff.ok || values['allow-breaking'], diff.output);
}
process.exitCode = failures === 0 ? 0 : 1;
