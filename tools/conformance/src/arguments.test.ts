import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../sample-library/server.ts';
import { readArguments } from './arguments.ts';
import { type Persona, personasFor, personasOf, readLogin, substitution, userField } from './personas.ts';
import { rules } from './rules/index.ts';

const contract = await loadStrictContract(ROOT);
const TARGET = ['--target', 'http://127.0.0.1:8080'];

/** Values that an option cannot have, and what they are. */
const WRONG: Record<string, [values: string[], why: string]> = {
  concurrency: [['0', '65', '1.5', 'six'], 'no number from 1 to 64'],
  rate: [['0', '10001', 'fast'], 'no number of requests per second, such as 20 or 0.5'],
  fuzz: [['0', '100001', '1.5', 'many'], 'no number from 1 to 100000'],
  seed: [['2147483648', '1.5', 'any', '-1'], 'no seed: it is a number that an earlier report names'],
  repeat: [['0', '1001', '2.5', 'often'], 'no number from 1 to 1000'],
  'max-time': [['0', 'long'], 'no number of milliseconds, such as 1500'],
  target: [['localhost:80', 'server', 'ftp://server'], 'no http address, such as http://127.0.0.1:8080'],
};

describe('the arguments', () => {
  it.each<[string[], string]>([
    ...Object.entries(WRONG).flatMap(([name, [values, why]]) =>
      values.map((value): [string[], string] => [[...TARGET, `--${name}=${value}`], `--${name} ${value} is ${why}.`]),
    ),
    [[...TARGET, '--part', 'time', '--part', 'half'], `--part half: there are ${rules.map(({ id }) => id).join(', ')}.`],
    [[...TARGET, '--login', 'a.json', '--token', 'b'], 'Either --login or --token: a session that stands needs no log-in.'],
  ])('%j cannot be followed', (args, problem) => {
    expect(readArguments(args)).toEqual({ problem });
  });

  it.each<[string[], RegExp]>([
    [[], /^Which server\? --target is missing\.\n\nsite-conformance --target/],
    [[...TARGET, '--colour'], /^Unknown option '--colour'.*\n\nsite-conformance --target/s],
  ])('%j gets the usage, too', (args, problem) => {
    expect(readArguments(args)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('have defaults, and --help needs nothing else', () => {
    expect(readArguments(TARGET)).toEqual({ target: 'http://127.0.0.1:8080', out: '.cache/conformance', bail: false, concurrency: 6 });
    expect(readArguments(['--help'])).toEqual({ help: expect.stringMatching(/^site-conformance --target.* one of examples, valid-input, /s) });
  });

  it('are taken as they are given, up to their limits', () => {
    const several = ['--only', 'bills', '--only', 'login', '--part', 'time', '--part', 'fuzz', '--bail', '--token', 'a-token', '--out', 'here'];
    const largest = ['--concurrency', '64', '--rate', '10000', '--fuzz', '100000', '--seed', '2147483647', '--repeat', '1000', '--max-time', '0.5'];
    expect(readArguments(['--target', 'https://server/base', ...several, ...largest, '--baseline', 'before.json'])).toEqual({
      target: 'https://server/base',
      only: ['bills', 'login'],
      parts: ['time', 'fuzz'],
      bail: true,
      token: 'a-token',
      out: 'here',
      concurrency: 64,
      rate: 10_000,
      fuzz: 100_000,
      seed: 2_147_483_647,
      repeat: 1000,
      maxTime: 0.5,
      baseline: 'before.json',
    });
    const smallest = ['--concurrency', '1', '--rate', '0.1', '--fuzz', '1', '--seed', '0', '--repeat', '1', '--login', 'login.json'];
    expect(readArguments([...TARGET, ...smallest])).toMatchObject({ concurrency: 1, rate: 0.1, fuzz: 1, seed: 0, repeat: 1, login: 'login.json' });
  });
});

describe('a log-in file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'login-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (content: string) => {
    const file = join(folder, 'login.json');
    writeFileSync(file, content);
    return readLogin(file, ['ada', 'ben']);
  };

  const NO_OBJECT = 'it is to be an object, persona name → { userId, pin }.';
  const NEEDS = '"ada" needs "token", or "userId" with "pin" or "smsCode".';

  it.each([
    ['[]', NO_OBJECT],
    ['null', NO_OBJECT],
    ['"ada"', NO_OBJECT],
    ['{}', 'it names no customer. Known personas: ada, ben.'],
    ['{"boss":{"token":"t"}}', 'there is no persona "boss". Known personas: ada, ben.'],
    ['{"boss":{"token":"t","throwAway":false}}', 'there is no persona "boss". Known personas: ada, ben.'],
    ['{"ada":null}', NEEDS],
    ['{"ada":{"userId":"61111111"}}', NEEDS],
    ['{"ada":{"pin":"1234"}}', NEEDS],
    ['{"ada":{"smsCode":"1234"}}', NEEDS],
    ['{"ada":{"userId":"61111111","password":"1"}}', '"ada" has an unknown field "password". Known fields: userId, pin, smsCode, token, throwAway.'],
    ['{"ada":{"userId":61111111,"pin":"1234"}}', '"ada.userId" is to be a text.'],
    ['{"ada":{"userId":"61111111","pin":""}}', '"ada.pin" is to be a text.'],
    ['{"ada":{"userId":"61111111","pin":"1234","throwAway":"yes"}}', '"ada.throwAway" is to be true or false.'],
  ])('%s is refused', (content, sentence) => {
    expect(() => read(content)).toThrow(new Error(`The log-in file ${join(folder, 'login.json')}: ${sentence}`));
  });

  it('that is no JSON is named with the reason', () => {
    expect(() => read('{')).toThrow(/^The log-in file .*login\.json cannot be read: .*JSON/);
  });

  it.each([
    { ada: { token: 'a-token' } },
    { ben: { userId: '61111111', smsCode: '1234' }, ada: { userId: '62222222', pin: '1234', throwAway: false } },
    { victim: { userId: '61111111', pin: '1234', throwAway: true } },
  ])('%j is taken', (login) => {
    expect(read(JSON.stringify(login))).toEqual(login);
  });

  it('has the field of the log-in', () => {
    const file = join(folder, 'login.json');
    writeFileSync(file, '{"ada":{"card":"30001","pin":"9876"}}');
    expect(readLogin(file, ['ada'], userField(contract))).toEqual({ ada: { userId: '30001', pin: '9876' } });
  });

  it('puts its customers where the examples name those of the contract', () => {
    const defaults = personasOf(contract);
    expect(defaults).toEqual([
      { name: 'ada', userId: '20001', pin: '4711' },
      { name: 'ben', userId: '20002', pin: '4712' },
    ]);
    const personas = personasFor(defaults, { ada: { userId: '30001', pin: '9876' }, ben: { userId: '30002', pin: '5432' } }, undefined);
    const substitute = substitution(contract, defaults, personas);
    expect(substitute({ card: '20001', pin: '4711', hint: '4711', list: ['20002', null, 3] })).toEqual({
      card: '30001',
      pin: '9876',
      hint: '4711',
      list: ['30002', null, 3],
    });
  });

  it('is not needed: the customers of the contract, or the first of them with a given session', () => {
    const defaults: Persona[] = [{ name: 'ada', userId: '20001', pin: '4711' }, { name: 'ben' }];
    expect(personasFor(defaults, undefined, undefined)).toEqual(defaults);
    expect(personasFor(defaults, undefined, 'a-token')).toEqual([{ ...defaults[0], token: 'a-token' }]);
    expect(personasFor([], undefined, 'a-token')).toEqual([{ name: 'customer', token: 'a-token' }]);
  });
});
