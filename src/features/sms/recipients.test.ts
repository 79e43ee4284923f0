import { describe, expect, it } from 'vitest';
import { addEntries, areaOf, countAreas, entriesOf, numberErrorOf } from './recipients.ts';

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
    expect(['681245', '661234567', '36123456', 'Maria', '+0123456'].map(numberErrorOf)).toEqual(['short', 'long', 'start', 'characters', 'international']);
  });

  it('that are invalid stay as typed, and repeated ones are returned', () => {
    expect(entriesOf('6812 45, Ana Lei')).toEqual(['6812 45', 'Ana Lei']);
    expect(addEntries(['66123456'], ['66980021', '66123456', '66980021'])).toEqual({ list: ['66123456', '66980021'], repeated: ['66123456', '66980021'] });
    expect(countAreas(['66123456', '+85291234567', '6812 45'])).toEqual({ local: 1, international: 1 });
  });

  it('of a list of 500 are read at once', () => {
    const list = Array.from({ length: 500 }, (_, at) => `6${String(6_000_000 + at)}`);
    const started = performance.now();
    expect(addEntries([], entriesOf(list.join('\n'))).list).toEqual(list);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
