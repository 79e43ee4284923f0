import { describe, expect, it } from 'vitest';
import { content } from '#operator';
import type { Call, OperationId } from '../handler.ts';
import { planCategoriesSeed, planSectionsSeed } from '../seed/plans.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './plans.ts';

function call<K extends OperationId>(operation: K, request: Partial<Call<K>>) {
  return callHandler(handlers, operation, { sandbox: sandboxOf('plans'), ...request });
}

const plans = planSectionsSeed.flatMap((section) => section.chips);
const page = (categoryId: string, pageNumber: number) => call('planSections', { path: { categoryId }, query: { pageNumber, pageSize: 5 } });

describe('planCategories', () => {
  it('names the tabs in the language requested', () => {
    expect(call('planCategories', { language: 'en' })).toMatchObject({ status: '0', data: [{ id: '1001', name: '5G plans' }, {}, {}, {}, {}, {}, {}] });
    expect(call('planCategories', { language: 'cn' })).toMatchObject({ data: [{ id: '1001', name: '5G 計劃' }, {}, {}, {}, {}, {}, {}] });
  });
});

describe('homePlans', () => {
  it.each(planCategoriesSeed.map(({ id }) => id))('shows 3 or 4 cards of category %s, each with a page of its own', (id) => {
    const result = call('homePlans', { path: { id } }) as { data: { id: string }[] };
    expect([3, 4]).toContain(result.data.length);
    for (const card of result.data) expect(call('planDetail', { path: { id: card.id } })).toMatchObject({ status: '0' });
  });

  it('puts the price first and marks the recommended plan', () => {
    const result = call('homePlans', { path: { id: '1001' } });
    expect(result).toMatchObject({
      data: [
        { id: '2001', cardsubtitleMap: [{ top: 'MOP$98', bottom: '月費' }, { top: '本地數據', bottom: '20 GB' }, {}, {}], tjtype: 0 },
        { id: '2002', tjtype: 0 },
        { id: '2003', cardsubtitleMap: [{ top: 'MOP$168' }, {}, {}, {}], tjtype: 1 },
        { id: '2004', tjtype: 0 },
      ],
    });
  });

  it('returns an empty list for an unknown category', () => {
    expect(call('homePlans', { path: { id: 'none' } })).toEqual({ status: '0', data: [] });
  });
});

describe('planSections', () => {
  it('pages all categories by 5', () => {
    expect(page('0000', 1)).toMatchObject({ data: { total: 12, totalPages: 3, rows: [{ title: '5G 計劃' }, {}, {}, {}, {}] } });
    expect(page('0000', 3)).toMatchObject({ data: { rows: [{}, {}] } });
    expect(page('0000', 4)).toMatchObject({ data: { total: 12, rows: [] } });
  });

  it('keeps to one category', () => {
    expect(page('1002', 1)).toMatchObject({ data: { total: 2, totalPages: 1, rows: [{ title: '多人共享' }, { title: '親子共享' }] } });
    expect(page('none', 1)).toEqual({ status: '0', data: { rows: [], total: 0, totalPages: 0 } });
  });

  it('gives a chip extra text only together with zdytype 1', () => {
    expect(page('1003', 1)).toMatchObject({
      data: { rows: [{ apiPlanSectionDataVO: [{ id: '2008', zdytype: 1, zdyText: '學期內雙倍' }, {}] }, { apiPlanSectionDataVO: [{ zdytype: 0 }, {}] }] },
    });
  });
});

describe('planDetail', () => {
  it('lists the ways to take a plan, with the terms as HTML', () => {
    expect(call('planDetail', { path: { id: '2003' }, language: 'en' })).toMatchObject({
      status: '0',
      data: {
        cards: [
          { cardtitleMap: { top: '5G Full Speed', bottom: '24-month contract' }, applink: `https://shop.${content.domain}/apply/2003`, tjtype: 1 },
          { cardtitleMap: { bottom: '12-month contract' }, applink: `https://shop.${content.domain}/apply/2003?option=2`, tjtype: 0 },
          { cardinfoMap: [{}, {}, { left: 'Device price', right: 'MOP$5,480' }] },
          {},
        ],
        planSectionInfoTitleVO: { title: '5G Full Speed', calusecontent: expect.stringContaining('<table>') },
      },
    });
  });

  it('leaves the apply link out of a plan taken in a shop (B53)', () => {
    const result = call('planDetail', { path: { id: '2010' } }) as { data: { cards: object[] } };
    expect(result.data.cards).toHaveLength(1);
    expect(result.data.cards[0]).not.toHaveProperty('applink');
  });

  it('returns 404 for an unknown plan', () => {
    expect(call('planDetail', { path: { id: '9999' } })).toEqual({ http: 404 });
  });
});

describe('the seed', () => {
  it('has 20 plans or more, each id once, 1 to 4 ways each', () => {
    expect(plans.length).toBeGreaterThanOrEqual(20);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
    for (const plan of plans) expect([1, 2, 3, 4]).toContain(plan.ways.length);
  });

  it('offers every plan at the monthly fee of its chip', () => {
    for (const plan of plans) expect(plan.ways.map((way) => String(way.monthplan))).toContain(plan.monthplan);
  });
});

describe('what a card says', () => {
  it('on the home page: price, every fact and what is special', () => {
    expect((call('homePlans', { path: { id: '1001' }, language: 'en' }) as { data: unknown[] }).data[0]).toEqual({
      id: '2001',
      cardtitleMap: { top: '5G Light', bottom: '12-month contract' },
      cardsubtitleMap: [
        { top: 'MOP$98', bottom: 'a month' },
        { top: 'Local data', bottom: '20 GB' },
        { top: 'Greater Bay Area data', bottom: '2 GB' },
        { top: 'Local calls', bottom: '1,000 min' },
      ],
      cardremakeArr: ['Then unlimited local data at 384 kbps'],
      tjtype: 0,
    });
  });

  it('in a section: pictures, and the facts besides the local data', () => {
    const { data } = call('planSections', { path: { categoryId: '1001' }, query: { pageNumber: 1, pageSize: 1 }, language: 'en' }) as {
      data: { rows: { apiPlanSectionDataVO: unknown[] }[] };
    };
    expect(data.rows[0]).toMatchObject({
      img: '/mock-assets/sections/plan-5g-wide.svg',
      phoneImg: '/mock-assets/sections/plan-5g-phone.svg',
      title: '5G plans',
    });
    expect(data.rows[0]?.apiPlanSectionDataVO[0]).toEqual({
      id: '2001',
      datagb: '20',
      monthplan: '98',
      zdytype: 0,
      facts: [
        { top: 'Greater Bay Area data', bottom: '2 GB' },
        { top: 'Local calls', bottom: '1,000 min' },
      ],
      tjtype: 0,
    });
  });

  const detailOf = (id: string, language: 'cn' | 'en') =>
    (call('planDetail', { path: { id }, language }) as { data: { cards: object[]; planSectionInfoTitleVO: { needs: string[] } } }).data;

  it('on the page of a plan: one fact beside the price, the others below, and what the contract costs in all', () => {
    const { cards, planSectionInfoTitleVO } = detailOf('2001', 'en');
    const card = {
      cardtitleMap: { top: '5G Light', bottom: '12-month contract' },
      cardsubtitleMap: [
        { top: 'MOP$98', bottom: 'a month' },
        { top: 'Local data', bottom: '20 GB' },
      ],
      cardinfoMap: [
        { left: 'Greater Bay Area data', right: '2 GB' },
        { left: 'Local calls', right: '1,000 min' },
      ],
      freeserver: 'Caller display and voicemail',
      applink: `https://shop.${content.domain}/apply/2001`,
      tjtype: 0,
      months: 12,
      total: '1176',
    };
    const { total: _, ...endless } = card;
    expect(cards).toEqual([
      card,
      {
        ...card,
        cardtitleMap: { top: '5G Light', bottom: '24-month contract' },
        applink: `${card.applink}?option=2`,
        months: 24,
        total: '2352',
      },
      {
        ...endless,
        cardtitleMap: { top: '5G Light', bottom: 'No contract' },
        cardsubtitleMap: [{ top: 'MOP$118', bottom: 'a month' }, card.cardsubtitleMap[1]],
        applink: `${card.applink}?option=3`,
        months: 0,
      },
    ]);
    expect(planSectionInfoTitleVO).toMatchObject({ title: '5G Light', subtitle: '20 GB of local data. Then unlimited local data at 384 kbps' });
    expect(planSectionInfoTitleVO.needs[1]).toBe('To bring a number from another operator: the number and your latest bill');
    expect(detailOf('2001', 'cn').planSectionInfoTitleVO).toMatchObject({ subtitle: expect.stringMatching(/^本地數據 20 GB，\p{Script=Han}/u) });
  });

  it('with a device: its name, its page and its storage', () => {
    expect(detailOf('2002', 'en').cards.map((card) => 'device' in card)).toEqual([false, false, true]);
    expect(detailOf('2002', 'en').cards[2]).toMatchObject({ device: 'Vela 12 Pro 256 GB', phone: '4001', capacity: 2 });
    expect(detailOf('2011', 'cn').cards[1]).toMatchObject({ device: 'Lume Fácil 大字手機', phone: '4030' });
    const own = plans.flatMap(({ id, ways }) =>
      ways.flatMap(({ device }, index) => (device !== undefined && device.phone === undefined ? [{ id, index }] : [])),
    );
    for (const { id, index } of own) expect(Object.keys(detailOf(id, 'en').cards[index] ?? {})).not.toContain('phone');
  });
});
