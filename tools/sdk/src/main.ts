#!/usr/bin/env node
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract, writeSource } from '@site/contract/bundle.ts';
import { runCommand } from '@site/contract/command-line.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { MODEL } from '@site/contract/files.ts';
import { runProgram } from '@site/contract/programs.ts';
import { generate } from 'orval';
import { mswErrors, mswIndex, mswModule } from './msw-source.ts';
import { PACKAGE, packageJson, readme, USE } from './package-files.ts';

const USAGE = `site-sdk [pack] [options]

  pack (default)  packs the client, types, zod schemas, React hooks and MSW handlers as an npm package
    --out FOLDER      where the tarball goes (default: dist-sdk)

Exit codes: 0 done, 1 it could not be made, 2 wrong arguments.
Example: npx site-sdk pack --out /tmp/packages`;

const GENERATED = 'src/api/generated';

/** Rewrites the imports of generated code to the modules of the package, `up` the folders to its root. */
function moved(code: string, up: string): string {
  return code.replaceAll(/(from\s+|import\()'(?:\.|@site\/contract\/)[^']*?([\w-]+)(?:\.ts)?'/g, `$1'${up}$2.js'`);
}

function writeSources(stage: string, document: ContractDocument): void {
  const areas = Map.groupBy(operationsOf(document), ({ tags }) => tags[0] ?? '');
  const write = (file: string, text: string) => {
    mkdirSync(join(stage, dirname(file)), { recursive: true });
    writeFileSync(join(stage, file), text);
  };
  const copy = (from: string, to: string, up = './') => write(`src/${to}`, moved(readFileSync(from, 'utf8'), up));

  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  write('package.json', JSON.stringify(packageJson(document, license), null, 2));
  write('README.md', readme(document, areas));

  const shared = ['src/api/errors.ts', 'openapi/{languages,generated/operations}.ts', 'tools/contract/src/examples.ts', `${MODEL}.ts`];
  for (const file of globSync(['tools/sdk/src/template/{client,query}.ts', ...shared])) copy(file, basename(file));
  copy('tools/sdk/src/template/operation.ts', 'msw/operation.ts', '../');
  write(
    'src/index.ts',
    "export { type ClientSettings, configureClient, type Language, type RequestOptions } from './client.js';\nexport { ApiError, type ApiErrorKind, isTransient } from './errors.js';\nexport type * from './model.js';\n",
  );
  for (const [area, operations] of areas) {
    copy(`${GENERATED}/${area}.ts`, `react/${area}.ts`, '../');
    copy(`${GENERATED}/zod/${area}.ts`, `zod/${area}.ts`, '../');
    copy(join(stage, `functions/${area}/${area}.ts`), `functions/${area}.ts`, '../');
    write(`src/msw/${area}.ts`, mswModule(document, area, operations));
  }
  write('src/msw/errors.ts', mswErrors(document));
  write('src/msw/index.ts', mswIndex([...areas.keys()]));
}

/** Generates functions without hooks, with the settings of the site's SDK. */
async function generateFunctions(stage: string): Promise<void> {
  // The configuration reads the contract when it is loaded.
  await writeSource();
  const { default: config } = await import('../../../orval.config.ts');
  const { sdk } = config as unknown as { sdk: { input: object; output: object } };
  const input = { ...sdk.input, target: join(stage, 'openapi.json') };
  const places = { target: join(stage, 'functions'), schemas: join(stage, 'functions/model') };
  // The headers of one call are in its options.
  const output = { ...sdk.output, ...places, mode: 'tags-split', client: 'axios-functions', headers: false };
  await generate({ input, output } as Parameters<typeof generate>[0], undefined, { logLevel: 'warn' });
}

/** Compiled as strictly as by the project in Node that uses it. */
const COMPILER = {
  extends: resolve('tools/sdk/projects/node/tsconfig.json'),
  compilerOptions: { target: 'ES2022', types: [], declaration: true, rootDir: 'src', outDir: 'dist' },
  include: ['src'],
};

/**
 * Makes the package and returns the path of the tarball. The functions are generated here, because the site's own come with the hooks and would
 * bring React along; hooks, types and zod schemas are those of the site.
 */
export async function packSdk({ stage = '.cache/sdk', out = 'dist-sdk' }: { stage?: string; out?: string } = {}): Promise<string> {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  mkdirSync(out, { recursive: true });
  const document = await bundleContract();
  writeFileSync(join(stage, 'openapi.json'), `${JSON.stringify(document)}\n`);
  await generateFunctions(stage);
  writeSources(stage, document);
  writeFileSync(join(stage, 'tsconfig.json'), JSON.stringify(COMPILER));
  runProgram(process.execPath, ['node_modules/typescript/bin/tsc', '-p', stage], { stdio: ['ignore', 'inherit', 'inherit'] });
  // npm prints the name of the file.
  return join(out, runProgram('npm', ['pack', `./${stage}`, '--pack-destination', out, '--loglevel=error']).trim());
}

async function pack(args: string[]): Promise<void> {
  const { out } = parseArgs({ args, options: { out: { type: 'string', default: 'dist-sdk' } } }).values;
  const file = await packSdk({ out });
  console.log(`${PACKAGE} packed: ${file} (${Math.round(readFileSync(file).length / 1024)} KiB); ${USE} tells how to use it`);
}

if (import.meta.main) await runCommand(USAGE, { pack }, 'pack');
