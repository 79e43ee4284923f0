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

type Colours = ReadonlyMap<string, string>;

/** The colours of both themes; what the dark one does not change is the light one's. */
function themesOf(folder: string): [theme: string, colours: Colours][] {
  const [light = '', dark = ''] = readFileSync(`brand/${folder}/colours.css`, 'utf8').split('@media');
  const read = (css: string) => [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]);
  return [
    ['light', new Map(read(light))],
    ['dark', new Map([...read(light), ...read(dark)])],
  ];
}

/** Relative luminance (WCAG 2.2) of a colour in hexadecimal digits, or of the one that it refers to. */
function luminance(colours: Colours, name: string): number {
  const value = colours.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return luminance(colours, reference);
  const digits = value.length === 4 ? value.replace(/\w/g, '$&$&') : value;
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colours, one), luminance(colours, other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const each = (fronts: string, grounds: string) => fronts.split(' ').flatMap((front) => grounds.split(' ').map((ground) => [front, ground] as const));

/** What is written in which colour on which ground. */
const TEXTS = [
  ...each('ink ink-2 ink-3 azul azul-hover ok warn error error-hover', 'paper mist raised stage'),
  ...each('on-azul', 'azul azul-hover'),
  ...each('on-lamp', 'lamp lamp-hover'),
  ...each('on-error', 'error error-hover'),
  ...each('ink', 'azul-soft ok-soft warn-soft error-soft lamp-soft'),
  ...['azul', 'ok', 'warn', 'error'].map((tone) => [tone, `${tone}-soft`] as const),
  ...each('on-band on-band-2', 'band'),
  ...each('on-night on-night-azul on-night-ok on-night-error on-band-2', 'night'),
  ...each('on-night', 'toast'),
  ['on-telha', 'telha'],
  ['on-lamp-soft', 'lamp-soft'],
  ['on-sheet', 'sheet'],
  ['hero-muted', 'art-sky'],
] as const;
/** Edges of controls and the focus ring. */
const SHAPES = [...each('control focus', 'paper mist raised'), ['band-control', 'band']] as const;

describe.each(operators)('the colours of %s', (folder) => {
  it.each(themesOf(folder))('in the %s theme have the contrast of WCAG 2.2 AA', (_theme, colours) => {
    const lacking = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs
        .map(([front, ground]) => ({ front, ground, ratio: contrast(colours, front, ground) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ front, ground, ratio }) => `--${front} on --${ground}: ${ratio.toFixed(2)}, not ${least}`);
    expect([...lacking(TEXTS, 4.5), ...lacking(SHAPES, 3)]).toEqual([]);
  });
});

it('notices a colour that is too faint', () => {
  const colours = new Map([
    ['paper', '#fff'],
    ['error', '#20b35d'],
  ]);
  expect(contrast(colours, 'error', 'paper')).toBeCloseTo(2.71, 1);
});
