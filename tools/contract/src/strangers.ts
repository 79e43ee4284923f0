import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { bundleContract } from './bundle.ts';
import { type ContractDocument, type Example, type JsonObject, type LocatedOperation, operationsOf, type Parameter, resolve } from './document.ts';
import { listen } from './listen.ts';
import { runProgram, startProgram } from './programs.ts';

/** Installed for one run: the project does not depend on them. */
const PACKAGES = {
  '@hey-api/openapi-ts': '0.99.0',
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-zod': '4.39.3',
  '@redocly/cli': '2.77.0',
  '@stoplight/prism-cli': '5.16.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@types/node': '24.19.2',
  axios: '1.21.1',
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  // The last with the API that generators use.
  typescript: '5.9.3',
  zod: '4.6.7',
} as const;

interface Row {
  tool: keyof typeof PACKAGES;
  does: string;
  errors: number;
  warnings: number;
  /** What the tool said, where it said something. */
  output: string;
}

const KUBB = (input: string, output: string) => `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  input: { path: ${JSON.stringify(input)} },
  output: { path: ${JSON.stringify(output)}, format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginZod(), pluginClient()],
});
`;

const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ['out'],
};

/** A folder with the bundle, the tools and their output. */
interface Place {
  folder: string;
  bundle: string;
}

const run = ({ folder }: Place, program: string, args: readonly string[], cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' },
  });
  return { status, stdout, output: stdout + stderr };
};

const count = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line)).length;

/** Linters report as JSON. */
function lint(place: Place): Row[] {
  const rules = join(place.folder, '.spectral.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  const spectral = run(place, '@stoplight/spectral-cli/dist/index.js', ['lint', place.bundle, '--ruleset', rules, '--format', 'json', '--quiet']);
  const found = JSON.parse(spectral.stdout || '[{ "severity": 0 }]') as { severity: number }[];
  const redocly = run(place, '@redocly/cli/bin/cli.js', ['lint', place.bundle, '--extends', 'recommended-strict', '--format', 'json']);
  const { totals } = JSON.parse(redocly.stdout || '{ "totals": { "errors": 1, "warnings": 0 } }') as { totals: { errors: number; warnings: number } };
  return [
    {
      tool: '@stoplight/spectral-cli',
      does: 'lint, `spectral:oas`',
      errors: found.filter(({ severity }) => severity === 0).length,
      warnings: found.filter(({ severity }) => severity > 0).length,
      output: found.length > 0 ? spectral.output : '',
    },
    {
      tool: '@redocly/cli',
      does: 'lint, `recommended-strict`',
      errors: totals.errors,
      warnings: totals.warnings,
      output: totals.errors + totals.warnings > 0 ? redocly.output : '',
    },
  ];
}

/** Generators, in an empty folder and in the project's root, whose configuration files are not meant for them; then the types of what they wrote. */
function generate(place: Place): Row[] {
  const rows = ['folder', 'root'].flatMap((where): Row[] => {
    const out = join(place.folder, 'out', where);
    const cwd = where === 'root' ? absolute('.') : place.folder;
    const kubb = join(place.folder, `kubb-${where}.config.ts`);
    writeFileSync(kubb, KUBB(place.bundle, join(out, 'kubb')));
    const commands: [Row['tool'], string, string[]][] = [
      ['openapi-typescript', 'openapi-typescript/bin/cli.js', [place.bundle, '--output', join(out, 'openapi-typescript.ts')]],
      ['@hey-api/openapi-ts', '@hey-api/openapi-ts/bin/run.js', ['--input', place.bundle, '--output', join(out, 'hey-api')]],
      ['@kubb/cli', '@kubb/cli/bin/kubb.cjs', ['generate', '--config', kubb]],
      ['orval', 'orval/dist/bin/orval.mjs', ['--input', place.bundle, '--output', join(out, 'orval.ts')]],
    ];
    return commands.map(([tool, program, args]) => {
      const { status, output } = run(place, program, args, cwd);
      const errors = count(output, /^\W*(?:\[\w+ \d+\]\W*)?(?:error\b|failed\b|✗|✖|×)/i);
      const warnings = count(output, /⚠|\bwarn(?:ing)?\b/i);
      const failed = status === 0 ? 0 : 1;
      const does = where === 'root' ? "generates, in the project's root" : 'generates';
      return { tool, does, errors: Math.max(errors, failed), warnings, output: errors + warnings + failed > 0 ? output : '' };
    });
  });
  writeFileSync(join(place.folder, 'tsconfig.json'), JSON.stringify(COMPILER));
  const { output } = run(place, 'typescript/bin/tsc', ['-p', place.folder]);
  return [...rows, { tool: 'typescript', does: 'strict check of what they wrote', errors: count(output, /error TS/), warnings: 0, output }];
}

/** Requests that break the contract, in the ways that Prism sees: it lets one without a token pass as HTTP 401 and never answers broken JSON. */
function* wrongRequests(document: ContractDocument, operation: LocatedOperation): Generator<[how: string, url: string, init: RequestInit]> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const exampleOf = ({ examples = {} }: Parameter) => encodeURIComponent(String(Object.values(examples)[0]?.value));
  const pathWith = (value: (parameter: Parameter) => string) =>
    parameters.filter((parameter) => parameter.in === 'path').reduce((path, one) => path.replace(`{${one.name}}`, value(one)), operation.path);
  const queries = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const query = queries.map((one) => `${one.name}=${exampleOf(one)}`).join('&');
  const headers = { token: 'a-token', language: 'en', 'content-type': 'application/json' };
  const media = operation.requestBody?.content['application/json'];
  const good = (Object.values(media?.examples ?? {})[0] as Example | undefined)?.value as JsonObject | undefined;
  const url = `${pathWith(exampleOf)}?${query}`;
  const init = (body: unknown): RequestInit => ({ method: operation.method.toUpperCase(), headers, ...(media && { body: JSON.stringify(body) }) });
  if (parameters.some((parameter) => parameter.in === 'path')) yield ['a path that fits no pattern', `${pathWith(() => '!!!')}?${query}`, init(good)];
  if (queries.length > 0) yield ['no query', pathWith(exampleOf), init(good)];
  if (media === undefined || good === undefined) return;
  const [required] = (resolve<JsonObject>(document, media.schema).required ?? []) as string[];
  if (required !== undefined) yield [`no ${required}`, url, init(Object.fromEntries(Object.entries(good).filter(([name]) => name !== required)))];
  yield ['an unknown field', url, init({ ...good, unknown: 1 })];
  yield ['a list', url, init([])];
  yield ['no body', url, { method: operation.method.toUpperCase(), headers: { token: 'a-token', language: 'en' } }];
  yield ['text', url, { ...init(good), headers: { ...headers, 'content-type': 'text/plain' } }];
}

/** The stock command line of Prism answers bad input with HTTP 400 and the envelope. */
async function ask(place: Place, document: ContractDocument): Promise<Row> {
  const { port, close } = await listen(() => {});
  await close();
  const server = startProgram(
    process.execPath,
    [join(place.folder, 'node_modules/@stoplight/prism-cli/dist/index.js'), 'mock', '-p', String(port), place.bundle],
    {
      stdio: 'ignore',
    },
  );
  const base = `http://127.0.0.1:${port}`;
  const wrong: string[] = [];
  let asked = 0;
  try {
    for (let tries = 0; tries < 300 && !(await fetch(base).then(Boolean, () => false)); tries++) await new Promise((done) => setTimeout(done, 100));
    for (const operation of operationsOf(document)) {
      for (const [how, path, init] of wrongRequests(document, operation)) {
        asked += 1;
        const answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(10_000) }).then(
          async (response) => `HTTP ${response.status} ${await response.text()}`,
          String,
        );
        if (!answer.startsWith('HTTP 400 {"status":"-1","message":')) wrong.push(`${operation.operationId}, ${how}: ${answer}`);
      }
    }
  } finally {
    server.kill();
  }
  return {
    tool: '@stoplight/prism-cli',
    does: `${asked} wrong requests are HTTP 400`,
    errors: asked === 0 ? 1 : wrong.length,
    warnings: 0,
    output: wrong.join('\n'),
  };
}

/** Runs tools that others have for OpenAPI documents over the bundle, and prints a table. Throws when one finds something. */
export async function strangers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-strangers-'));
  try {
    const document = await bundleContract();
    const place: Place = { folder, bundle: join(folder, 'openapi.json') };
    writeFileSync(place.bundle, JSON.stringify(document, null, 2));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }));
    runProgram('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' });
    const rows = [...lint(place), ...generate(place), await ask(place, document as unknown as ContractDocument)];
    for (const { tool, does, output } of rows) if (output !== '') console.log(`${tool} ${does}:\n${output.slice(0, 4000)}\n`);
    const version = (tool: string) => (JSON.parse(readFileSync(join(folder, 'node_modules', tool, 'package.json'), 'utf8')) as { version: string }).version;
    const lines = rows.map(({ tool, does, errors, warnings }) => `| ${tool} | ${version(tool)} | ${does} | ${errors} | ${warnings} |`);
    console.log(`| tool | version | | errors | warnings |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}`);
    const found = rows.filter(({ errors, warnings }) => errors + warnings > 0);
    if (found.length > 0) throw new Error(`${found.map(({ tool }) => tool).join(', ')} found something.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
