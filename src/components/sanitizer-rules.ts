import type { DOMPurify } from 'dompurify';
import { embedHosts } from '@/brand/brand';
import { safeHref, safePath } from '@/lib/safe-href';

/** Words that the cleaner adds where the server sent none. */
export interface SanitizeHtmlLabels {
  /** Name of a table that scrolls. */
  table: string;
  /** Name of embedded content. */
  frame: string;
}

const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul';
const attributes = 'abbr alt cite colspan datetime dir height href lang reversed rowspan scope span src start title width';

/** Boxes made here, so that what the server calls a region is not taken for one. */
const boxes = new WeakSet<Node>();
let words: SanitizeHtmlLabels = { table: '', frame: '' };

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Before anything is cleaned: the page has its one h1 already, and tables get a box to scroll in. */
function prepare(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = body.ownerDocument.createElement('div');
    boxes.add(box);
    table.replaceWith(box);
    box.append(table);
  }
}

/** The address when it may be embedded: https on a host of the allow-list. */
function embeddable(address: string | null): string | undefined {
  const href = safeHref(address);
  return href !== undefined && URL.canParse(href) && new URL(href).protocol === 'https:' && embedHosts.includes(new URL(href).host) ? href : undefined;
}

function finish(element: Element): void {
  if (boxes.has(element)) {
    element.setAttribute('role', 'region');
    element.setAttribute('tabindex', '0');
    element.setAttribute('aria-label', element.querySelector('caption')?.textContent?.trim() || words.table);
  } else if (element.localName === 'a') {
    const href = safeHref(element.getAttribute('href'));
    if (href === undefined) element.removeAttribute('href');
    else if (safePath(href) === undefined) element.setAttribute('rel', 'noopener noreferrer');
  } else if (element.localName === 'img') {
    const src = safeHref(element.getAttribute('src'));
    if (src === undefined || !/^(?:\/|https:)/.test(src)) element.remove();
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
  } else if (element.localName === 'iframe') {
    if (embeddable(element.getAttribute('src')) === undefined) element.remove();
    if (!element.getAttribute('title')) element.setAttribute('title', words.frame);
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
    element.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    element.setAttribute('loading', 'lazy');
  }
}

/** Makes HTML from the server fit for the page. */
export type SanitizeHtml = (html: string, wordsOfLanguage: SanitizeHtmlLabels) => string;

/**
 * The cleaner, on the DOM that `purify` works with: HTML from the server without anything that could act: no scripts, styles, forms,
 * drawings, ids, names or handlers; frames only from the allow-list and sandboxed; links and pictures only to safe addresses. The answer is
 * trusted markup (policy `dompurify`) where the DOM knows Trusted Types, so that a strict content policy can forbid every other way to set
 * HTML.
 */
export function cleanerOf(purify: DOMPurify): SanitizeHtml {
  purify.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName === 'BODY') prepare(node as HTMLElement);
  });
  purify.addHook('afterSanitizeAttributes', finish);
  return (html, wordsOfLanguage) => {
    words = wordsOfLanguage;
    const clean = purify.sanitize(html, {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    });
    return clean as unknown as string;
  };
}
