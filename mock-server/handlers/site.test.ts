import { describe, expect, it } from 'vitest';
import { content } from '#operator';
import type { Banner, FooterChannel, MenuItem } from '../../openapi/generated/model.ts';
import type { Call, OperationId } from '../handler.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { nextSunday, noticeOf } from '../seed/site-notice.ts';
import { pagesSeed } from '../seed/site-pages.ts';
import { sandboxOf } from '../state.ts';
import { handlers, takeCaptcha } from './site.ts';

const sandbox = sandboxOf('site');
const call = <K extends OperationId>(more: object = {}) =>
  ({ path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', sandbox, ...more }) as unknown as Call<K>;
const dataOf = async <T>(result: unknown) => ((await result) as { data: T }).data;

/** An item and everything below it, in one list. */
const everyItem = <T extends { children?: T[] }>(items: readonly T[]): T[] => items.flatMap((item) => [item, ...everyItem(item.children ?? [])]);

/** Routes of the app that the seeds link to. */
const ROUTES =
  /^\/(powerPlan|sharePlan\/\d+|mobileDevice|allMobile|business|businessActivity|news|joinUs|contactUs|idd\/(roamingcharge|idd00|idd060)|kkboxLogin|itincard|account\/\w+\/\d)(\?|$)/;
const reachable = (path: string) => ROUTES.test(path) || pagesSeed.some(({ jumpUrl }) => jumpUrl === path);

describe('banners', () => {
  it('sells four things on the home page: inside the site, in a popup image and on a full URL', async () => {
    const banners = await dataOf<Banner[]>(handlers.banners?.(call({ query: { position: 'homeIndex' } })));
    expect(banners.map(({ title }) => title)).toEqual(['光到之處，皆是 5G', '日韓漫遊日費 MOP$38', 'Vela 12 Pro 現貨發售', '網上繳費賺積分']);
    expect(banners.filter(({ popup }) => popup === 1).map(({ popupImage }) => popupImage)).toEqual(['/mock-assets/popups/japan-korea.svg']);
    expect(banners.map(({ isfullurl }) => isfullurl)).toEqual([0, 0, 1, 0]);
  });

  it.each([
    ['phoneBanner', 3],
    ['phoneMiddle', 1],
  ])('has images for %s', async (position, count) => {
    expect(await dataOf(handlers.banners?.(call({ query: { position }, language: 'en' })))).toHaveLength(count);
  });
});

describe('menu', () => {
  it('has five items, up to three levels, and every kind of link (B27)', async () => {
    const menu = await dataOf<MenuItem[]>(handlers.menu?.(call()));
    expect(menu.map(({ name }) => name)).toEqual(['月費計劃', '手機', '漫遊及 IDD', '企業服務', '客戶服務']);
    const items = everyItem(menu);
    expect(items.filter(({ showMenu }) => showMenu === 0)).toHaveLength(1);
    expect(items.filter(({ popup }) => popup === 1)).toHaveLength(1);
    expect(items.some(({ isfullurl, type, href }) => isfullurl === 1 && type === 2 && href?.startsWith('https://'))).toBe(true);
    expect(items.some(({ children }) => children.some(({ children: third }) => third.length > 0))).toBe(true);
  });

  it('leads nowhere that does not exist', async () => {
    const menu = everyItem(await dataOf<MenuItem[]>(handlers.menu?.(call())));
    const footer = everyItem(await dataOf<FooterChannel[]>(handlers.footerChannels?.(call())));
    const paths = [...menu, ...footer].flatMap(({ jumpUrl }) => jumpUrl ?? []);
    expect(paths.filter((path) => !reachable(path))).toEqual([]);
  });
});

describe('notice', () => {
  it('announces the Sunday after today, in Macau', () => {
    expect(nextSunday(new Date('2026-11-20T12:00:00+08:00'))).toBe('2026-11-22');
    expect(nextSunday(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-29');
    expect(noticeOf(new Date('2026-11-20T12:00:00+08:00'), 'cn').content).toContain('11月22日（星期日）02:00');
  });
});

describe('pages made by the server', () => {
  it('exist for every path that header, footer and screens link to (A29)', () => {
    const wanted = [
      '/businessservice',
      '/info',
      '/roamdataoffer',
      '/privacy-personal-statement',
      '/service-terms-conditions',
      '/care/macaupass',
      '/care/smscharge',
    ];
    const more = ['/pags/4G-topup-process', '/aboutus', '/crs', '/aboutus/servicepledges', '/jobs', '/care/shopsncentres', '/care/my3macau'];
    expect(pagesSeed.map(({ jumpUrl }) => jumpUrl)).toEqual(expect.arrayContaining([...wanted, ...more]));
  });

  it('link only to what exists, in both languages', () => {
    const links = pagesSeed.flatMap(({ content }) => [...`${content.cn}${content.en}`.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path));
    expect(links.filter((path) => !reachable(path))).toEqual([]);
  });

  it('are found by template path, else HTTP 404', async () => {
    const page = await dataOf<{ title: string; content: string }>(handlers.pageTemplate?.(call({ query: { templatePath: 'pages/info' }, language: 'en' })));
    expect(page.title).toBe('Useful information');
    expect(handlers.pageTemplate?.(call({ query: { templatePath: 'pages/nothing' } }))).toEqual({ http: 404 });
  });

  it('end the privacy statement as the specification says', () => {
    const { content } = pagesSeed.find(({ jumpUrl }) => jumpUrl === '/privacy-personal-statement') ?? pagesSeed[0] ?? { content: { cn: '', en: '' } };
    const headings = [...content.en.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words);
    expect(headings.slice(-3)).toEqual(['Personal information collection statement', 'Security statement', 'Enquiries']);
    expect(content.en).toContain('There is a handling fee for access. If the data has to be corrected, we do not charge it.');
  });
});

describe('captcha', () => {
  const newCaptcha = () => dataOf<{ imgbase64: string; codepwd: string }>(handlers.captcha?.(call()));

  it('is rendered differently every time', async () => {
    const [first, second] = [await newCaptcha(), await newCaptcha()];
    expect(first.imgbase64).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(first.imgbase64).not.toBe(second.imgbase64);
    expect(first.codepwd).not.toBe(second.codepwd);
  });

  it('counts once, in any case of the letters', async () => {
    const { codepwd } = await newCaptcha();
    expect(takeCaptcha(sandbox, codepwd, CAPTCHA_TEXT.toLowerCase())).toBe(true);
    expect(takeCaptcha(sandbox, codepwd, CAPTCHA_TEXT)).toBe(false);
  });

  it('is invalidated by a wrong text, and unknown in another sandbox', async () => {
    const wrong = await newCaptcha();
    expect(takeCaptcha(sandbox, wrong.codepwd, 'AAAA')).toBe(false);
    expect(takeCaptcha(sandbox, wrong.codepwd, CAPTCHA_TEXT)).toBe(false);
    expect(takeCaptcha(sandboxOf('site-other'), (await newCaptcha()).codepwd, CAPTCHA_TEXT)).toBe(false);
  });
});

describe('what the pages say', () => {
  it('a banner: pictures for both widths, and the offer as far as it has parts', async () => {
    const [first, second, third] = await dataOf<Banner[]>(handlers.banners?.(call({ query: { position: 'homeIndex' }, language: 'en' })));
    expect(first).toEqual({
      image: '/mock-assets/banners/full-speed-wide.svg',
      phoneimage: '/mock-assets/banners/full-speed-phone.svg',
      popup: 0,
      href: '/sharePlan/2003',
      isfullurl: 0,
      title: '5G wherever the light reaches',
      text: '5G Full Speed, MOP$168 a month with a 24-month contract. 60 GB of local data a month, from the Border Gate to Coloane.',
      offer: { name: '5G Full Speed', price: '168', per: 'a month', text: '60 GB of local data a month, from the Border Gate to Coloane. 24-month contract.' },
      linkText: 'Get this plan',
      alt: 'The peninsula and the islands of Macau at night',
    });
    expect(second).not.toHaveProperty('offer');
    expect(third?.offer).toEqual({
      name: '256 GB with the 5G Full Speed plan',
      price: '5480',
      text: '24-month contract. Order online by 17:00 and collect it the same day.',
    });
  });

  it('the footer: headings that lead nowhere, and below them links to other windows', async () => {
    const [first] = await dataOf<FooterChannel[]>(handlers.footerChannels?.(call({ language: 'en' })));
    expect(first).toEqual({
      name: 'Rewards and shopping',
      isfullurl: 0,
      type: 1,
      children: ['rewards', 'mall', 'app'].map((host, index) => ({
        name: ['Rewards', 'Online mall', 'Get the app'][index],
        href: `https://${host}.${content.domain}/`,
        isfullurl: 1,
        type: 2,
      })),
    });
  });

  it('the notice: that of today', async () => {
    expect(await dataOf(handlers.notice?.(call({ language: 'en' })))).toEqual(noticeOf(new Date(), 'en'));
  });

  it('the routes of pages: their paths and templates, nothing else', async () => {
    const routes = await dataOf<object[]>(handlers.jumpRoutes?.(call()));
    expect(routes).toHaveLength(pagesSeed.length);
    expect(routes[0]).toEqual({ jumpUrl: '/businessservice', templatePath: 'pages/business-service' });
  });

  const pageOf = (templatePath: string) =>
    dataOf<{ content: string; shops?: object[]; jobs?: object[] }>(handlers.pageTemplate?.(call({ query: { templatePath }, language: 'en' })));

  it('the shops: with address, opening hours and a map, and a note where there is one', async () => {
    const { shops = [] } = await pageOf('pages/shops');
    expect(shops[0]).toEqual({
      name: 'Almeida Ribeiro',
      note: 'Premium counter',
      district: 'City centre',
      address: '356 Avenida de Almeida Ribeiro, ground floor',
      opens: '10:30',
      closes: '20:00',
      map: `https://map.${content.domain}/almeida-ribeiro`,
    });
    expect(shops.filter((shop) => !('note' in shop))).toHaveLength(2);
  });

  it('the jobs: with what they need; a page without either has neither', async () => {
    expect((await pageOf('pages/jobs')).jobs?.[0]).toEqual({
      position: 'Customer service officer',
      department: 'Shops',
      needs: ['Fluent Cantonese', 'English or Portuguese'],
    });
    const page = await pageOf('pages/info');
    expect(Object.keys(page)).toEqual(['templatePath', 'title', 'content']);
    expect(page.content).toMatch(/^<h2>.*<\/ol>$/s);
  });

  it('a captcha: one of the contract’s examples is right each time, and blanks around the letters do not count', async () => {
    const example = '8c1f0b7e2a5d4e6f9b3c7d2e1a4f5b60';
    expect([takeCaptcha(sandbox, example, ` ${CAPTCHA_TEXT} `), takeCaptcha(sandbox, example, CAPTCHA_TEXT)]).toEqual([true, true]);
    expect(takeCaptcha(sandbox, 'never-issued', CAPTCHA_TEXT)).toBe(false);
    const { codepwd } = await dataOf<{ codepwd: string }>(handlers.captcha?.(call()));
    expect(codepwd).toMatch(/^[0-9a-f]{32}$/);
  });
});
