import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addWorker, bundleSite, compressBuild, FOLDERS, prerenderSite } from '../builds.ts';
import type { Measure } from './measures.ts';

/** Folder of the build without a measure. */
export const variantFolder = ({ name }: Measure): string => `${FOLDERS.site}-without-${name.replaceAll(' ', '-')}`;

/** Changes every page of a build; throws when that changes none. */
export function changePages(folder: string, change: (html: string) => string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html') && !name.startsWith('.vite'));
  let changed = 0;
  for (const name of pages) {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = change(before);
    if (after === before) continue;
    writeFileSync(join(folder, name), after);
    changed += 1;
  }
  if (changed === 0) throw new Error('No page of the build has it');
}

/** Builds the site without the measure; what only the HTML has is taken out of a copy of the build. */
export function buildVariant(measure: Measure, origin: string): void {
  const folder = variantFolder(measure);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  if (measure.source === undefined && measure.config === undefined) cpSync(FOLDERS.site, folder, { recursive: true });
  else {
    bundleSite(folder, { config: 'tools/bench/src/tricks/vite.config.ts', environment: { TRICK: measure.name }, origin });
    prerenderSite(folder, origin);
  }
  if (measure.html !== undefined) changePages(folder, measure.html);
  addWorker(folder);
  compressBuild(folder);
}
