/**
 * Runs after `vite build`: prints what the home page and every other route load before anything is clicked, in KiB brotli, and fails when a
 * budget is broken. The files are found by following the build's manifest from the entry and from the modules of the routes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Chunk, type Manifest, reach, routeModules } from './route-chunks.ts';

/** KiB brotli: JavaScript of the home page, of a public page, of a page behind the log-in, of one with all that its form needs; style sheets. */
const BUDGET = { js: 146, css: 10, route: 150, account: 160, form: 195 };
/** Pages behind the log-in that begin with a form. */
const FORM_FIRST = ['account-payment', 'account-settings', 'account-usage', 'account-sms'];
const DIST = process.env.DIST ?? 'dist';
/** What the route of the home page loads on its own besides the entry (see src/app/routes.tsx and the texts of src/i18n). */
const HOME_MODULES = ['src/features/home/page.tsx', 'src/features/home/loader.ts', 'src/i18n/locales/cn/common.json', 'src/i18n/locales/cn/home.json'];
/** Pages with a form. It comes after the page's first words, with react-hook-form and zod; every other page must do without. */
const WITH_FORM = ['careers', 'contact', 'music', 'travel-card'];
/** The module of a form that its page loads by itself. */
const FORM_MODULE = /-form\.tsx$/;
/** Words that only the chunk of react-hook-form and zod contains. */
const FORM_CODE = ['shouldUnregister', '_zod'];
/** Words that only development code, the mock or test libraries contain. */
const FORBIDDEN = ['mock-sandbox', '/__mock', 'faker', 'mockServiceWorker', 'farol-demo', 'Contract violated', 'mock-tab', 'scenario-panel', 'Scenario panel'];

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Style sheets come in one file where a page is rendered ahead (tools/build/src/prerender/main.ts). */
const inOne = (files: Iterable<string>) => kib(brotliCompressSync([...files].map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n')).length);
const kib = (bytes: number) => bytes / 1024;
const brotli = (file: string) => kib(brotliCompressSync(readFileSync(join(DIST, file))).length);

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
const missing = HOME_MODULES.filter((key) => manifest[key] === undefined);
if (missing.length > 0) throw new Error(`The manifest lacks ${missing.join(', ')}: has the home route moved?`);

const once = (found: Chunk[]) => [...new Map(found.map((chunk) => [chunk.file, chunk])).values()];
const chunks = once(reach(manifest, [...entry, ...HOME_MODULES]).map(([, chunk]) => chunk));
const js = chunks.filter(({ file }) => file.endsWith('.js')).map(({ file }) => ({ file, size: brotli(file) }));
const css = [{ file: 'style sheets', size: inOne(new Set(chunks.flatMap((chunk) => chunk.css ?? []))) }];
const sum = (files: { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

console.log('\nHome page before anything is clicked (KiB, brotli)');
for (const { file, size } of [...js, ...css].sort((one, other) => other.size - one.size)) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);
console.log(`  ${sum(js).toFixed(1).padStart(6)}  JavaScript (budget ${BUDGET.js})`);
console.log(`  ${sum(css).toFixed(1).padStart(6)}  CSS (budget ${BUDGET.css})`);

const initial = new Set(js.map(({ file }) => file));
const later = once(Object.values(manifest)).filter(({ file }) => file.endsWith('.js') && !initial.has(file));
console.log('Loaded later, when it is needed (KiB, brotli)');
for (const { file, size } of later
  .map(({ file }) => ({ file, size: brotli(file) }))
  .sort((one, other) => other.size - one.size)
  .slice(0, 12))
  console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);

const faults: string[] = [];
const sizes = new Map<string, number>();
/** KiB brotli; every file is compressed once. */
const sizeOf = (file: string) => sizes.get(file) ?? sizes.set(file, brotli(file)).get(file) ?? 0;
const routes = routeModules(manifest);
const pages = new Map(routes.map(({ page, id }) => [page, id]));
console.log(
  `Every route before anything is clicked (KiB, brotli): JavaScript that the page waits for (budget ${BUDGET.route}, behind the log-in ${BUDGET.account}), CSS (budget ${BUDGET.css}), what the route adds to the shell, and the form that follows (in all ${BUDGET.form})`,
);
const filesOf = (modules: string[]) => reach(manifest, [...entry, 'src/i18n/locales/cn/common.json', ...modules]).map(([, { file }]) => file);
const others = routes.map(({ modules }) => new Set(filesOf(modules)));
const shell = new Set(filesOf([]).concat(filesOf(routes[0]?.modules ?? []).filter((file) => others.every((files) => files.has(file)))));
for (const { id, path, page, modules } of routes) {
  const reached = reach(manifest, [...entry, 'src/i18n/locales/cn/common.json', ...modules]);
  const scripts = [...new Set(reached.map(([, { file }]) => file))].filter((file) => file.endsWith('.js'));
  const total = scripts.reduce((size, file) => size + sizeOf(file), 0);
  const own = scripts.filter((file) => !shell.has(file)).reduce((size, file) => size + sizeOf(file), 0);
  const styles = inOne(new Set(reached.flatMap(([, chunk]) => chunk.css ?? [])));
  const forms = (manifest[page]?.dynamicImports ?? []).filter((key) => FORM_MODULE.test(key));
  const late = [...new Set(reach(manifest, forms).map(([, { file }]) => file))]
    .filter((file) => file.endsWith('.js') && !scripts.includes(file))
    .reduce((size, file) => size + sizeOf(file), 0);
  console.log(
    `  ${total.toFixed(1).padStart(6)}  ${styles.toFixed(1).padStart(5)}  ${own.toFixed(1).padStart(5)}  ${(late === 0 ? '' : late.toFixed(1)).padStart(5)}  ${id.padEnd(20)} ${path}`,
  );
  const budget = FORM_FIRST.includes(id) ? BUDGET.form : id.startsWith('account-') ? BUDGET.account : BUDGET.route;
  if (styles > BUDGET.css) faults.push(`style sheets of the route ${id}: ${styles.toFixed(1)} KiB, budget ${BUDGET.css}`);
  if (WITH_FORM.includes(id) !== late > 0 && !id.startsWith('account-'))
    faults.push(`the route ${id} ${late > 0 ? 'loads' : 'does not load'} a form by itself`);
  if (total + late > Math.max(budget, BUDGET.form))
    faults.push(`JavaScript of the route ${id} with its form: ${(total + late).toFixed(1)} KiB, budget ${BUDGET.form}`);
  if (total > budget) faults.push(`JavaScript of the route ${id}: ${total.toFixed(1)} KiB, budget ${budget}`);
  for (const [key] of reached) if (key !== page && pages.has(key)) faults.push(`the route ${id} loads the page of the route ${pages.get(key)}`);
  if (id.startsWith('account-')) continue;
  const form = scripts.find((file) => FORM_CODE.some((word) => readFileSync(join(DIST, file), 'utf8').includes(word)));
  if (form !== undefined) faults.push(`the route ${id} waits for the code of forms: ${form}`);
}
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
