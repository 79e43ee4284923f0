import { hosts } from '#operator';
import type { Shop as Branch } from '../../brand/types.ts';
import type { Banner, FooterChannel, MenuItem, Shop } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, inLanguage, type Language, success } from '../handler.ts';
import { type BannerSeed, bannersSeed } from '../seed/site-banners.ts';
import { CAPTCHA_TEXT, captchaImage } from '../seed/site-captcha.ts';
import { footerSeed, type LinkSeed, menuSeed } from '../seed/site-menu.ts';
import { noticeOf } from '../seed/site-notice.ts';
import { pagesSeed } from '../seed/site-pages.ts';
import { areaState, type Sandbox } from '../state.ts';

/** The captcha of the contract's examples. It never expires, so that the example bodies are valid as they are. */
const EXAMPLE_CODEPWD = '8c1f0b7e2a5d4e6f9b3c7d2e1a4f5b60';

/** Number of captcha images issued, and the texts of the unused ones by `codepwd`. */
const captchaState = areaState('site', () => ({ issued: 0, captchas: new Map<string, string>() }));

/** Checks the text of a captcha, case-insensitively, and invalidates the captcha whether right or wrong. */
export function takeCaptcha(sandbox: Sandbox, codepwd: string, captcha: string): boolean {
  const { captchas } = captchaState(sandbox);
  const says = codepwd === EXAMPLE_CODEPWD ? CAPTCHA_TEXT : captchas.get(codepwd);
  captchas.delete(codepwd);
  return says !== undefined && captcha.trim().toUpperCase() === says;
}

const isFullUrl = (href: string) => (href.startsWith('/') ? 0 : 1);

function bannerOf({ scene, popup, ...banner }: BannerSeed, language: Language): Banner {
  return {
    ...inLanguage(banner, language),
    image: `/mock-assets/banners/${scene}-wide.svg`,
    phoneimage: `/mock-assets/banners/${scene}-phone.svg`,
    popup: popup ? 1 : 0,
    ...(popup ? { popupImage: `/mock-assets/popups/${scene}.svg` } : {}),
    isfullurl: isFullUrl(banner.href),
  };
}

/** Common part of menu and footer items: name and target. */
function targetOf({ name, to = '', newTab }: LinkSeed, language: Language): FooterChannel {
  const isfullurl = to === '' ? 0 : isFullUrl(to);
  return { name: textIn(name, language), ...(to === '' ? {} : isfullurl === 0 ? { jumpUrl: to } : { href: to }), isfullurl, type: newTab ? 2 : 1 };
}

function menuItemOf(seed: LinkSeed, language: Language): MenuItem {
  const { children: _none, ...target } = targetOf(seed, language);
  return {
    ...target,
    ...(seed.needsLogin ? { popup: 1 } : {}),
    showMenu: seed.hidden ? 0 : 1,
    children: (seed.children ?? []).map((child) => menuItemOf(child, language)),
  };
}

function footerChannelOf(seed: LinkSeed, language: Language): FooterChannel {
  return { ...targetOf(seed, language), ...(seed.children ? { children: seed.children.map((child) => footerChannelOf(child, language)) } : {}) };
}

/** What the cards of the shops call what sets a shop apart. */
const flags = { premium: { cn: '尊尚櫃位', en: 'Premium counter' }, sale: { cn: '手機發售', en: 'Phones on sale' } } as const;

function shopOf({ id, flag, street: _sign, ...shop }: Branch, language: Language): Shop {
  return { ...inLanguage(shop, language), ...(flag ? { note: textIn(flags[flag], language) } : {}), map: `${hosts.shopMap}/${id}` };
}

export const handlers: Handlers = {
  banners: ({ query, language }) => success(bannersSeed[query.position].map((banner) => bannerOf(banner, language))),

  menu: ({ language }) => success(menuSeed.map((item) => menuItemOf(item, language))),

  notice: ({ language }) => success(noticeOf(new Date(), language)),

  footerChannels: ({ language }) => success(footerSeed.map((channel) => footerChannelOf(channel, language))),

  captcha: ({ sandbox }) => {
    const state = captchaState(sandbox);
    state.issued += 1;
    const codepwd = crypto.randomUUID().replaceAll('-', '');
    state.captchas.set(codepwd, CAPTCHA_TEXT);
    return success({ imgbase64: captchaImage(state.issued), codepwd });
  },

  jumpRoutes: () => success(pagesSeed.map(({ jumpUrl, templatePath }) => ({ jumpUrl, templatePath }))),

  pageTemplate: ({ query: { templatePath }, language }) => {
    const page = pagesSeed.find((candidate) => candidate.templatePath === templatePath);
    if (!page) return { http: 404 };
    const { title, content, shops, jobs } = page;
    return success({
      templatePath,
      title: textIn(title, language),
      content: textIn(content, language).trim(),
      ...(shops ? { shops: shops.map((shop) => shopOf(shop, language)) } : {}),
      ...(jobs ? { jobs: inLanguage(jobs, language) } : {}),
    });
  },
};
