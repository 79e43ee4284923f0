import { hash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './compress.ts';

/**
 * Gives every page and its compressed copies below a folder a modification time made of their content. nginx makes the ETag of a file from its time
 * and size: both languages of a page have another content and so another ETag, servers that have the same page give it the same one, and a release
 * in which a page has not changed does not make browsers fetch it again.
 */
export async function setPageTimes(site: string): Promise<void> {
  for (const name of (await filesBelow(site)).filter((file) => /\.html(?:\.br|\.gz)?$/.test(file))) {
    const file = join(site, name);
    // Before 2004, which no other file is.
    const time = hash('sha256', await readFile(file), 'buffer').readUInt32BE() % 2 ** 30;
    await utimes(file, time, time);
  }
}
