import { describe, expect, it } from 'vitest';
import type { Language } from '../handler.ts';
import { phonesSeed } from '../seed/phones.ts';
import { findPlan } from '../seed/plans.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers } from './phones.ts';

const sandbox = sandboxOf('phones');

const everyCard = () => payloadFrom(handlers, 'phones', { sandbox, path: { brandIdOr0000Or0001: '0000' }, query: { pageNumber: 1, pageSize: 100 } });

const detailOf = (id: string, language: Language = 'cn') => payloadFrom(handlers, 'phoneDetail', { sandbox, path: { id }, language });

describe('phone detail', () => {
  it('changes its plans with the capacity: with those that show the phone, and without the cheapest for the largest', async () => {
    const { mobileCapacityplan } = await detailOf('4001');
    expect(mobileCapacityplan).toMatchObject([
      { capacityname: '128 GB', mobilePlans: [{}, { link: '/sharePlan/2003', tjtype: 1 }, {}] },
      { capacityname: '256 GB', mobilePlans: [{}, { link: '/sharePlan/2003', tjtype: 1 }, {}, { link: '/sharePlan/2006' }] },
      { capacityname: '512 GB', mobilePlans: [{ link: '/sharePlan/2003' }, {}] },
    ]);
  });

  it('is in the language of the request', async () => {
    expect(await detailOf('4001', 'en')).toMatchObject({ colors: [{ color: 'Strait Blue' }, {}, {}] });
    expect(await detailOf('4001')).toMatchObject({ colors: [{ color: '海峽藍' }, {}, {}] });
    for (const phone of phonesSeed) {
      const { introductioncontent, calusecontent, subtitle } = await detailOf(phone.id, 'en');
      expect(`${introductioncontent}${calusecontent}${subtitle}`).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]|undefined/);
    }
  });

  it.each(phonesSeed.map(({ id, name }) => [name, id]))('%s keeps what its card promises', async (name, id) => {
    const phone = await detailOf(id);
    const card = (await everyCard()).rows.find((row) => row.id === id);
    const plans = phone.mobileCapacityplan.flatMap(({ mobilePlans }) => mobilePlans);
    expect(card).toMatchObject({ name, brandName: phone.brandName, titlerightMap: { bottom: phone.mobileCapacityplan[0]?.price } });
    expect(plans.filter(({ tjtype }) => tjtype === 1).map(({ cardsubtitleMap }) => cardsubtitleMap[0]?.top)).toContain(card?.titleleftMap.bottom);
    for (const { link } of plans.filter((plan) => plan.link.startsWith('/'))) expect(findPlan(link.replace('/sharePlan/', ''))).toBeDefined();
    for (const { mobilePlans } of phone.mobileCapacityplan) expect([2, 3, 4]).toContain(mobilePlans.length);
  });

  it('has a silhouette of its own', () => {
    expect(new Set(phonesSeed.map(({ camera, shape }) => `${camera} ${shape}`)).size).toBe(phonesSeed.length);
  });
});
