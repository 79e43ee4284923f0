import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { useLanguage } from '@/session/language';
import { languageVersions, textIn } from '../../openapi/languages.ts';

interface PageMetaProps {
  /** Page title without the operator's name. */
  title: string;
  /** Default: the site's description. */
  description?: string | undefined;
  /** Adds `noindex`, such as for /404. */
  hidden?: boolean | undefined;
}

export interface PageHead {
  name: string;
  title: string;
  description: string;
  hidden: boolean;
}

/** Receives the head during prerendering, where effects do not run; undefined in the browser. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Creates or updates one element of the head; removes it when the value is undefined. */
function setHeadElement(tag: 'meta' | 'link', match: Record<string, string>, attribute: string, value: string | undefined): void {
  const names = Object.entries(match);
  const found = document.head.querySelector(tag + names.map(([name, text]) => `[${name}="${text}"]`).join(''));
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, text] of [...names, [attribute, value] as const]) element.setAttribute(name, text);
}

/** Sets title, description, canonical URL and the `hreflang` links of a page: the same path with `lang` (I18N-03). */
export function PageMeta({ title, description, hidden = false }: PageMetaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const head = { name: title, title: `${title} | ${textIn(brand.name, language)}`, description: description ?? t('description'), hidden };
  useContext(HeadContext)?.(head);

  useEffect(() => {
    const url = (import.meta.env.SITE_URL || window.location.origin) + pathname;
    document.title = head.title;
    setHeadElement('meta', { name: 'description' }, 'content', head.description);
    setHeadElement('meta', { name: 'robots' }, 'content', hidden ? 'noindex' : undefined);
    setHeadElement('link', { rel: 'canonical' }, 'href', hidden ? undefined : url);
    for (const [hreflang, query] of languageVersions()) setHeadElement('link', { rel: 'alternate', hreflang }, 'href', hidden ? undefined : url + query);
  }, [head.title, head.description, hidden, pathname]);
  return null;
}
