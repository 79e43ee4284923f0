import type { Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { contractOf, runOf } from '../testing/calls.ts';
import { runFuzz } from './fuzz.ts';

/** Enough for every listed value to come. */
const RUNS = 1000;

/** The values that each field of a body gets in random requests. */
async function valuesOf<Name extends string>(fields: Record<Name, JsonObject>, schemas: Record<string, JsonObject> = {}): Promise<Record<Name, Json[]>> {
  const order = { fields, examples: { cn: { value: {} } }, 'x-read-only': true } as const;
  const run = runOf(contractOf({ order }, schemas), undefined, { fuzz: { seed: 7, runs: RUNS } });
  await runFuzz(run.context);
  const bodies = run.calls.flatMap(({ body }) => (body !== null && typeof body === 'object' && !Array.isArray(body) ? [body] : []));
  const got = (name: string) => bodies.flatMap((body) => (name in body ? [body[name] as Json] : []));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, got(name)])) as Record<Name, Json[]>;
}

/** The texts that a parameter of a path gets, decoded. */
async function pathsOf(...listed: Json[]): Promise<string[]> {
  const id: Parameter = { name: 'id', in: 'path', schema: { enum: listed }, examples: { usual: { value: 'usual' } } };
  const run = runOf(contractOf({ order: { path: '/order/{id}', parameters: [id] } }), undefined, { fuzz: { seed: 7, runs: RUNS } });
  await runFuzz(run.context);
  return run.calls.map(({ path }) => decodeURIComponent(path.replace('/order/', '')));
}

const depthOf = (value: Json): number => (value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0);
const lengthOf = (text: Json) => [...new Intl.Segmenter().segment(String(text))].length;
const shareOf = (values: readonly Json[], is: (value: Json) => boolean) => values.filter(is).length / values.length;
const RARE = /[\u0100-\u{10ffff}]/u;

describe('a random value of any kind', () => {
  it('has those that often bring a program down, and JSON that is not deep', async () => {
    const { any } = await valuesOf({ any: {} });
    const odd = [
      null,
      '',
      '0',
      '-1',
      -1,
      1e308,
      0,
      2 ** 53,
      2 ** 31,
      'null',
      'NaN',
      '\u0000',
      "'",
      '"',
      '%s%n',
      '../..',
      '#{7*7}',
      '{{7*7}}',
      [],
      {},
      [[]],
      false,
    ];
    for (const one of odd) expect(any).toContainEqual(one);
    expect(Math.max(...any.map(depthOf))).toBe(2);
    const texts = any.filter((value) => typeof value === 'string');
    expect(Math.max(...texts.map((one) => [...one].length))).toBeLessThanOrEqual(40);
    expect(shareOf(texts, (one) => RARE.test(String(one)))).toBeGreaterThan(0.2);
  });
});

describe('a random value of a field', () => {
  it('is a listed one, whatever the schema is named or refers to', async () => {
    const fields = { whole: { enum: ['first', 'second', 3] }, referred: { $ref: '#/components/schemas/Word' } };
    const { whole, referred } = await valuesOf(fields, { Word: { type: 'string', enum: ['referred'] } });
    for (const one of ['first', 'second', 3]) expect(shareOf(whole, (value) => value === one)).toBeGreaterThan(0.1);
    expect(shareOf(referred, (value) => value === 'referred')).toBeGreaterThan(0.2);
  });

  it('is a text within the limits of its length, up to 60 characters, or one that is often read as something else', async () => {
    const text = { type: 'string' };
    const values = await valuesOf({
      free: text,
      short: { ...text, maxLength: 2 },
      long: { ...text, minLength: 50, maxLength: 58 },
      longer: { ...text, minLength: 80, maxLength: 200 },
    });
    const lengths = (name: keyof typeof values) => values[name].filter((value) => typeof value === 'string').map(lengthOf);
    const between = (name: keyof typeof values, from: number, to: number) => lengths(name).filter((length) => length >= from && length <= to).length;
    expect(Math.max(...lengths('free'))).toBeLessThan(40);
    expect(between('free', 3, 8)).toBeGreaterThan(1.3 * between('short', 3, 8));
    expect(Math.max(...lengths('long'))).toBe(58);
    expect(between('long', 45, 49)).toBe(0);
    expect(between('long', 50, 53)).toBeGreaterThan(0);
    expect(values.long.some((one) => lengthOf(one) >= 50 && RARE.test(String(one)))).toBe(true);
    expect(Math.max(...lengths('longer'))).toBe(60);
    for (const one of ['2026-11-15', '2026-02-30', '0001-01-01', '9999-12-31', '66889999', '0.1', '1e9', 'a@b.example']) expect(values.free).toContain(one);
  });

  it('is an integer within its limits, or beyond all limits', async () => {
    const { few, free } = await valuesOf({ few: { type: 'integer', minimum: 5, maximum: 7 }, free: { type: 'integer' } });
    expect(shareOf(few, (value) => [5, 6, 7].includes(value as number))).toBeGreaterThan(0.1);
    expect(few.some((value) => Number.isInteger(value) && Math.abs(Number(value)) > 1e12 && ![2 ** 53, 1e308].includes(Number(value)))).toBe(true);
    const usual = free.map(Number).filter((value) => Number.isInteger(value) && Math.abs(value) < 2e6);
    expect(usual.some((value) => value >= -100 && value <= -80)).toBe(true);
    expect(Math.max(...usual)).toBeGreaterThan(990_000);
    expect(Math.max(...usual)).toBeLessThanOrEqual(1_000_000);
  });

  it('is a number, true or false', async () => {
    const { number, yes } = await valuesOf({ number: { type: 'number' }, yes: { type: 'boolean' } });
    expect(shareOf(number, (value) => typeof value === 'number')).toBeGreaterThan(0.4);
    expect(shareOf(number, (value) => value === null)).toBeLessThan(0.06);
    expect(shareOf(yes, (value) => typeof value === 'boolean')).toBeGreaterThan(0.4);
  });

  it('is a list of up to five that fit', async () => {
    const { listed, things } = await valuesOf({ listed: { type: 'array', items: { enum: ['x', 'y'] } }, things: { type: 'array' } });
    const lists = listed.filter((value): value is Json[] => Array.isArray(value) && value.length > 0 && value.every((one) => one === 'x' || one === 'y'));
    expect(lists.length).toBeGreaterThan(RUNS / 10);
    expect(Math.max(...lists.map((list) => list.length))).toBe(5);
    expect(things.some((list) => Array.isArray(list) && list.includes('%s%n'))).toBe(true);
  });
});

describe('a random parameter', () => {
  it('is never what would make it another path', async () => {
    const paths = await pathsOf('', '.', '..', '...', 'a.', '.a', 'b..');
    for (const one of ['_', '...', 'a.', '.a', 'b..']) expect(paths).toContain(one);
    for (const one of ['', '.', '..']) expect(paths).not.toContain(one);
  });

  it('has at most 400 characters, all of them whole', async () => {
    const paths = await pathsOf('x'.repeat(500), 'half \ud83d');
    expect(Math.max(...paths.map(({ length }) => length))).toBe(400);
    expect(paths).toContain('half \ufffd');
  });

  it('is written as JSON where it is no text', async () => {
    const paths = await pathsOf({ a: 1 }, 'plain');
    for (const one of ['{"a":1}', 'plain', 'null', '-1', '[[]]', 'false', '9007199254740992']) expect(paths).toContain(one);
    expect(paths).not.toContain('"plain"');
  });
});
