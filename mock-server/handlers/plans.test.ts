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
          { cardinfoMap: [{}, {}, { left: 'Price of the device', right: 'MOP$5,480' }] },
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
