import { describe, expect, it } from 'vitest';
import type { Language } from '../handler.ts';
import { renderImage } from '../images/index.ts';
import { brandsSeed, phonesSeed } from '../seed/phones.ts';
import { findPlan } from '../seed/plans.ts';
import { sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers } from './phones.ts';

const sandbox = sandboxOf('phones');

const listOf = (brandId: string) => payloadFrom(handlers, 'homePhones', { sandbox, path: { brandId } });

const phonePage = (filter: string, pageNumber = 1, pageSize = 12) =>
  payloadFrom(handlers, 'phones', { sandbox, path: { brandIdOr0000Or0001: filter }, query: { pageNumber, pageSize } });

const detailOf = (id: string, language: Language = 'cn') => payloadFrom(handlers, 'phoneDetail', { sandbox, path: { id }, language });

describe('brands', () => {
  it('lists all six, and four of them on the home page', async () => {
    const names = brandsSeed.map(({ id, name }) => ({ id, name }));
    expect(await callHandler(handlers, 'brands', { sandbox })).toEqual({ status: '0', data: names });
    expect(await callHandler(handlers, 'homeBrands', { sandbox })).toEqual({ status: '0', data: names.slice(0, 4) });
  });

  it.each(brandsSeed.map(({ id }) => id))('%s has 4 to 6 phones for the home page', async (id) => {
    const phones = await listOf(id);
    expect(phones.length).toBeGreaterThanOrEqual(4);
    expect(phones.length).toBeLessThanOrEqual(6);
  });

  it('returns an empty list for an unknown brand', async () => {
    expect(await listOf('9999')).toEqual([]);
  });
});

describe('phone list', () => {
  it('pages all phones by 12, new ones first', async () => {
    const first = await phonePage('0000');
    expect(first).toMatchObject({ total: 36, totalPages: 3 });
    expect(first.rows.map(({ isnew }) => isnew)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    const ids = [...first.rows, ...(await phonePage('0000', 2)).rows, ...(await phonePage('0000', 3)).rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(36);
    expect((await phonePage('0000', 4)).rows).toEqual([]);
  });

  it('keeps to special offers and to one brand', async () => {
    expect(await phonePage('0001')).toMatchObject({ total: 10, totalPages: 1 });
    expect(new Set((await phonePage('3002')).rows.map(({ brandName }) => brandName))).toEqual(new Set(['Kumo']));
    expect(await phonePage('9999')).toEqual({ rows: [], total: 0, totalPages: 0 });
  });

  it('has a picture for each colour, the stock and the first day of sale', async () => {
    const { rows } = await phonePage('0000', 1, 100);
    for (const { previews = [], colors, img } of rows) {
      expect(previews.map(({ hex }) => hex)).toEqual(colors);
      expect(previews[0]?.img).toBe(img);
    }
    expect(rows.filter(({ instock }) => instock === 0)).toHaveLength(4);
    expect(rows.filter(({ isnew, released = '' }) => isnew === 1 && released < '2026-10')).toEqual([]);
  });

  it('shows the four phones of the strip', async () => {
    expect((await phonePage('3001', 1, 4)).rows.map(({ name }) => name)).toEqual(['Vela 12 Pro', 'Vela 12', 'Vela 12 Ultra', 'Vela Lite 5']);
  });
});

describe('phone detail', () => {
  it('returns HTTP 404 for an unknown id', async () => {
    expect(await callHandler(handlers, 'phoneDetail', { sandbox, path: { id: '4999' } })).toEqual({ http: 404 });
  });

  it('changes prices and plans with the capacity, at the prices of the news and of the plan pages', async () => {
    const { mobileCapacityplan } = await detailOf('4001');
    expect(mobileCapacityplan).toMatchObject([
      { capacityname: '128 GB', price: 'MOP$7,580', mobilePlans: [{}, { link: '/sharePlan/2003', tjtype: 1 }, {}] },
      { capacityname: '256 GB', price: 'MOP$8,380', mobilePlans: [{}, { cardsubtitleMap: [{ top: 'MOP$168' }, { bottom: 'MOP$5,480' }, {}, {}] }, {}] },
      { capacityname: '512 GB', price: 'MOP$9,980', mobilePlans: [{ link: '/sharePlan/2003' }, {}] },
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
    const card = (await phonePage('0000', 1, 100)).rows.find((row) => row.id === id);
    const plans = phone.mobileCapacityplan.flatMap(({ mobilePlans }) => mobilePlans);
    expect(card).toMatchObject({ name, brandName: phone.brandName, titlerightMap: { bottom: phone.mobileCapacityplan[0]?.price } });
    expect(plans.filter(({ tjtype }) => tjtype === 1).map(({ cardsubtitleMap }) => cardsubtitleMap[0]?.top)).toContain(card?.titleleftMap.bottom);
    for (const { link } of plans.filter((plan) => plan.link.startsWith('/'))) expect(findPlan(link.replace('/sharePlan/', ''))).toBeDefined();
    for (const { mobilePlans } of phone.mobileCapacityplan) expect([2, 3, 4]).toContain(mobilePlans.length);
  });

  it('references images that the mock can render', async () => {
    for (const { id } of phonesSeed) {
      const { colors } = await detailOf(id);
      for (const path of colors.flatMap(({ img, views = [] }) => [img, ...views])) {
        const url = new URL(path, 'http://localhost');
        expect(renderImage(url.pathname, url.searchParams), path).toBeDefined();
      }
    }
  });

  it('gives every model a silhouette of its own, and every feature a picture', async () => {
    const silhouettes = phonesSeed.map(({ camera, shape }) => `${camera} ${shape}`);
    expect(new Set(silhouettes).size).toBe(phonesSeed.length);
    for (const phone of phonesSeed) {
      const { introductioncontent } = await detailOf(phone.id);
      const sources = [...introductioncontent.matchAll(/<section>.*?<img src="([^"]+)"/g)].map(([, path = '']) => new URL(path, 'http://localhost'));
      expect(sources).toHaveLength(phone.features.length);
      for (const url of sources) expect(renderImage(url.pathname, url.searchParams), url.href).toBeDefined();
    }
  });

  it('embeds films on some phones only, with the size from which the site keeps the ratio', async () => {
    const details = await Promise.all(phonesSeed.map(({ id }) => detailOf(id)));
    const films = details.filter(({ introductioncontent }) => introductioncontent.includes('<iframe'));
    expect(films.length).toBeGreaterThan(3);
    expect(films.length).toBeLessThan(phonesSeed.length / 2);
    for (const { introductioncontent } of films)
      expect(introductioncontent).toMatch(/src="https:\/\/video\.[\w.]+\/embed\/[a-z0-9-]+" (?:width="1280" height="720"|width="1080" height="1080")/);
  });
});

describe('what the pages of a phone say', () => {
  it('a plan with it: data and calls beside the price, the other facts below', async () => {
    const [capacity] = (await detailOf('4001', 'en')).mobileCapacityplan;
    expect(capacity?.mobilePlans[0]).toEqual({
      link: '/sharePlan/2002',
      cardtitleMap: { top: '5G Standard', bottom: '24-month contract' },
      cardsubtitleMap: [
        { top: 'MOP$138', bottom: 'a month' },
        { top: 'Phone with this plan', bottom: 'MOP$5,580' },
        { top: 'Local data', bottom: '40 GB' },
        { top: 'Local calls', bottom: '2,000 min' },
      ],
      cardinfoMap: [{ left: 'Greater Bay Area data', right: '5 GB' }],
      cardremakeArr: ['Music streaming free for the first 3 months, then MOP$49 a month'],
      tjtype: 0,
      months: 24,
    });
  });

  it('a colour: its name, and the phone from both sides', async () => {
    const image = '/mock-assets/phones/trio-azul-rings.svg';
    const views = [`${image}?view=back`, `${image}?view=front`];
    expect((await detailOf('4001', 'en')).colors[0]).toEqual({ img: image, color: 'Strait Blue', hex: '#1f3f9e', views });
  });

  it('on the home page: the 5G phones of the brand, as the list has them', async () => {
    const list = (await phonePage('0000', 1, 100)).rows;
    const brandOf = Object.fromEntries(brandsSeed.map(({ id, name }) => [name, id]));
    for (const { id } of brandsSeed) {
      const own = list.filter(({ brandName, networkName }) => brandOf[brandName] === id && networkName === '5G');
      expect((await listOf(id)).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(own.toSorted((a, b) => Number(a.id) - Number(b.id)));
    }
    expect(
      list
        .filter(({ networkName }) => networkName === '4G')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['4018', '4030', '4035', '4036']);
  });
});
