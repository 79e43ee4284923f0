import type { DOMPurify } from 'dompurify';
import { embedHosts } from '@/brand/brand';
import { parseUrl, safeHref, safePath } from '@/lib/safe-href';

/** Accessible names that the sanitizer adds where the server sent none. */
export interface SanitizeHtmlLabels {
  table: string;
  frame: string;
  /** Prefix of the ids that headings of the second level get, numbered from 1. */
  anchor?: string | undefined;
}

const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead time tr u ul';
const attributes = 'abbr alt cite colspan datetime dir height href lang open reversed rowspan scope span src start title width';

/** Scroll containers created here, as opposed to elements of the server. */
const scrollBoxes = new WeakSet<Node>();

/** Before sanitizing: demotes h1, which the page has already, and wraps tables in scroll containers. */
function prepare(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1')) {
    const demoted = body.ownerDocument.createElement('h2');
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  }
  for (const table of body.querySelectorAll('table')) {
    if (table.matches('table table')) continue;
    const box = body.ownerDocument.createElement('div');
    scrollBoxes.add(box);
    table.replaceWith(box);
    box.append(table);
  }
}

/** Whether the URL may be embedded: https on an allowed host. */
function isEmbeddable(url: string | null): boolean {
  const embedded = parseUrl(safeHref(url) ?? '');
  return embedded?.protocol === 'https:' && embedHosts.includes(embedded.host);
}

/** Tables whose rows are cards on phones, with their row of heads. */
const cardTables = new WeakMap<Element, HTMLTableRowElement>();
const ROLES: Readonly<Record<string, string>> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tfoot: 'rowgroup', tr: 'row', td: 'cell' };

/** The row of heads where rows can be cards: three columns or more, one head each, no cell over several. */
function headOfCards(table: HTMLTableElement): HTMLTableRowElement | undefined {
  const [head, ...more] = table.tHead?.rows ?? [];
  if (head === undefined || head.cells.length < 3 || more.length > 0 || table.matches('table table')) return undefined;
  const isRegular = ({ cells }: HTMLTableRowElement) =>
    cells.length === head.cells.length && [...cells].every(({ colSpan, rowSpan }) => colSpan === 1 && rowSpan === 1);
  return [...table.rows].every(isRegular) ? head : undefined;
}

/** Roles keep the semantics of a table whose rows are cards; `data-label` is the head of the cell's column. */
function markCard(element: Element): void {
  const table = element.closest('table');
  if (table === null) return;
  const head = table === element ? headOfCards(table) : cardTables.get(table);
  if (head === undefined) return;
  if (table === element) {
    cardTables.set(table, head);
    table.setAttribute('data-cards', '');
  }
  const { localName } = element;
  const isHead = element.parentElement === head;
  const role = localName === 'th' ? (isHead ? 'columnheader' : 'rowheader') : ROLES[localName];
  if (role !== undefined) element.setAttribute('role', role);
  const { cellIndex = 0 } = element as Partial<HTMLTableCellElement>;
  if (!isHead && cellIndex > 0) element.setAttribute('data-label', head.cells[cellIndex]?.textContent.trim() ?? '');
}

function finish(element: Element, labels: SanitizeHtmlLabels, anchorId: () => string): void {
  markCard(element);
  if (scrollBoxes.has(element)) {
    element.setAttribute('role', 'region');
    element.setAttribute('tabindex', '0');
    element.setAttribute('aria-label', element.querySelector('caption')?.textContent.trim() || labels.table);
  } else if (element.localName === 'h2' && labels.anchor !== undefined) {
    element.id = anchorId();
  } else if (element.localName === 'a') {
    const href = safeHref(element.getAttribute('href'));
    if (href === undefined) element.removeAttribute('href');
    else if (safePath(href) === undefined) element.setAttribute('rel', 'noopener noreferrer');
  } else if (element.localName === 'img') {
    const src = safeHref(element.getAttribute('src'));
    if (!src?.match(/^(?:\/|https:)/)) element.remove();
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
  } else if (element.localName === 'iframe') {
    if (!isEmbeddable(element.getAttribute('src'))) element.remove();
    if (!element.getAttribute('title')) element.setAttribute('title', labels.frame);
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
    element.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    element.setAttribute('loading', 'lazy');
  }
}

export type SanitizeHtml = (html: string, labels: SanitizeHtmlLabels) => string;

/**
 * Creates a sanitizer for HTML from the server (security 3). Removes scripts, styles, forms, SVG, ids, names and event handlers; allows
 * sandboxed frames from listed hosts, and links and images with safe URLs only. Returns `TrustedHTML` (policy `dompurify`) where the DOM
 * supports Trusted Types.
 */
export function createSanitizer(purify: DOMPurify): SanitizeHtml {
  purify.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName === 'BODY') prepare(node as HTMLElement);
  });
  return (html, labels) => {
    let headings = 0;
    const anchorId = () => {
      headings += 1;
      return `${labels.anchor}-${headings}`;
    };
    const complete = (element: Element) => finish(element, labels, anchorId);
    purify.addHook('afterSanitizeAttributes', complete);
    const sanitized = purify.sanitize(html, {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    });
    purify.removeHook('afterSanitizeAttributes', complete);
    return sanitized as unknown as string;
  };
}
