import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Days for which the assets of an earlier release stay after it was replaced, for open pages. */
const KEPT_DAYS = 30;
/** Names of the assets of the release that was added last: they are in use until the next one is. */
const LAST = 'last-release.json';

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;
const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT';

/** Writes a file so that a reader sees it complete or not at all; several servers may write the same one. */
async function replace(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(dirname(file), `.${randomUUID()}-${basename(file)}`);
  await write(aside);
  await rename(aside, file);
}

/**
 * Adds the assets of a release to the kept ones, and removes those that no release has had for {@link KEPT_DAYS}. Their names have the hash of
 * their content, so a file that is there is left as it is. `replaced`: the folders of the sites that were served until now.
 */
export async function keepAssets(site: string, kept: string, replaced: readonly string[] = [], now = Date.now()): Promise<void> {
  const store = join(kept, 'assets');
  await mkdir(store, { recursive: true });
  const last = join(kept, LAST);
  const used = new Set(JSON.parse(await readFile(last, 'utf8').catch(() => '[]')) as string[]);
  for (const folder of [...replaced, site]) {
    for (const name of await readdir(join(folder, 'assets'))) {
      const [source, target] = [join(folder, 'assets', name), join(store, name)];
      if ((await sizeOf(target)) !== (await sizeOf(source))) await replace(target, (aside) => copyFile(source, aside));
      used.add(name);
    }
  }
  for (const name of used) {
    await utimes(join(store, name), now / 1000, now / 1000).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  }
  for (const name of await readdir(store)) {
    const file = join(store, name);
    const age = now - ((await stat(file).catch(() => undefined))?.mtimeMs ?? now);
    if (age > KEPT_DAYS * 86_400_000) {
      await unlink(file).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    }
  }
  const names = JSON.stringify(await readdir(join(site, 'assets')));
  await replace(last, (aside) => writeFile(aside, names));
}
