import { describe, expect, it, vi } from 'vitest';
import { content } from '#operator';
import type { Call, OperationId } from '../handler.ts';
import { businessCategoriesSeed } from '../seed/business.ts';
import { businessActivitiesOf } from '../seed/business-activities.ts';
import { sandboxOf } from '../state.ts';
import { handlers } from './business.ts';
import { callHandler } from './call-handler.ts';

function call<K extends OperationId>(operation: K, request: Partial<Call<K>>) {
  return callHandler(handlers, operation, { sandbox: sandboxOf('business'), ...request });
}

describe('business plans', () => {
  it('names the categories in the language requested', () => {
    expect(call('businessPlanCategories', { language: 'en' })).toMatchObject({
      status: '0',
      data: [{ id: '3001', name: 'Business mobile' }, {}, {}, {}, {}, {}],
    });
  });

  it.each(businessCategoriesSeed.map(({ id }) => id))('shows 2 to 4 plans of category %s', (id) => {
    const result = call('businessPlans', { path: { id } }) as { data: object[] };
    expect([2, 3, 4]).toContain(result.data.length);
  });

  it('leaves the link out where the hotline is the only way', () => {
    const result = call('businessPlans', { path: { id: '3001' } }) as { data: object[] };
    expect(result.data[0]).toMatchObject({ title: '企業共享數據', link: `https://business.${content.domain}/enquiry/shared-data` });
    expect(result.data[2]).not.toHaveProperty('link');
  });

  it('returns an empty list for an unknown category', () => {
    expect(call('businessPlans', { path: { id: 'none' } })).toEqual({ status: '0', data: [] });
  });
});

describe('business activities', () => {
  it('lists them without their text, one to come first', () => {
    vi.setSystemTime('2026-11-20T06:00:00Z');
    const result = call('businessActivities', { language: 'en' }) as { data: object[] };
    expect(result.data).toHaveLength(6);
    vi.useRealTimers();
    expect(result.data[0]).toEqual({
      id: '3101',
      title: 'Cloud calling open day for small businesses',
      dateStr: 'Thursday 3 December 2026',
      summary: 'Bring your phone and try the cloud switchboard.',
      startsAt: '2026-12-03 14:30',
      endsAt: '2026-12-03 18:00',
      place: 'Upper floor of our shop at 356 Avenida de Almeida Ribeiro',
      image1Name: '/mock-assets/sections/activity-cloud-day-wide.svg',
      phoneimage1Name: '/mock-assets/sections/activity-cloud-day-phone.svg',
    });
  });

  it.each(businessActivitiesOf(new Date()).map(({ id }) => id))('gives activity %s text and as many phone images as wide images', (id) => {
    const result = call('businessActivity', { path: { id } }) as { data: { content: string; imageArr: string[]; phoneImageArr: string[] } };
    expect(result.data.content).toMatch(/^<p>/);
    expect(result.data.phoneImageArr).toHaveLength(result.data.imageArr.length);
  });

  it('returns 404 for an unknown activity', () => {
    expect(call('businessActivity', { path: { id: '9999' } })).toEqual({ http: 404 });
  });
});
