import { describe, expect, it } from 'vitest';
import type { FooterChannel, MenuItem } from '../../openapi/generated/model.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { nextSunday, noticeOf } from '../seed/site-notice.ts';
import { pagesSeed } from '../seed/site-pages.ts';
import { sandboxOf } from '../state.ts';
import { payloadFrom } from './call-handler.ts';
import { handlers, takeCaptcha } from './site.ts';

const sandbox = sandboxOf('site');

/** An item and everything below it, in one list. */
const everyItem = <T extends { children?: T[] }>(items: readonly T[]): T[] => items.flatMap((item) => [item, ...everyItem(item.children ?? [])]);

/** Routes of the app that the seeds link to. */
const ROUTES =
  /^\/(powerPlan|sharePlan\/\d+|mobileDevice|allMobile|business|businessActivity|news|joinUs|contactUs|idd\/(roamingcharge|idd00|idd060)|kkboxLogin|itincard|account\/\w+\/\d)(\?|$)/;
const reachable = (path: string) => ROUTES.test(path) || pagesSeed.some(({ jumpUrl }) => jumpUrl === path);

describe('menu', () => {
  it('leads nowhere that does not exist', async () => {
    const menu = everyItem<MenuItem>(await payloadFrom(handlers, 'menu', { sandbox }));
    const footer = everyItem<FooterChannel>(await payloadFrom(handlers, 'footerChannels', { sandbox }));
    const paths = [...menu, ...footer].flatMap(({ jumpUrl }) => jumpUrl ?? []);
    expect(paths.filter((path) => !reachable(path))).toEqual([]);
  });
});

describe('notice', () => {
  it('announces the Sunday after today, in Macau', () => {
    expect(nextSunday(new Date('2026-11-20T12:00:00+08:00'))).toBe('2026-11-22');
    expect(nextSunday(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-29');
    expect(noticeOf(new Date('2026-11-20T12:00:00+08:00'), 'cn').content).toContain('11月22日（日）02:00');
  });
});

describe('pages made by the server', () => {
  it('link only to what exists, in both languages', () => {
    const links = pagesSeed.flatMap(({ content }) => [...`${content.cn}${content.en}`.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path));
    expect(links.filter((path) => !reachable(path))).toEqual([]);
  });
});

describe('captcha', () => {
  const newCaptcha = () => payloadFrom(handlers, 'captcha', { sandbox });

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
