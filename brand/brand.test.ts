import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operators } from './name.ts';
import type { Brand } from './types.ts';

const [first = '', ...others] = operators;
const colours = (folder: string) => [...readFileSync(`brand/${folder}/colours.css`, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
const files = (folder: string) =>
  globSync(['*.{ts,tsx,css}', 'public/**/*.*'], { cwd: `brand/${folder}` })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('the folder of an operator', () => {
  it.each(others)('%s has the same files and colours as the first', (folder) => {
    expect(files(folder)).toEqual(files(first));
    expect(colours(folder)).toEqual(colours(first));
  });

  it('shares neither name, hotline, host nor colour with another', async () => {
    const brands = await Promise.all(operators.map(async (folder) => (await import(`./${folder}/index.ts`)) as Brand));
    const facts = ({ identity, hosts, content, palette }: Brand) => [
      ...Object.values(identity.name),
      ...Object.values(identity.company),
      identity.hotline,
      ...Object.values(hosts),
      content.domain,
      palette.brand,
      palette.accent,
    ];
    const all = brands.flatMap((brand) => [...new Set(facts(brand))]);
    expect(brands.length).toBeGreaterThan(1);
    expect([...new Set(all)]).toHaveLength(all.length);
  });

  it('is named in it alone: no other file of the project knows an operator', () => {
    const places = ['.', ':!brand', ':!docs', ':!README.md', ':!CHANGELOG.md', ':!openapi/releases'];
    const named = (name: string) => {
      const part = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const pattern = String.raw`\b${name}|${part}|\b${name.toUpperCase()}`;
      const { stdout, stderr, status } = spawnSync('git', ['grep', '--no-index', '--exclude-standard', '-nIE', pattern, '--', ...places], { encoding: 'utf8' });
      expect(stderr).toBe('');
      expect([0, 1]).toContain(status);
      return stdout.split('\n').filter(Boolean);
    };
    expect(operators.length).toBeGreaterThan(1);
    expect(operators.flatMap(named)).toEqual([]);
    expect(named('openapi').length).toBeGreaterThan(10);
  });
});

it('what types and tools see of #brand is the first operator’s', () => {
  const folder = 'brand/default';
  expect(globSync('*', { cwd: folder }).sort()).toEqual(['colours.css', 'landmark.tsx', 'logo.tsx']);
  for (const file of globSync('*', { cwd: folder })) expect(readFileSync(join(folder, file), 'utf8')).toContain(`../${first}/${file}`);
});
