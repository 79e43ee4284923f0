import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { type Persona, personasFor, readLogin, substitution } from './personas.ts';

const TARGET = ['--target', 'http://127.0.0.1:8080'];

describe('the arguments', () => {
  it.each<[string[], RegExp]>([
    [[], /--target is missing/],
    [['--target', 'localhost:80'], /is no http address/],
    [[...TARGET, '--concurrency', '0'], /no number from 1 to 64/],
    [[...TARGET, '--rate', '0'], /--rate 0 is no number of requests per second/],
    [[...TARGET, '--colour'], /Unknown option '--colour'/],
    [[...TARGET, '--fuzz', 'many'], /--fuzz many is no number from 1/],
    [[...TARGET, '--seed', '1.5'], /--seed 1.5 is no seed/],
    [[...TARGET, '--part', 'half'], /there are examples, valid-input, wrong-input, fuzz, /],
    [[...TARGET, '--login', 'a.json', '--token', 'b'], /Either --login or --token/],
  ])('%j cannot be followed', (args, sentence) => {
    expect(readArguments(args)).toEqual({ problem: expect.stringMatching(sentence) });
  });

  it('have defaults', () => {
    expect(readArguments(TARGET)).toMatchObject({ target: 'http://127.0.0.1:8080', out: '.cache/conformance', bail: false, concurrency: 6, parts: undefined });
    expect(readArguments(['--help'])).toEqual({ help: expect.stringContaining('--target') });
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

  it.each<[string, RegExp]>([
    ['{', /cannot be read/],
    ['[]', /to be an object/],
    ['{}', /names no customer\. Known personas: postpaid4g, prepaid/],
    ['{"boss":{"token":"t"}}', /no persona "boss"/],
    ['{"postpaid4g":{"mobileNo":"61111111"}}', /needs "token", or "mobileNo" with "pin" or "smsCode"/],
    ['{"postpaid4g":{"mobileNo":"61111111","password":"1"}}', /unknown field "password"/],
    ['{"postpaid4g":{"mobileNo":61111111,"pin":"1234"}}', /"postpaid4g.mobileNo" is to be a text/],
  ])('%s is refused', (content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });

  it('puts its customers where the examples name those of the contract', () => {
    const defaults: Persona[] = [
      { name: 'postpaid4g', mobileNo: '66881234', pin: '123456' },
      { name: 'prepaid', mobileNo: '66884567', smsCode: '246810' },
    ];
    const personas = personasFor(defaults, read('{"postpaid4g":{"mobileNo":"61111111","pin":"9876"}}'), undefined);
    expect(personas).toEqual([{ name: 'postpaid4g', mobileNo: '61111111', pin: '9876' }]);
    const substitute = substitution(defaults, personas);
    expect(substitute({ mobileNo: '66881234', password: '123456' })).toEqual({ mobileNo: '61111111', password: '9876' });
    expect(substitute({ oldPassword: '123456', amount: '123456', list: ['66881234', '66884567'] })).toEqual({
      oldPassword: '9876',
      amount: '123456',
      list: ['61111111', '66884567'],
    });
    expect(personasFor(defaults, undefined, 'a-token')[0]).toMatchObject({ name: 'postpaid4g', token: 'a-token' });
  });
});
