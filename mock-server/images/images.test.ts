import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bannerScenes, renderImage } from './index.ts';

const plans = ['plan-5g', 'plan-shared', 'plan-student', 'plan-senior', 'plan-data', 'plan-watch', 'plan-home'];
const unknown = ['summer-2026', 'gba-day', 'new-shop', 'music', 'x'];
const topics = [
  'plan-bay-area',
  'plan-family',
  'plan-senior-pair',
  'plan-wifi',
  'roam-where',
  'roam-how-long',
  'roam-what-for',
  'bill-tips',
  'watch-run',
  'home-fibre',
  'data-boost',
  'gba-bridge',
  'team',
  'heritage',
  'about-lighthouse',
  'office',
  'music-streaming',
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
];

const twoCuts = (folder: string, scenes: readonly string[]) => scenes.flatMap((scene) => [`${folder}/${scene}-wide`, `${folder}/${scene}-phone`]);
const phones = ['trio', 'bar', 'column', 'round'].flatMap((camera) =>
  ['azul', 'sand', 'ink', 'telha', 'jade', 'paper'].flatMap((finish) =>
    ['rings', 'tiles', 'dunes', 'arcs'].map((wallpaper) => `phones/${camera}-${finish}-${wallpaper}`),
  ),
);
const paths = [
  ...twoCuts('banners', [...bannerScenes, ...unknown, ...plans]),
  ...twoCuts('sections', [...plans, ...topics]),
  ...[...bannerScenes, ...unknown].map((scene) => `popups/${scene}`),
  ...phones,
].map((name) => `/mock-assets/${name}.svg`);

const render = (pathname: string, query = '') => renderImage(pathname, new URLSearchParams(query));
const svgAt = (pathname: string, query = '') => render(pathname, query)?.body ?? '';

/** What is wrong with the XML, or nothing: tags balance, attributes are quoted, text has no stray brackets. */
function xmlError(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const [token, closing = '', name = '', empty = ''] = /^<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<&]*")*\s*(\/?)>/.exec(rest) ?? /^[^<>&]+/.exec(rest) ?? [];
    if (token === undefined) return `not XML: ${rest.slice(0, 60)}`;
    if (closing !== '' && open.pop() !== name) return `</${name}> closes nothing`;
    if (name !== '' && closing === '' && empty === '') open.push(name);
    rest = rest.slice(token.length);
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> stays open`;
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group]) => group ?? '');

describe('images', () => {
  it.each(paths)('%s renders, well-formed and complete', (path) => {
    const svg = svgAt(path);
    expect(xmlError(svg)).toBeUndefined();
    const ids = all(svg, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...all(svg, /url\(#([^)]+)\)/g), ...all(svg, /href="#([^"]+)"/g)]));
    expect(all(svg, /(--[a-z-]+):/g)).toEqual(expect.arrayContaining(all(svg, /var\((--[a-z-]+)\)/g)));
    expect(svg).not.toMatch(/NaN|undefined|<text|<script|https?:\/\/(?!www\.w3\.org)/);
  });

  it('stays under 6 KiB compressed', () => {
    const heavy = paths.filter((path) => brotliCompressSync(svgAt(path)).length > 6 * 1024);
    expect(heavy).toEqual([]);
  }, 30_000);

  it('returns the same image for the same URL, another one for another name', () => {
    const first = paths.map((path) => svgAt(path));
    expect(
      paths
        .toReversed()
        .map((path) => svgAt(path))
        .toReversed(),
    ).toEqual(first);
    expect(new Set(unknown.map((scene) => svgAt(`/mock-assets/banners/${scene}-wide.svg`))).size).toBeGreaterThan(3);
  });

  it('follows the dark theme by itself where it brings its own ground', () => {
    for (const scene of bannerScenes) expect(svgAt(`/mock-assets/banners/${scene}-wide.svg`)).toContain('@media(prefers-color-scheme:dark)');
  });

  it('has the sizes the site leaves room for', () => {
    const boxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
    expect(boxOf(svgAt('/mock-assets/banners/full-speed-wide.svg'))).toBe('0 0 1200 480');
    expect(boxOf(svgAt('/mock-assets/banners/full-speed-phone.svg'))).toBe('0 0 358 240');
    expect(boxOf(svgAt('/mock-assets/sections/plan-data-wide.svg'))).toBe('0 0 384 240');
    expect(boxOf(svgAt('/mock-assets/popups/japan-korea.svg'))).toBe('0 0 600 800');
    expect(boxOf(svgAt('/mock-assets/phones/trio-azul-rings.svg'))).toBe('-2 -2 212 256');
    expect(boxOf(svgAt('/mock-assets/phones/trio-azul-rings.svg', 'view=back'))).toBe('-2 -2 128 256');
    expect(svgAt('/mock-assets/phones/trio-azul-rings.svg', 'view=front')).not.toBe(svgAt('/mock-assets/phones/trio-azul-rings.svg', 'view=back'));
  });

  it.each([
    '/mock-assets/phones/trio-purple-rings.svg',
    '/mock-assets/phones/trio-azul.svg',
    '/mock-assets/phones/trio-constructor-rings.svg',
    '/mock-assets/banners/full-speed.svg',
    '/mock-assets/banners/../x-wide.svg',
    '/mock-assets/logo.svg',
    '/',
  ])('has nothing at %s', (path) => expect(render(path)).toBeUndefined());
});
