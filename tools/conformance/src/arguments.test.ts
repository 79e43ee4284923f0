import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@site/contract/document.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { type Persona, personasFor, personasOf, readLogin, substitution } from './personas.ts';
import { contractOf, SECRETS } from './testing/calls.ts';

const contract = contractOf(SECRETS);
const TARGET = ['--target', 'http://127.0.0.1:8080'];

describe('the arguments', () => {
  it.each<[string[], string]>([
    [['--target', 'localhost:80'], '--target localhost:80 is no http address, such as http://127.0.0.1:8080.'],
    [['--target', 'server'], '--target server is no http address, such as http://127.0.0.1:8080.'],
    [['--target', 'ftp://server'], '--target ftp://server is no http address, such as http://127.0.0.1:8080.'],
    ...['0', '65', '1.5', 'six'].map((given): [string[], string] => [[...TARGET, '--concurrency', given], `--concurrency ${given} is no number from 1 to 64.`]),
    ...['0', '10001', 'fast'].map((given): [string[], string] => [
      [...TARGET, '--rate', given],
      `--rate ${given} is no number of requests per second, such as 20 or 0.5.`,
    ]),
    ...['0', '100001', '1.5', 'many'].map((given): [string[], string] => [[...TARGET, '--fuzz', given], `--fuzz ${given} is no number from 1 to 100000.`]),
    ...['2147483648', '1.5', 'any'].map((given): [string[], string] => [
      [...TARGET, '--seed', given],
      `--seed ${given} is no seed: it is a number that an earlier report names.`,
    ]),
    [[...TARGET, '--seed=-1'], '--seed -1 is no seed: it is a number that an earlier report names.'],
    ...['0', '1001', '2.5', 'often'].map((given): [string[], string] => [[...TARGET, '--repeat', given], `--repeat ${given} is no number from 1 to 1000.`]),
    ...['0', 'long'].map((given): [string[], string] => [[...TARGET, '--max-time', given], `--max-time ${given} is no number of milliseconds, such as 1500.`]),
    [
      [...TARGET, '--part', 'time', '--part', 'half'],
      '--part half: there are examples, valid-input, wrong-input, fuzz, customers, changes, paging, time, secrets, journeys.',
    ],
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
    return readLogin(file, ['postpaid4g', 'prepaid']);
  };

  const NO_OBJECT = 'it is to be an object, persona name → { userId, pin }.';
  const NEEDS = '"postpaid4g" needs "token", or "userId" with "pin" or "smsCode".';

  it.each([
    ['[]', NO_OBJECT],
    ['null', NO_OBJECT],
    ['"postpaid4g"', NO_OBJECT],
    ['{}', 'it names no customer. Known personas: postpaid4g, prepaid.'],
    ['{"boss":{"token":"t"}}', 'there is no persona "boss". Known personas: postpaid4g, prepaid.'],
    ['{"boss":{"token":"t","throwAway":false}}', 'there is no persona "boss". Known personas: postpaid4g, prepaid.'],
    ['{"postpaid4g":null}', NEEDS],
    ['{"postpaid4g":{"userId":"61111111"}}', NEEDS],
    ['{"postpaid4g":{"pin":"1234"}}', NEEDS],
    ['{"postpaid4g":{"smsCode":"1234"}}', NEEDS],
    [
      '{"postpaid4g":{"userId":"61111111","password":"1"}}',
      '"postpaid4g" has an unknown field "password". Known fields: userId, pin, smsCode, token, throwAway.',
    ],
    ['{"postpaid4g":{"userId":61111111,"pin":"1234"}}', '"postpaid4g.userId" is to be a text.'],
    ['{"postpaid4g":{"userId":"61111111","pin":""}}', '"postpaid4g.pin" is to be a text.'],
    ['{"postpaid4g":{"userId":"61111111","pin":"1234","throwAway":"yes"}}', '"postpaid4g.throwAway" is to be true or false.'],
  ])('%s is refused', (content, sentence) => {
    expect(() => read(content)).toThrow(new Error(`The log-in file ${join(folder, 'login.json')}: ${sentence}`));
  });

  it('that is no JSON is named with the reason', () => {
    expect(() => read('{')).toThrow(/^The log-in file .*login\.json cannot be read: .*JSON/);
  });

  it.each([
    { postpaid4g: { token: 'a-token' } },
    { prepaid: { userId: '61111111', smsCode: '1234' }, postpaid4g: { userId: '62222222', pin: '1234', throwAway: false } },
    { victim: { userId: '61111111', pin: '1234', throwAway: true } },
  ])('%j is taken', (login) => {
    expect(read(JSON.stringify(login))).toEqual(login);
  });

  it('puts its customers where the examples name those of the contract', () => {
    const defaults: Persona[] = [
      { name: 'postpaid4g', userId: '1000881234', pin: '123456' },
      { name: 'oneBill', userId: '1000882345', pin: '123456' },
      { name: 'prepaid', userId: '1000884567', smsCode: '246810' },
    ];
    const personas = personasFor(
      defaults,
      {
        postpaid4g: { userId: '61111111', pin: '9876' },
        oneBill: { userId: '62222222', pin: '5432' },
        prepaid: { userId: '63333333', smsCode: '1357' },
        victim: { userId: '64444444', pin: '1111', throwAway: true },
      },
      undefined,
    );
    expect(personas.map(({ name, userId }) => [name, userId])).toEqual([
      ['postpaid4g', '61111111'],
      ['oneBill', '62222222'],
      ['prepaid', '63333333'],
      ['victim', '64444444'],
    ]);
    const substitute = substitution(contract, defaults, personas);
    expect(substitute({ userId: '1000881234', password: '123456' })).toEqual({ userId: '61111111', password: '9876' });
    expect(
      substitute({ pin: '123456', oldPassword: '123456', rePasswordHint: '123456', amount: '123456', list: ['1000882345', '1000884567', null, 3] }),
    ).toEqual({
      pin: '9876',
      oldPassword: '9876',
      rePasswordHint: '123456',
      amount: '123456',
      list: ['62222222', '63333333', null, 3],
    });
    expect(substitute({ smsCode: '246810', code: '246810', codePwd: '246810', password: '654321', nested: [{ code: '000000' }] })).toEqual({
      smsCode: '1357',
      code: '1357',
      codePwd: '246810',
      password: '654321',
      nested: [{ code: '000000' }],
    });
  });

  it('is not needed: the customers of the contract, or the first of them with a given session', () => {
    const defaults: Persona[] = [{ name: 'postpaid4g', userId: '1000881234', pin: '123456' }, { name: 'prepaid' }];
    expect(personasFor(defaults, undefined, undefined)).toEqual(defaults);
    expect(personasFor(defaults, undefined, 'a-token')).toEqual([{ name: 'postpaid4g', userId: '1000881234', pin: '123456', token: 'a-token' }]);
    expect(personasFor([], undefined, 'a-token')).toEqual([{ name: 'customer', token: 'a-token' }]);
    expect(substitution(contract, defaults, [{ name: 'postpaid4g', token: 'a-token' }])({ userId: '1000881234', pin: '123456' })).toEqual({
      userId: '1000881234',
      pin: '123456',
    });
  });
});

describe('the customers of the contract', () => {
  it('are the examples of log-ins that succeed, and the first log-in by a code', () => {
    const pins: Record<string, JsonObject> = {
      postpaid4g: { userId: '1000881234', password: '123456' },
      wrongPin: { userId: '1000881234', password: '000000' },
      nobody: { userId: '1000880000', password: '123456' },
      incomplete: {},
    };
    const after = { 'x-outcome': '0', 'x-after': 'sendLogInCode' } as const;
    const codes = { prepaid: { userId: '1000884567', code: '246810' }, other: { userId: '1', code: '2' } };
    const examplesOf = (bodies: Record<string, JsonObject>, marks = {}) =>
      Object.fromEntries(Object.entries(bodies).map(([name, value]) => [name, { value, ...marks }]));
    const made = contractOf({
      login: { ...SECRETS.login, examples: examplesOf(pins), responses: { postpaid4g: { token: 'a' }, incomplete: { token: 'b' } } },
      loginByCode: { ...SECRETS.loginByCode, examples: examplesOf(codes, after) },
    });
    expect(personasOf(made)).toEqual([
      { name: 'postpaid4g', userId: '1000881234', pin: '123456' },
      { name: 'incomplete', userId: '', pin: '' },
      { name: 'prepaid', userId: '1000884567', smsCode: '246810' },
    ]);
  });
});
