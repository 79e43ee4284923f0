import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestChunk } from 'vite';
import { contentOf, DIST, reachable, readManifest } from './dist.ts';
import { messagesModules, routeModules } from './route-chunks.ts';

/** KiB brotli: JavaScript of a public page, of an account page, of a page with its form; style sheets of any page. */
const BUDGET = { open: 168.3, account: 175.5, form: 211.1, css: 10.6 };
/** Files of a first visit before the backend's images and responses: the page, its code and its style sheet. */
const MAX_FILES = { open: 17, account: 24 };
/** Account pages that begin with a form. */
const FORM_FIRST = ['account-payment', 'account-settings', 'account-usage', 'account-sms'];
/** Module of a form that its page loads without a click. */
const FORM_MODULE = /-form\.tsx$/;
/** Strings that only react-hook-form and zod contain. */
const FORM_CODE = ['shouldUnregister', '_zod'];
/** Strings that only development code, the mock or test libraries contain. */
const FORBIDDEN = ['mock-sandbox', '/__mock', 'faker', 'mockServiceWorker', 'site-demo', 'Contract violated', 'mock-tab', 'scenario-panel', 'Scenario panel'];

const compressed = (content: string | Buffer) => brotliCompressSync(content).length / 1024;
const sizes = new Map<string, number>();
/** KiB brotli. */
const sizeOf = (file: string) => sizes.get(file) ?? sizes.set(file, compressed(contentOf(file))).get(file) ?? 0;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
const scriptsOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
/** KiB brotli of all style sheets in one file, as a page has them. */
const stylesOf = (chunks: readonly ManifestChunk[]) => compressed([...new Set(chunks.flatMap(({ css }) => css ?? []))].map(contentOf).join('\n'));
const column = (size: number | undefined, width = 6) => (size === undefined ? '' : size.toFixed(1)).padStart(width);

/** Development code, test code and web fonts in the build. */
function forbiddenFiles(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (/\.(woff2?|ttf|otf)$/.test(name)) return [`web font ${name}`];
    if (!/\.(js|html)$/.test(name)) return [];
    const text = contentOf(name).toString();
    return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${name} contains "${word}": mock or development code in the production build`);
  });
}

/**
 * `site-build budget`: prints what every route loads before anything is clicked, in KiB brotli, and exits with 1 when
 * a budget is exceeded. The files follow from the build's manifest, starting at the entry and the modules of the routes.
 */
export async function checkBudget(): Promise<void> {
  const manifest = readManifest();
  const routes = await routeModules(manifest);
  const entry = [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true), ...messagesModules('cn', 'common')];
  const problems: string[] = [];
  const limit = (what: string, size: number, budget: number) => {
    if (size > budget) problems.push(`${what}: ${size.toFixed(1)} KiB, budget ${budget}`);
  };

  console.log(
    `\nEvery route before anything is clicked (KiB, brotli): files (at most ${MAX_FILES.open}, account ${MAX_FILES.account}), JavaScript (budget ${BUDGET.open}, account ${BUDGET.account}), CSS (budget ${BUDGET.css}), the lazy-loaded form (with the page ${BUDGET.form})`,
  );
  const pages = new Map(routes.map(({ page, id }) => [page, id]));
  for (const { id, path, page, modules, messages } of routes) {
    const isAccount = id.startsWith('account-');
    const reached = reachable(manifest, [...entry, ...modules]);
    const chunks = reached.map(([, chunk]) => chunk);
    const scripts = scriptsOf(chunks);
    const styles = stylesOf(chunks);
    const formModules = (manifest[page]?.dynamicImports ?? []).filter((key) => FORM_MODULE.test(key));
    const forms = reachable(manifest, formModules);
    const form = total(scriptsOf(forms.map(([, chunk]) => chunk)).filter((file) => !scripts.includes(file)));
    // The page, its scripts and its style sheet.
    const files = scripts.length + 2;
    console.log(`  ${String(files).padStart(4)}  ${column(total(scripts))}  ${column(styles, 5)}  ${column(form || undefined, 5)}  ${id.padEnd(20)} ${path}`);
    const area = isAccount ? 'account' : 'open';
    const budget = FORM_FIRST.includes(id) ? BUDGET.form : BUDGET[area];
    if (files > MAX_FILES[area]) problems.push(`the route ${id} loads ${files} files, at most ${MAX_FILES[area]}`);
    limit(`style sheets of the route ${id}`, styles, BUDGET.css);
    limit(`JavaScript of the route ${id}`, total(scripts), budget);
    limit(`JavaScript of the route ${id} with its form`, total(scripts) + form, BUDGET.form);
    for (const [key] of reached) if (key !== page && pages.has(key)) problems.push(`the route ${id} loads the page of the route ${pages.get(key)}`);
    if (isAccount) continue;
    // Of public pages only the lazy-loaded form brings react-hook-form and zod.
    if (messages.includes('forms') !== form > 0) problems.push(`the route ${id} ${form > 0 ? 'loads' : 'does not load'} a form without a click`);
    const formCode = scripts.find((file) => FORM_CODE.some((word) => contentOf(file).includes(word)));
    if (formCode !== undefined) problems.push(`the route ${id} waits for the code of forms: ${formCode}`);
  }
  problems.push(...forbiddenFiles());
  for (const problem of problems) console.error(`BUDGET  ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
