import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { xSync } from 'tinyexec';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Writes these files (path to content) until the end of the test. */
function plant(files: Readonly<Record<string, string>>): void {
  onTestFinished(() => Object.keys(files).forEach((file) => void rmSync(file)));
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
}

const planted = (name: string) => `planted-${process.pid}-${name}.ts`;

/** Each violates one rule of .dependency-cruiser.cjs. */
const VIOLATIONS = [
  ['axios', 'src/features/home', 'axios'],
  ['other-feature', 'src/features/home', '@/features/auth/login-dialog'],
  ['other-feature', 'src/features/home', '../auth/login-dialog.tsx'],
  ['src/features', 'src/features/home', '@/app/app'],
  ['src/components', 'src/components', '@/features/home/page'],
  ['src/forms', 'src/forms', '@/components/query-state'],
  ['src/ui', 'src/ui', '@/api/generated/site'],
  ['ui-without-domain', 'src/ui', 'react-router-dom'],
  ['ui-without-domain', 'src/ui', '@tanstack/react-query'],
  ['ui-without-domain', 'src/ui', 'react-i18next'],
  ['src/lib', 'src/lib', '@/session/session'],
  ['src/session', 'src/session', '@/api/errors'],
  ['src/api', 'src/api', '@/dev/check-response'],
  ['src/app', 'src/app', '@/prerender/reader'],
  ['generated', 'src/features/home', '../../../openapi/generated/model.ts'],
  ['site-and-mock', 'src/app', '../../mock-server/personas.ts'],
  ['site-and-mock', 'mock-server', '../src/lib/paths.ts'],
  ['tools', 'tools/build/src', '../../../mock-server/personas.ts'],
  ['other-tool', 'tools/build/src', '@site/proxy/upstream.ts'],
] as const;

describe('biome', () => {
  it('finds local and session storage outside of the module that owns their keys, however they are written', () => {
    const file = join('src/lib', planted('storage'));
    const uses = ['localStorage', 'window.sessionStorage', 'globalThis.localStorage', '(({ sessionStorage: tab }: Window) => tab)(window)'];
    plant({ [file]: uses.map((use, index) => `export const use${index} = () => ${use}.length;\n`).join('') });
    const { stdout, stderr } = xSync('biome', ['lint', '--reporter=github', '--max-diagnostics=none', file, 'src/session/storage.ts']);
    const found = [...(stdout + stderr).matchAll(/line=(\d+)[^\n]*Only src\/session\/storage\.ts uses/g)].map(([, line]) => Number(line));
    expect([...new Set(found)]).toEqual([1, 2, 3, 4]);
    expect(stdout).not.toContain('file=src/session/storage.ts');
  }, 30_000);
});

describe('dependency-cruiser', () => {
  const cruise = (paths: readonly string[]) =>
    xSync('depcruise', [...paths, '--output-type', 'err'], { nodeOptions: { env: { ...process.env, NO_COLOR: '1' } } }).stdout;

  it('finds a violation of every rule, and nothing in an allowed import', () => {
    const allowed = join('src/features/home', planted('allowed'));
    const files = VIOLATIONS.map(([, folder], index) => join(folder, planted(String(index))));
    plant({
      ...Object.fromEntries(VIOLATIONS.map(([, , specifier], index) => [files[index], `export * from '${specifier}';\n`])),
      [allowed]: "export * from '@/api/generated/site';\n",
    });
    const report = cruise([...files, allowed]);
    VIOLATIONS.forEach(([rule, , specifier], index) => {
      expect(report, `${rule}: ${specifier}`).toContain(`error ${rule}: ${files[index]} → `);
    });
    expect(report).not.toContain(allowed);
  }, 30_000);

  it('finds a cycle, of types too', () => {
    const [one = '', other = ''] = ['one', 'other'].map((name) => join('mock-server', planted(name)));
    plant({
      [one]: `import type { Other } from './${planted('other')}';\nexport type One = Other[];\n`,
      [other]: `import type { One } from './${planted('one')}';\nexport type Other = One[];\n`,
    });
    expect(cruise([one, other])).toMatch(/error cycle: mock-server\/planted/);
  }, 30_000);
});

describe('the source of the site', () => {
  it('sets no HTML outside of the components that sanitize it', () => {
    const file = join('src/features/home', `${planted('html')}x`);
    plant({ [file]: 'export const X = () => <p dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />;\n' });
    const { stdout, stderr, exitCode } = xSync('biome', ['lint', '--colors=off', file]);
    expect(exitCode).not.toBe(0);
    expect(stdout + stderr).toContain('noDangerouslySetInnerHtml');
  });

  it('has no hand-written path of the API', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('planted-') && !file.includes('/generated/') && !/\.test\.tsx?$/.test(file));
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/['"`]\/api\//);
  });
});
