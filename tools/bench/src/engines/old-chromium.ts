import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runProgram } from '@site/contract/programs.ts';

/** Releases of the npm package @sparticuz/chromium, which ships a whole Chromium without a window for Linux on x64. */
export const OLD_CHROMIUMS = ['149.0.0', '127.0.0'] as const;

const FOLDER = '.cache/engines';

/** Path of an old Chromium; the file may be missing. */
export const oldChromium = (release: string): string => join(FOLDER, `chromium-${release}`);

/** Downloads the old Chromiums that are missing. They are no dependencies: 65 MiB each, and only this measurement needs them. */
export function downloadOldChromiums(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const release of OLD_CHROMIUMS.filter((one) => !existsSync(oldChromium(one)))) {
    console.log(`Downloading Chromium ${release}…`);
    const archive = runProgram('npm', ['pack', `@sparticuz/chromium@${release}`, '--pack-destination', FOLDER, '--silent']).trim();
    execFileSync('tar', ['-xzf', join(FOLDER, archive), '-C', FOLDER, 'package/bin/chromium.br']);
    const unpacked = join(FOLDER, 'unpacked');
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(FOLDER, 'package/bin/chromium.br'))));
    chmodSync(unpacked, 0o755);
    renameSync(unpacked, oldChromium(release));
    rmSync(join(FOLDER, 'package'), { recursive: true });
    rmSync(join(FOLDER, archive));
  }
}
