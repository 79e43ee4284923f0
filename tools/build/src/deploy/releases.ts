import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The folder that `configure` writes to: `releases/<id>/` with `site/` and `nginx/` of each release, and the link `current` to the one that the
 * server reads when it starts or reloads; `previous` is a link to the one before. A release never changes once it has its name, so what is
 * being served is never touched.
 */
const RELEASES = 'releases';
type Link = 'current' | 'previous';
/** Releases that stay besides the linked ones, the newest. */
const KEPT = 5;
const ID = /^\d{8}T\d{9}Z$/;

/** A name for a release that is made now; names sort by time. */
export const newId = (now = new Date()): string => now.toISOString().replace(/[-:.]/g, '');

/** Folder of a release. */
export const releaseFolder = (folder: string, id: string): string => join(folder, RELEASES, id);

/** Names of the complete releases, the oldest first. */
export async function releasesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, RELEASES)).catch(() => []);
  return names.filter((name) => ID.test(name)).sort();
}

/** Name of the release that a link leads to: `current` is what the server reads, `previous` what it read before. */
export async function linkedIn(folder: string, link: Link): Promise<string | undefined> {
  const target = await readlink(join(folder, link)).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Lets a link lead to a release, in one step of the file system. */
async function setLink(folder: string, link: Link, id: string): Promise<void> {
  const next = join(folder, `.${link}-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join(RELEASES, id), next);
  await rename(next, join(folder, link));
}

/** Lets `write` fill a folder, and gives it the name of a release only when it is complete. */
export async function writeRelease(folder: string, id: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(folder, RELEASES, `.${id}`);
  await mkdir(aside, { recursive: true });
  try {
    await write(aside);
    await rename(aside, releaseFolder(folder, id));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a release the current one; the server serves it after its next reload. */
export async function activate(folder: string, id: string): Promise<void> {
  if (!(await releasesIn(folder)).includes(id)) throw new Error(`${folder} has no release ${id}.`);
  const current = await linkedIn(folder, 'current');
  if (current !== undefined && current !== id) await setLink(folder, 'previous', current);
  await setLink(folder, 'current', id);
}

/** Removes old releases; the linked ones and the {@link KEPT} newest stay. */
export async function prune(folder: string): Promise<void> {
  const linked = [await linkedIn(folder, 'current'), await linkedIn(folder, 'previous')];
  const old = (await releasesIn(folder)).slice(0, -KEPT).filter((id) => !linked.includes(id));
  for (const id of old) await rm(releaseFolder(folder, id), { recursive: true, force: true });
}

/** `site-build releases`: lists the releases, or makes one of them the current one. */
export async function releases(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, activate: { type: 'string' } } });
  if (values.to === undefined) throw new Error('Name the folder of the releases: --to FOLDER');
  const folder = resolve(values.to);
  if (values.activate !== undefined) {
    const id = values.activate === 'previous' ? await linkedIn(folder, 'previous') : values.activate;
    if (id === undefined) throw new Error(`${folder} has no previous release.`);
    await activate(folder, id);
  }
  const [current, previous] = [await linkedIn(folder, 'current'), await linkedIn(folder, 'previous')];
  for (const id of await releasesIn(folder)) console.log([id, id === current && 'current', id === previous && 'previous'].filter(Boolean).join(' '));
}

if (import.meta.main) {
  await releases(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
