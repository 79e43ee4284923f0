/**
 * Runs after `vite build`: prints what the home page loads before anything is clicked, in KiB brotli, and fails when a budget is broken.
 * The files are found by following the build's manifest from the entry and from the modules of the home route.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** KiB brotli. */
const BUDGET = { js: 150, css: 12 };
const DIST = process.env.DIST ?? 'dist';
/** What the route of the home page loads on its own besides the entry (see src/app/routes.tsx and the texts of src/i18n). */
const HOME_MODULES = ['src/features/home/page.tsx', 'src/features/home/loader.ts', 'src/i18n/locales/cn/common.json', 'src/i18n/locales/cn/home.json'];
/** Words that only development code, the mock or test libraries contain. */
const FORBIDDEN = ['mock-world', '/__mock', 'faker', 'mockServiceWorker', 'Contract violated'];

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

function reach(keys: string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen.values()];
}

const kib = (bytes: number) => bytes / 1024;
const brotli = (file: string) => kib(brotliCompressSync(readFileSync(join(DIST, file))).length);

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
const missing = HOME_MODULES.filter((key) => manifest[key] === undefined);
if (missing.length > 0) throw new Error(`The manifest lacks ${missing.join(', ')}: has the home route moved?`);

const chunks = reach([...entry, ...HOME_MODULES]);
const js = chunks.filter(({ file }) => file.endsWith('.js')).map(({ file }) => ({ file, size: brotli(file) }));
const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => ({ file, size: brotli(file) }));
const sum = (files: { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

console.log('\nHome page before anything is clicked (KiB, brotli)');
for (const { file, size } of [...js, ...css].sort((one, other) => other.size - one.size)) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);
console.log(`  ${sum(js).toFixed(1).padStart(6)}  JavaScript (budget ${BUDGET.js})`);
console.log(`  ${sum(css).toFixed(1).padStart(6)}  CSS (budget ${BUDGET.css})`);

const initial = new Set(js.map(({ file }) => file));
const later = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !initial.has(file));
console.log('Loaded later, when it is needed (KiB, brotli)');
for (const { file, size } of later
  .map(({ file }) => ({ file, size: brotli(file) }))
  .sort((one, other) => other.size - one.size)
  .slice(0, 12))
  console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);

const faults: string[] = [];
if (sum(js) > BUDGET.js) faults.push(`JavaScript of the home page: ${sum(js).toFixed(1)} KiB, budget ${BUDGET.js}`);
if (sum(css) > BUDGET.css) faults.push(`CSS of the home page: ${sum(css).toFixed(1)} KiB, budget ${BUDGET.css}`);
for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (/\.(woff2?|ttf|otf)$/.test(name)) faults.push(`web font ${name}`);
  if (!/\.(js|html)$/.test(name)) continue;
  const text = readFileSync(join(DIST, name), 'utf8');
  for (const word of FORBIDDEN) if (text.includes(word)) faults.push(`${name} contains "${word}": mock or development code in the production build`);
}
for (const fault of faults) console.error(`BUDGET  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
