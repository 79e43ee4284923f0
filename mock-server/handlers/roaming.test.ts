import { describe, expect, it } from 'vitest';
import type { Language } from '../handler.ts';
import { roamQuestionsSeed } from '../seed/roaming-questions.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers } from './roaming.ts';

const findPlans = (language: Language, answerIds: string[]) =>
  payloadFrom(handlers, 'roamPlans', { sandbox: sandboxOf('roaming-test'), language, body: { answerIds } });

const [where = [], howLong = [], whatFor = []] = roamQuestionsSeed.map(({ answers }) => answers.map(({ id }) => id));
const everyWay = where.flatMap((a) => howLong.flatMap((b) => whatFor.map((c) => [a, b, c])));

describe('roaming plan finder', () => {
  it('returns the names in the order given, and one recommended plan, first', async () => {
    const { aName, roamPlans } = await findPlans('en', ['713', '722', '731']);
    expect(aName).toEqual(['Japan and South Korea', '3 to 7 days', 'Data']);
    expect(roamPlans.map(({ cardtitleMap, tjtype }) => [cardtitleMap.top, tjtype])).toEqual([
      ['Japan and South Korea Day Pass', 1],
      ['Japan, South Korea and Southeast Asia 7 Days', 0],
    ]);
  });

  it('finds nothing only for calls in far places, and fills aName all the same', async () => {
    const empty: string[][] = [];
    for (const answerIds of everyWay) {
      const { aName, roamPlans } = await findPlans('cn', answerIds);
      expect(aName).toHaveLength(3);
      if (roamPlans.length === 0) empty.push(answerIds);
      else expect(roamPlans.filter(({ tjtype }) => tjtype === 1)).toHaveLength(1);
    }
    expect(everyWay).toHaveLength(36);
    expect(empty).toEqual(howLong.map((days) => ['714', days, '732']));
  });

  it('shows link words exactly when linkTxteStatus is 1 (B27)', async () => {
    const { roamPlans } = await findPlans('en', ['711', '721', '733']);
    expect(roamPlans.map(({ linkTxteStatus, linkText }) => [linkTxteStatus, linkText !== undefined])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it('knows no plan for an answer it never offered', async () => {
    expect(await findPlans('en', ['713', '999'])).toEqual({ aName: ['Japan and South Korea'], roamPlans: [] });
  });
});
