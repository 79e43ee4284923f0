import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { LANGUAGE_VERSIONS } from '@/lib/language-versions';
import { useLanguage } from '@/session/language';

interface PageMetaProps {
  /** Name of the page; the operator's name follows it. */
  title: string;
  /** For search results; the site's own when left out. */
  description?: string | undefined;
  /** Keeps the page out of search engines, such as /404. */
  hidden?: boolean | undefined;
}

/** What a page says about itself in the head of the document. */
export interface PageHead {
  /** Name of the page. */
  name: string;
  /** Name and operator. */
  title: string;
  description: string;
  hidden: boolean;
}

/** Where pages that are rendered ahead leave their head: effects do not run there. In the browser there is none. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

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
  const head = { name: title, title: `${title} | ${brand.name[language]}`, description: description ?? t('description'), hidden };
  useContext(HeadContext)?.(head);

  useEffect(() => {
    const address = (import.meta.env.SITE_URL || window.location.origin) + pathname;
    document.title = head.title;
    put('meta', { name: 'description' }, 'content', head.description);
    put('meta', { name: 'robots' }, 'content', hidden ? 'noindex' : undefined);
    put('link', { rel: 'canonical' }, 'href', hidden ? undefined : address);
    for (const [hreflang, query] of LANGUAGE_VERSIONS) put('link', { rel: 'alternate', hreflang }, 'href', hidden ? undefined : address + query);
  }, [head.title, head.description, hidden, pathname]);
  return null;
}
