import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { useLanguage } from '@/session/language';

interface PageMetaProps {
  /** Name of the page; the operator's name follows it. */
  title: string;
  /** For search results; the site's own when left out. */
  description?: string | undefined;
  /** Keeps the page out of search engines, such as /404. */
  hidden?: boolean | undefined;
}

/** Sets one element of the head, made when it is not there; without a value it goes. */
function put(tag: 'meta' | 'link', match: Record<string, string>, attribute: string, value: string | undefined): void {
  const selector =
    tag +
    Object.entries(match)
      .map(([name, wanted]) => `[${name}="${wanted}"]`)
      .join('');
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, wanted] of Object.entries(match)) element.setAttribute(name, wanted);
  element.setAttribute(attribute, value);
}

/**
 * Title, description, canonical address and language versions of a page. The versions are the same path with `lang`, which sets the
 * language on load (I18N-03).
 */
export function PageMeta({ title, description, hidden = false }: PageMetaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const fallback = t('description');

  useEffect(() => {
    const address = window.location.origin + pathname;
    document.title = `${title} | ${brand.name[language]}`;
    put('meta', { name: 'description' }, 'content', description ?? fallback);
    put('meta', { name: 'robots' }, 'content', hidden ? 'noindex' : undefined);
    put('link', { rel: 'canonical' }, 'href', hidden ? undefined : address);
    for (const [hreflang, query] of [
      ['zh-Hant-MO', '?lang=zh_HK'],
      ['en', '?lang=en_US'],
      ['x-default', ''],
    ] as const) {
      put('link', { rel: 'alternate', hreflang }, 'href', hidden ? undefined : address + query);
    }
  }, [title, description, fallback, hidden, language, pathname]);
  return null;
}
