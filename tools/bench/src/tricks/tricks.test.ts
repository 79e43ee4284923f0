import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARK } from '../table.ts';
import { type Gain, gainOf, gainsTable, meanGain, saved, verdictOn } from './gains.ts';
import { CONTROL, type Measure, measures } from './measures.ts';
import { changePages } from './variants.ts';

const LOST = Number.POSITIVE_INFINITY;
const run = (lcp: number, tbt: number, press: number, requests = 20) => ({
  load: { lcp, tbt, requests, js: 1024, css: 0, html: 0, images: 0, fonts: 0, other: 0 },
  press,
});
const none: Gain = { lcp: 0, tbt: 0, press: 0, requests: 0, bytes: 0 };
const named = (name: string): Measure => {
  const measure = measures.find((one) => one.name === name);
  if (measure === undefined) throw new Error(`There is no measure ${name}`);
  return measure;
};

describe('the gain of a measure', () => {
  it('is the part of the time without it, all of it for a press that is lost without it', () => {
    expect([saved(90, 100), saved(110, 100), saved(100, LOST), saved(LOST, LOST)]).toEqual([0.1, -0.1, 1, 0]);
  });

  it('compares medians, and does not count blocking of next to nothing', () => {
    const withIt = [run(900, 5, 1000, 20), run(9000, 5, 1000, 20), run(900, 5, 1000, 20)];
    const without = [run(1000, 15, 2000, 25), run(1000, 15, 2000, 25), run(1, 15, 2000, 25)];
    expect(gainOf(withIt, without)).toEqual({ lcp: 0.1, tbt: 0, press: 0.5, requests: 5, bytes: 0 });
    expect(gainOf([run(1, 50, 1)], [run(1, 100, 1)]).tbt).toBe(0.5);
  });

  it('is worth it from 3 % of any time on, unless the control differs as much', () => {
    const noise = { ...none, lcp: -0.05 };
    const verdicts = [{ tbt: 0.03 }, { lcp: 0.029, requests: 9 }, { lcp: 0.04 }, { lcp: 0.06 }].map((gain) => verdictOn({ ...none, ...gain }, noise));
    expect(verdicts).toEqual(['', `below 3 %${MARK}`, `within noise${MARK}`, '']);
  });

  it('is the mean of the pages', () => {
    expect(meanGain([{ ...none, lcp: 0.04 }, none])).toEqual({ ...none, lcp: 0.02 });
    const measure = { name: 'trick', does: 'Something.' };
    const rows = gainsTable([
      {
        measure,
        pages: [
          { page: 'home', gain: { ...none, lcp: 0.04, bytes: 2048, requests: -3 } },
          { page: 'bills', gain: none },
        ],
      },
    ]).rows;
    expect(rows[0]).toEqual(['trick', 'mean', '2.0 %', '0.0 %', '0.0 %', '+1.5', '−1.0', `below 3 %${MARK}`, 'Something.']);
    expect(rows).toHaveLength(3);
    const [control] = gainsTable([{ measure: named(CONTROL), pages: [{ page: 'home', gain: none }] }]).rows;
    expect(control?.at(-2)).toBe('');
  });
});

describe('the variants', () => {
  it('have names of their own and say what the measure does', () => {
    expect(new Set(measures.map(({ name }) => name)).size).toBe(measures.length);
    expect(named(CONTROL)).toEqual({ name: CONTROL, does: expect.any(String) });
  });

  it.each(measures.filter(({ source }) => source !== undefined))('find the source of "$name" in the site', ({ source }) => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => resolve('src', name));
    const texts = files.filter((file) => source?.file.test(file)).map((file) => readFileSync(file, 'utf8'));
    for (const [pattern, by] of source?.replace ?? []) expect(texts.some((text) => text.replace(pattern, by) !== text)).toBe(true);
  });

  it.each([
    ['first image', '<img src="/a.svg" fetchPriority="high"/>', '<img src="/a.svg"/>'],
    ['module preloads', '<head>\n    <link rel="modulepreload" crossorigin href="/a.js" /></head>', '<head></head>'],
    ['script before paint', '<script>{let b}</script><script type="module" src="/a.js"></script>', '<script type="module" src="/a.js"></script>'],
  ])('take "%s" out of the HTML', (name, html, without) => {
    expect(named(name).html?.(html)).toBe(without);
  });

  it('without the chunk groups keep the other settings', () => {
    const build = { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: [] }, chunkFileNames: 'a.js' } } };
    expect(named('chunk groups').config?.({ base: '/', build })).toEqual({
      base: '/',
      build: { target: 'es2022', rolldownOptions: { output: { chunkFileNames: 'a.js' } } },
    });
  });

  it('are refused when no page has what is taken out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    writeFileSync(join(folder, 'index.html'), '<p>a</p>');
    changePages(folder, (html) => html.replace('a', 'b'));
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p>b</p>');
    expect(() => changePages(folder, (html) => html)).toThrow('No page');
  });
});
