import { type Language, languageOf, languages, languageVersions } from '../../../../openapi/languages.ts';
import { PAGE_STATE, type PageState } from '../../../../src/app/page-state.ts';
import type { PageHead } from '../../../../src/components/page-meta.tsx';
import { manifestOf } from './page-file.ts';

/** The content of one HTML file. */
export interface PageDocument {
  language: Language;
  /** Undefined for the shell, which serves any URL. */
  path?: string | undefined;
  html: string;
  head?: PageHead | undefined;
  state?: PageState | undefined;
  /** Runs before the first paint. */
  inlineScript: string;
  /** Paths of the scripts that the page needs beyond those of every page. */
  scripts: readonly string[];
  /** Paths of all its style sheets. */
  styles: readonly string[];
  /** Public origin of the site, if known. */
  site?: string | undefined;
  jsonLd?: unknown;
}

/**
 * Puts a rendered page into the built `index.html`. Its style sheets come in one file, `sheet`, which names them for src/app/hydrate.ts.
 */
export function documentOf(template: string, page: PageDocument, sheet: string): string {
  const { language, path, html, head, state, inlineScript, scripts, styles, jsonLd } = page;
  const lines = [
    `<link rel="stylesheet" crossorigin href="/${sheet}" data-parts="${styles.map((file) => `/${file}`).join(' ')}" />`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...metaTags(page),
    ...(jsonLd === undefined ? [] : [`<script type="application/ld+json">${json(jsonLd)}</script>`]),
  ];
  let text = template.replaceAll(/\n\s*<link rel="stylesheet"[^>]*>/g, '');
  text = put(text, /<html lang="[^"]*"/, `<html lang="${languageOf(language).tag}"${path === undefined ? '' : ` data-page="${escaped(path)}"`}`);
  text = text.replace('/manifest.webmanifest"', `/${manifestOf(language)}"`);
  if (head !== undefined) {
    text = put(text, /<title>[^<]*<\/title>/, `<title>${escaped(head.title)}</title>`);
    text = put(text, /<meta name="description" content="[^"]*" \/>/, `<meta name="description" content="${escaped(head.description)}" />`);
  }
  // Before everything that is fetched: a script after a style sheet would wait for it.
  if (path !== undefined) text = put(text, /<meta charset="utf-8" \/>/, `<meta charset="utf-8" />\n    <script>${inlineScript}</script>`);
  text = put(text, /\n\s*<\/head>/, `\n${lines.map((line) => `    ${line}\n`).join('')}  </head>`);
  const data = state === undefined ? '' : `\n    <script type="application/json" id="${PAGE_STATE}">${json(state)}</script>`;
  return put(text, /<div id="root"><\/div>/, `<div id="root">${html}</div>${data}`);
}

function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html of the build lacks ${place}`);
  return html.replace(place, () => text);
}

/** Title, description and URLs for search engines and link previews. */
function metaTags({ language, path = '', head, site }: PageDocument): string[] {
  if (head === undefined) return [];
  if (head.hidden) return ['<meta name="robots" content="noindex" />'];
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  const lines = [
    property('type', 'website'),
    property('title', head.title),
    property('description', head.description),
    property('locale', previewLocale(languageOf(language))),
    ...languages.filter(({ code }) => code !== language).map((other) => property('locale:alternate', previewLocale(other))),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  if (site === undefined) return lines;
  const url = site + path;
  return [
    ...lines,
    property('url', url),
    property('image', site + previewImageOf(path)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', head.title),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...languageVersions().map(([lang, query]) => `<link rel="alternate" hreflang="${lang}" href="${escaped(url + query)}" />`),
  ];
}

/** A language and the region whose readers it is for, such as `zh_MO`. */
function previewLocale({ tag, dates }: (typeof languages)[number]): string {
  const { language, region = new Intl.Locale(dates).region } = new Intl.Locale(tag);
  return `${language}_${region}`;
}

/** Open Graph images by the start of the path; tests/screenshots/og-images.ts writes them into the operator's `public/og`. */
const IMAGES = {
  plans: ['/powerPlan', '/sharePlan/'],
  phones: ['/mobileDevice', '/allMobile', '/productDetails/'],
  travel: ['/idd/', '/itincard', '/roamdataoffer'],
  business: ['/business', '/activities/'],
};

const previewImageOf = (path: string) =>
  `/og/${Object.entries(IMAGES).find(([, starts]) => starts.some((start) => path.startsWith(start)))?.[0] ?? 'site'}.jpg`;

/** Text for an attribute or an element. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** JSON that cannot end its element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A start tag, and an attribute in it. React and the sanitizer write values in double quotes; text may look like an attribute, too. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const ATTRIBUTE = /([^\s"=>]+)="([^"]*)"/g;

/** The values come from the site's own components; even so, a selector must not be able to end early. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ');

/**
 * Moves the style attributes of a page's HTML, which the Content Security Policy forbids, into `data-style` and a style sheet, which is empty when there
 * are none. At hydration `data-style` becomes the element's style again, as React expects it (src/app/hydrate.ts).
 */
export function inlineStyles(page: string): { html: string; sheet: string } {
  const found = new Set<string>();
  const move = (attribute: string, name: string, value: string) => {
    if (name !== 'style') return attribute;
    found.add(value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
    return `data-style="${value}"`;
  };
  const html = page.replace(TAG, (tag) => tag.replace(ATTRIBUTE, move));
  const rules = [...found].sort().map((style) => `[data-style=${quoted(style)}]{${style.replace(/[{}<]/g, '')}}`);
  return { html, sheet: rules.join('\n') };
}
