import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { xSync } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

it('has local and session storage in the module that owns their keys only, however they are written', () => {
  const file = `src/lib/planted-${process.pid}.ts`;
  onTestFinished(() => rmSync(file));
  const uses = ['localStorage', 'window.sessionStorage', 'globalThis.localStorage', '(({ sessionStorage: tab }: Window) => tab)(window)'];
  writeFileSync(file, uses.map((use, index) => `export const use${index} = () => ${use}.length;\n`).join(''));
  const { stdout, stderr } = xSync('biome', [
    'lint',
    '--skip=suspicious/noImportCycles',
    '--reporter=github',
    '--max-diagnostics=none',
    file,
    'src/session/storage.ts',
  ]);
  const found = [...(stdout + stderr).matchAll(/line=(\d+)[^\n]*Only src\/session\/storage\.ts uses/g)].map(([, line]) => Number(line));
  expect([...new Set(found)]).toEqual([1, 2, 3, 4]);
  expect(stdout).not.toContain('file=src/session/storage.ts');
}, 30_000);

it('has no hand-written path of the API', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('planted-') && !file.includes('/generated/') && !/\.test\.tsx?$/.test(file));
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/['"`]\/api\//);
});
