import { describe, expect, it } from 'vitest';
import type { Language } from '../handler.ts';
import { phonesSeed } from '../seed/phones.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers } from './phones.ts';

const sandbox = sandboxOf('phones');

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

  it('has a silhouette of its own', () => {
    expect(new Set(phonesSeed.map(({ camera, shape }) => `${camera} ${shape}`)).size).toBe(phonesSeed.length);
  });
});
