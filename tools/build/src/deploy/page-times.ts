import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { endingOf, languages } from '../../../../openapi/languages.ts';
import { filesBelow } from './compress.ts';

/** Endings of the files of which the server chooses one for a page: by language, and by what the browser can unpack. */
const VARIANTS = languages
  .map(({ code }) => endingOf(code))
  .sort((one, other) => other.length - one.length)
  .flatMap((ending) => ['', '.gz', '.br'].map((packed) => `${ending}.html${packed}`));
/** Times of one variant are this many seconds apart: the next power of two. */
const STEP = 2 ** Math.ceil(Math.log2(VARIANTS.length));
/** Seconds after 1970, so that every time lies before 2004. */
const RANGE = 2 ** 30;

/**
 * The modification time of a page's file, in seconds. nginx makes the ETag of a file from its time and size, so the time is made of what an ETag
 * must tell apart: the variant (the last bits: two variants of a page never have the same ETag) and the content. Servers that have the
 * same page give it the same ETag, and a release in which a page has not changed does not make browsers fetch it again.
 */
export function pageTime(file: string, content: Buffer): number {
  const variant = VARIANTS.findIndex((ending) => file.endsWith(ending));
  if (variant < 0) throw new Error(`${file} is no file of a page.`);
  const hash = createHash('sha256').update(content).digest().readUInt32BE();
  return ((hash * STEP) % RANGE) + variant;
}

/** Gives every page below a folder its time. */
export async function setPageTimes(site: string): Promise<void> {
  for (const name of (await filesBelow(site)).filter((file) => /\.html(?:\.br|\.gz)?$/.test(file))) {
    const file = join(site, name);
    const time = pageTime(name, await readFile(file));
    await utimes(file, time, time);
  }
}
