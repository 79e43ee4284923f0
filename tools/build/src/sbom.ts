import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@site/contract/programs.ts';

interface Bom {
  components: { name: string; version: string; licenses?: { license?: { id?: string; name?: string }; expression?: string }[] }[];
}

const DIST = process.env.DIST ?? 'dist';
/** Licences that require only their text, which is in `licences.md`. */
const FREE = /^\(?(?:0BSD|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|Unlicense)(?: OR [\w.-]+| AND [\w.-]+)*\)?$/;

/**
 * `site-build sbom`: writes the software bill of materials (CycloneDX) of the packages in the site, and exits with 1 when a package has a
 * licence that is not in the list. The licence texts of the bundled code are written by the build itself (`licences.md`).
 */
export function writeSbom(): void {
  // Optional packages are for other platforms than the browser: Node itself, a PDF library's drawing under Node.
  const text = runProgram('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--omit', 'optional', '--package-lock-only', '--workspaces=false'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const { components } = JSON.parse(text) as Bom;
  const licenceOf = ({ licenses }: Bom['components'][number]) =>
    licenses?.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ');

  const problems = components
    .filter((part) => !FREE.test(licenceOf(part) ?? ''))
    .map((part) => `${part.name}@${part.version}: licence ${licenceOf(part) ?? 'none'}`);
  if (!existsSync(join(DIST, 'licences.md'))) problems.push(`${DIST}/licences.md is missing: has the build been configured without it?`);
  writeFileSync(join(DIST, 'sbom.json'), text);

  const counts = Map.groupBy(components, (part) => licenceOf(part) ?? 'none');
  console.log(`${DIST}/sbom.json: ${components.length} packages; ${[...counts].map(([licence, parts]) => `${parts.length} ${licence}`).join(', ')}`);
  for (const problem of problems) console.error(`LICENCE  ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
