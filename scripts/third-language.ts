/**
 * `npm test -- --full`: Portuguese is added to a copy of this project, the messages of the frame and of the news only (docs/how-to/add-a-language.md). Types,
 * unit tests and a walk of all pages tell that a language is an entry of the table and files.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { runProgram } from '@site/contract/programs.ts';

const ENTRY = `  {
    code: 'pt',
    tag: 'pt',
    name: 'Português',
    english: 'Portuguese',
    label: 'PT',
    address: 'pt_PT',
    dates: 'pt-PT',
    ending: '.pt',
    suffix: 'Pt',
    script: 'Latin',
    fonts: [],
  },
`;

/** The packages by links, those of this repository by their own relative ones: they lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@') || name === '.bin') linkPackages(source, target);
    else if (!name.startsWith('.')) symlinkSync(resolve(source), target);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'third-language-'));
try {
  const files = runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']).trim().split('\n');
  for (const file of files.filter((each) => existsSync(each))) cpSync(file, join(folder, file));
  linkPackages('node_modules', join(folder, 'node_modules'));

  const table = join(folder, 'openapi/languages.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace('] as const satisfies', `${ENTRY}] as const satisfies`));
  cpSync('tests/language/pt', join(folder, 'src/i18n/locales/pt'), { recursive: true });
  const manifest = readFileSync('src/i18n/manifests/en.json', 'utf8').replace('"lang": "en"', '"lang": "pt"');
  writeFileSync(join(folder, 'src/i18n/manifests/pt.json'), manifest);

  // Its own programs before those of this project.
  const env = { ...process.env, PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  for (const [program, ...args] of [
    ['site-contract', 'generate'],
    ['tsc', '--noEmit'],
    ['site-contract', 'languages'],
    ['site-contract', 'check'],
    ['vitest', 'run'],
    ['playwright', 'test', '-c', 'tests/language'],
  ]) {
    console.log(`$ ${[program, ...args].join(' ')}`);
    runProgram(program ?? '', args, { cwd: folder, stdio: 'inherit', env });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
