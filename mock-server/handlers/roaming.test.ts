import { describe, expect, it } from 'vitest';
import type { Call, Language, OperationId } from '../handler.ts';
import { destinationsSeed, regionsSeed } from '../seed/roaming.ts';
import { roamQuestionsSeed } from '../seed/roaming-finder.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers } from './roaming.ts';

const call = <K extends OperationId>(operation: K, language: Language, request: Partial<Pick<Call<K>, 'path' | 'body'>> = {}) =>
  payloadFrom(handlers, operation, { sandbox: sandboxOf('roaming-test'), language, ...request });

const [where = [], howLong = [], whatFor = []] = roamQuestionsSeed.map(({ answers }) => answers.map(({ id }) => id));
const everyWay = where.flatMap((a) => howLong.flatMap((b) => whatFor.map((c) => [a, b, c])));

describe('roaming plan finder', () => {
  it('has three questions, the places with a hint and a ring each', async () => {
    const questions = await call('roamQuestions', 'cn');
    expect(questions.map(({ qestionname }) => qestionname)).toEqual(['今次去哪裏？', '去多久？', '主要用甚麼？']);
    expect(questions[0]?.roamQuestionDatas.map(({ hint, ring }) => [hint, ring])).toEqual([
      ['珠海、香港、台北', 1],
      ['曼谷、新加坡、峴港', 2],
      ['東京、大阪、首爾', 3],
      ['倫敦、多倫多、悉尼', 4],
    ]);
  });

  it('returns the names in the order given, and one recommended plan, first', async () => {
    const { aName, roamPlans } = await call('roamPlans', 'en', { body: { answerIds: ['713', '722', '731'] } });
    expect(aName).toEqual(['Japan and South Korea', '3 to 7 days', 'Data']);
    expect(roamPlans.map(({ cardtitleMap, tjtype }) => [cardtitleMap.top, tjtype])).toEqual([
      ['Japan and South Korea Day Pass', 1],
      ['Asia 7 Days', 0],
    ]);
  });

  it('finds nothing only for calls in far places, and fills aName all the same', async () => {
    const empty: string[][] = [];
    for (const answerIds of everyWay) {
      const { aName, roamPlans } = await call('roamPlans', 'cn', { body: { answerIds } });
      expect(aName).toHaveLength(3);
      if (roamPlans.length === 0) empty.push(answerIds);
      else expect(roamPlans.filter(({ tjtype }) => tjtype === 1)).toHaveLength(1);
    }
    expect(everyWay).toHaveLength(36);
    expect(empty).toEqual(howLong.map((days) => ['714', days, '732']));
  });

  it('shows link words exactly when linkTxteStatus is 1 (B27)', async () => {
    const { roamPlans } = await call('roamPlans', 'en', { body: { answerIds: ['711', '721', '733'] } });
    expect(roamPlans.map(({ linkTxteStatus, linkText }) => [linkTxteStatus, linkText !== undefined])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it('knows no plan for an answer it never offered', async () => {
    expect(await call('roamPlans', 'en', { body: { answerIds: ['713', '999'] } })).toEqual({ aName: ['Japan and South Korea'], roamPlans: [] });
  });
});

describe('roaming tariffs', () => {
  it('has 8 regions and 60 destinations, every one in its region', async () => {
    const regions = await call('roamingRegions', 'en');
    expect(regions).toHaveLength(8);
    const lists = await Promise.all(regions.map(({ regionId }) => call('roamingDestinations', 'en', { path: { regionId } })));
    expect(lists.every((list) => list.length > 0)).toBe(true);
    const ids = lists.flat().map(({ rdId }) => rdId);
    expect(new Set(ids).size).toBe(60);
    expect(ids).toEqual(expect.arrayContaining(['321', '102']));
    expect(new Set(destinationsSeed.map(({ region }) => region))).toEqual(new Set(regionsSeed));
  });

  it('has both languages', async () => {
    expect((await call('roamingDestinations', 'cn', { path: { regionId: '502' } }))[0]).toMatchObject({
      rdId: '110',
      name: '日本',
      flag: '/mock-assets/flags/jp.svg',
    });
    expect((await call('roamingDestinations', 'en', { path: { regionId: '502' } }))[0]).toMatchObject({
      rdId: '110',
      name: 'Japan',
      offers: [
        { name: 'Japan and South Korea Day Pass', price: '38', days: 1 },
        { name: 'Asia 7 Days', price: '168', days: 7 },
        { name: 'Asia 15 Days', price: '268', days: 15 },
      ],
    });
  });

  it('returns empty lists for unknown ids', async () => {
    expect(await call('roamingDestinations', 'cn', { path: { regionId: '999' } })).toEqual([]);
    for (const operation of ['roamingVoices', 'roamingVideos', 'roamingData'] as const)
      expect(await call(operation, 'cn', { path: { rdId: '999' } })).toEqual([]);
  });

  it('has 1 to 3 networks at every destination, the same in voice and data and in every call', async () => {
    for (const { rdId } of destinationsSeed) {
      const voices = await call('roamingVoices', 'en', { path: { rdId } });
      const data = await call('roamingData', 'en', { path: { rdId } });
      expect(voices.length).toBeGreaterThanOrEqual(1);
      expect(voices.length).toBeLessThanOrEqual(3);
      expect(data.map(({ operator }) => operator)).toEqual(voices.map(({ networkOperator }) => networkOperator));
      expect(new Set(data.map(({ plmnCode }) => plmnCode)).size).toBe(data.length);
      expect(await call('roamingVoices', 'en', { path: { rdId } })).toEqual(voices);
    }
  });

  it('has video rows for some destinations only (C08)', async () => {
    expect(await call('roamingVideos', 'en', { path: { rdId: '110' } })).toHaveLength(2);
    expect(await call('roamingVideos', 'en', { path: { rdId: '321' } })).toEqual([]);
  });

  it('puts each remark on a line of its own', async () => {
    const [first, second] = await call('roamingVoices', 'cn', { path: { rdId: '110' } });
    expect(first?.remarks?.split('\n')).toHaveLength(2);
    expect(second).not.toHaveProperty('remarks');
  });

  it('says in the language of the request that data is not offered', async () => {
    expect((await call('roamingData', 'cn', { path: { rdId: '321' } }))[0]?.miniCharge).toBe('不適用');
    expect((await call('roamingData', 'en', { path: { rdId: '321' } }))[0]?.miniCharge).toBe('N/A');
  });
});

describe('what the pages say', () => {
  it('has a picture for each question, and days where the answer is a time', async () => {
    const [first, second, third] = await call('roamQuestions', 'en');
    expect(first).toMatchObject({ img: '/mock-assets/sections/roam-where-wide.svg', phoneimg: '/mock-assets/sections/roam-where-phone.svg' });
    expect(first?.roamQuestionDatas[0]).toEqual({
      id: '711',
      answerName: 'Mainland China, Hong Kong and Taiwan',
      hint: 'Zhuhai, Hong Kong, Taipei',
      ring: 1,
    });
    expect(second?.roamQuestionDatas.map(({ minDays, maxDays }) => [minDays, maxDays])).toEqual([
      [1, 2],
      [3, 7],
      [8, 30],
    ]);
    expect(third?.roamQuestionDatas[2]).toEqual({ id: '733', answerName: 'Both', hint: 'Go online and take calls' });
  });

  it('has the price, the facts and the terms of a plan', async () => {
    const { roamPlans } = await call('roamPlans', 'en', { body: { answerIds: ['713', '722', '731'] } });
    expect(roamPlans[0]).toEqual({
      id: '3105',
      cardtitleMap: { top: 'Japan and South Korea Day Pass', bottom: 'For Japan and South Korea' },
      cardsubtitleMap: [
        { top: 'MOP$38', bottom: 'a day' },
        { top: 'Data', bottom: 'Unlimited' },
      ],
      cardremakeArr: ['Starts by itself when you first go online each day, and ends at 23:59 Macau time', 'Share it with others over a personal hotspot'],
      cardinfoMap: [
        { left: 'Network', right: '5G / 4G' },
        { left: 'Full speed', right: 'First 3 GB each day at full speed, then 128 kbps' },
        { left: 'A day lasts from', right: '00:00 to 23:59 Macau time' },
      ],
      linkTxteStatus: 1,
      link: '/roamdataoffer',
      linkText: 'Details and terms',
      tjtype: 1,
      price: '38',
      days: 1,
      use: 'data',
    });
  });

  it('has the flag of the United Kingdom, whose letters on phones are others', async () => {
    const europe = await call('roamingDestinations', 'en', { path: { regionId: '504' } });
    expect(europe.find(({ name }) => name === 'United Kingdom')?.flag).toBe('/mock-assets/flags/gb.svg');
  });
});
