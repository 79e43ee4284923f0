import type { TFunction } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import {
  addEntries,
  areaOf,
  countAreas,
  digitCount,
  entriesOf,
  formatNumber,
  numberErrorOf,
  repeatedNumbersMessage,
  wrongNumberMessage,
  wrongNumbers,
} from './recipients.ts';

describe('recipients', () => {
  it('are read from a pasted list with any separator', () => {
    expect(entriesOf('66123456,66980021;62358890\n28710066\r\n88970000\t66550718、63009127；66881234，62000000')).toEqual([
      '66123456',
      '66980021',
      '62358890',
      '28710066',
      '88970000',
      '66550718',
      '63009127',
      '66881234',
      '62000000',
    ]);
    expect(entriesOf('6612 3456 6698 0021')).toEqual(['66123456', '66980021']);
    expect(entriesOf('+852 9123 4567 ; 00852-91234567;+853 6612 3456;６６１２３４５６')).toEqual(['+85291234567', '+85291234567', '66123456', '66123456']);
    expect(entriesOf(' , ;\n')).toEqual([]);
  });

  it('are local mobile and residential numbers or international ones (SMS-11)', () => {
    expect(['66123456', '28710066', '88970000', '+85291234567', '+8613812345678'].map(areaOf)).toEqual([
      'local',
      'local',
      'local',
      'international',
      'international',
    ]);
    expect(['6812 45', '681245', '36123456', '661234567', 'Maria', '+0123456', '+852'].map(areaOf)).toEqual(Array(7).fill(undefined));
    expect(['681245', '661234567', '36123456', 'Maria', '+0123456'].map(numberErrorOf)).toEqual(['short', 'long', 'start', 'characters', 'wrongInternational']);
  });

  it('that are invalid stay as typed, and repeated ones are returned', () => {
    expect(entriesOf('6812 45, Ana Lei')).toEqual(['6812 45', 'Ana Lei']);
    expect(addEntries(['66123456'], ['66980021', '66123456', '66980021'])).toEqual({ list: ['66123456', '66980021'], repeated: ['66123456', '66980021'] });
    expect(countAreas(['66123456', '+85291234567', '6812 45'])).toEqual({ local: 1, international: 1 });
  });

  it('have 6 to 15 digits abroad, and 8 in Macau', () => {
    const areas = ['+123456', '+12345', '+123456789012345', '+1234567890123456', '00123456', 'a66123456', '66123456a', '+85291234567a', 'a+85291234567'];
    expect(areas.map((number) => areaOf(entriesOf(number)[0] ?? '') ?? '–')).toEqual([
      ...['international', '–', 'international', '–', 'international'],
      ...Array(4).fill('–'),
    ]);
    expect(['0012', '000123', '+8', '+', '++8', '8+', '+8a'].map(numberErrorOf)).toEqual([
      'wrongInternational',
      'short',
      'wrongInternational',
      'characters',
      'characters',
      'characters',
      'characters',
    ]);
    expect(['+852 9123', '6612 3456', 'Ana 1'].map(digitCount)).toEqual([7, 8, 1]);
    expect(wrongNumbers(['66123456', '6812 45', '+85291234567', 'Ana'])).toEqual(['6812 45', 'Ana']);
  });

  it('of a piece are read by its spaces only where all of it is numbers', () => {
    expect(entriesOf('6612 3456  6698 0021 28')).toEqual(['6612 3456  6698 0021 28']);
    expect(entriesOf('Ana 66123456')).toEqual(['Ana 66123456']);
    expect(entriesOf(' 66123456 , 66980021|62358890\n\n')).toEqual(['66123456', '66980021', '62358890']);
  });

  it('are shown in groups of digits', () => {
    expect(
      [
        '66123456',
        '+85291234567',
        '+8613812345678',
        '+8523123',
        '+862112345678',
        '+1234567',
        '+852912345678',
        'x+85291234567',
        'x+8613812345678',
        '+86138123456789',
      ].map(formatNumber),
    ).toEqual([
      ...['6612 3456', '+852 9123 4567', '+86 138 1234 5678'],
      ...['+8523123', '+862112345678', '+1234567', '+852912345678', 'x+85291234567', 'x+8613812345678', '+86138123456789'],
    ]);
  });

  it('of a list of 500 are read at once', () => {
    const list = Array.from({ length: 500 }, (_, at) => `6${String(6_000_000 + at)}`);
    const started = performance.now();
    expect(addEntries([], entriesOf(list.join('\n'))).list).toEqual(list);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('of a long line are read in linear time, and are one entry where its words are no numbers', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' ');
    const numbers = Array(5000).fill('6612 3456');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(entriesOf(words)).toEqual([words]);
    expect(entriesOf(numbers.join(' '))).toEqual(Array(5000).fill('66123456'));
    const read = normalize.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0);
    normalize.mockRestore();
    expect(read).toBeLessThan(4 * (words.length + numbers.join(' ').length));
  });
});

/** Shows the key and the values of a message. */
const t = ((key: string, values?: object) => (values ? { key, ...values } : '、')) as unknown as TFunction<'sms'>;

it.each([
  ['6812 45', { key: 'recipients.short', number: '6812 45', digits: 6 }],
  ['661234567', { key: 'recipients.long', number: '661234567', digits: 9 }],
  ['36123456', { key: 'recipients.start', number: '3612 3456', digits: 8 }],
  ['Maria 1', { key: 'recipients.characters', number: 'Maria 1', digits: 1 }],
  ['+0123456', { key: 'recipients.wrongInternational', number: '+0123456', digits: 7 }],
  ['1'.repeat(24), { key: 'recipients.long', number: '1'.repeat(24), digits: 24 }],
  ['1'.repeat(25), { key: 'recipients.long', number: `${'1'.repeat(24)}…`, digits: 25 }],
])('says why %s cannot receive a message', (entry, message) => {
  expect(wrongNumberMessage(t, entry)).toEqual(message);
});

it('names up to five repeated numbers', () => {
  const numbers = ['66123451', '66123452', '66123453', '66123454', '66123455', '66123456'];
  const five = '6612 3451、6612 3452、6612 3453、6612 3454、6612 3455';
  expect(repeatedNumbersMessage(t, numbers.slice(0, 5))).toEqual({ key: 'recipients.repeated', count: 5, numbers: five });
  expect(repeatedNumbersMessage(t, numbers)).toEqual({ key: 'recipients.repeatedMore', count: 6, numbers: five });
});
