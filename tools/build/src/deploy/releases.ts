import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The folder that `configure` writes to: `releases/<id>/` with `site/` and `nginx/` of each release, and the link `current` to the one that the
 * server reads when it starts or reloads. A release never changes once it has its name, so what is being served is never touched.
 */
const RELEASES = 'releases';
const CURRENT = 'current';
/** Releases that stay for a roll-back, the newest. */
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

/** Name of the release that the server reads. */
export async function currentIn(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
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

/** Makes a release the current one, in one step of the file system; the server serves it after its next reload. */
export async function activate(folder: string, id: string): Promise<void> {
  if (!(await releasesIn(folder)).includes(id)) throw new Error(`${folder} has no release ${id}.`);
  const next = join(folder, `.${CURRENT}-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join(RELEASES, id), next);
  await rename(next, join(folder, CURRENT));
}

/** Removes old releases; the current one and {@link KEPT} newest stay. */
export async function prune(folder: string): Promise<void> {
  const current = await currentIn(folder);
  const old = (await releasesIn(folder)).slice(0, -KEPT).filter((id) => id !== current);
  for (const id of old) await rm(releaseFolder(folder, id), { recursive: true, force: true });
}

/** The release before the current one. */
async function previousIn(folder: string): Promise<string> {
  const [ids, current] = await Promise.all([releasesIn(folder), currentIn(folder)]);
  const previous = ids[ids.indexOf(current ?? '') - 1];
  if (previous === undefined) throw new Error(`${folder} has no release before ${current ?? 'the first'}.`);
  return previous;
}

/** `farol-build releases`: lists the releases, or makes one of them the current one. */
export async function releases(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, activate: { type: 'string' } } });
  if (values.to === undefined) throw new Error('Name the folder of the releases: --to FOLDER');
  const folder = resolve(values.to);
  if (values.activate !== undefined) await activate(folder, values.activate === 'previous' ? await previousIn(folder) : values.activate);
  const current = await currentIn(folder);
  for (const id of await releasesIn(folder)) console.log(id === current ? `${id} current` : id);
}

if (import.meta.main) {
  await releases(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
