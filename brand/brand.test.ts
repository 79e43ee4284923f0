import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from './types.ts';

const folders = globSync('brand/*/index.ts').map((file) => basename(dirname(file)));
const colours = (folder: string) => [...readFileSync(`brand/${folder}/colours.css`, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
const files = (folder: string) =>
  globSync(['*.{ts,tsx,css}', 'public/**/*.*'], { cwd: `brand/${folder}` })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('the folder of an operator', () => {
  it.each(folders)('%s has the same files and colours as the first', (folder) => {
    expect(files(folder)).toEqual(files('farol'));
    expect(colours(folder)).toEqual(colours('farol'));
  });

  it('shares neither name, hotline, host nor colour with another', async () => {
    const brands = await Promise.all(folders.map(async (folder) => (await import(`./${folder}/index.ts`)) as Brand));
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
});
