import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { otherEnvironment, recordEnvironment } from './environment.ts';
import { withPalette } from './palette.ts';

/** Writes renewed pictures smaller. */
function shrinkPictures(): void {
  for (const file of globSync('tests/looks/pictures/*.png')) {
    const picture = readFileSync(file);
    const smaller = withPalette(picture);
    if (smaller !== picture) writeFileSync(file, smaller);
  }
}

/** Compares this machine with the one of the pictures, and says aloud when they cannot be compared. The workers read the reason from the environment. */
export default async function compareEnvironment({ updateSnapshots }: FullConfig): Promise<(() => void) | undefined> {
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    await recordEnvironment();
    return shrinkPictures;
  }
  const reason = await otherEnvironment();
  if (reason !== undefined) {
    process.env.LOOKS_NOT_CHECKED = reason;
    console.info(`NOT CHECKED: pictures of the pages: ${reason}`);
  }
  return undefined;
}
