/**
 * `npx node scripts/requirements.ts`: which requirement ids have a test and which have none. Ids count where a Playwright test carries them as a
 * tag, or a unit test names them in its title. `--json` for programs, `--missing` for the open ones only, `--area LOGIN,RESET`.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

interface Requirement {
  id: string;
  text: string;
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, missing: { type: 'boolean', default: false }, area: { type: 'string' } },
});

const ID = /\b([A-Z0-9]{2,8}-\d{2})\b/g;
const TAGS = /tag:\s*(\[[^\]]*\]|'[^']*')/g;
const TITLES = /\b(?:it|test)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/g;

const idsOf = (sources: (string | undefined)[]) => sources.flatMap((text) => [...(text ?? '').matchAll(ID)].map((match) => match[1] ?? ''));

const requirements = parse(readFileSync('docs/requirements.yaml', 'utf8')) as Requirement[];
const known = new Set(requirements.map(({ id }) => id));
const testsById = new Map<string, string[]>();
const unknown: string[] = [];
for (const file of globSync(['tests/**/*.spec.ts', '{src,mock-server,scripts,tools/*/{src,test,tests},tests}/**/*.test.{ts,tsx}'])) {
  const source = readFileSync(file, 'utf8');
  const tags = idsOf([...source.matchAll(TAGS)].map((match) => match[1]));
  const titles = idsOf([...source.matchAll(TITLES)].map((match) => match[2]));
  for (const id of new Set([...tags, ...titles])) {
    if (known.has(id)) testsById.set(id, [...(testsById.get(id) ?? []), file]);
    else if (tags.includes(id)) unknown.push(`${id} in ${file}`);
  }
}

const areas = values.area?.split(',');
const rows = requirements
  .filter(({ id }) => areas === undefined || areas.includes(id.replace(/-\d+$/, '')))
  .map(({ id, text }) => ({ id, text, tests: testsById.get(id) ?? [] }))
  .filter(({ tests }) => !values.missing || tests.length === 0);

if (values.json) {
  console.log(JSON.stringify({ requirements: rows, unknown }, null, 2));
} else {
  for (const { id, text, tests } of rows) console.log(`${tests.length > 0 ? 'tested ' : 'NO TEST'} ${id.padEnd(11)} ${tests.join(', ') || text}`);
  const tested = rows.filter(({ tests }) => tests.length > 0).length;
  console.log(`\n${tested} of ${rows.length} have a test.`);
  for (const line of unknown) console.error(`There is no requirement ${line}`);
}
// A tag without a requirement is a typing mistake.
process.exitCode = unknown.length > 0 ? 1 : 0;
