import { createHash } from 'node:crypto';

const STYLE = / style="([^"]*)"/g;

/** Style attributes of all pages, taken out because the content policy forbids them, and one style sheet in their place. */
export interface InlineStyles {
  /** Moves the styles of a page's HTML into `data-style`; answers the HTML and whether there were any. */
  takeOut: (html: string) => { html: string; any: boolean };
  /** The style sheet for what was taken out so far. */
  sheet: () => string;
}

/** The values come from the site's own components (sizes of bones, dots of colours): a selector must not be able to end early all the same. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ');

/**
 * Without script a page is drawn with the style sheet; when it is taken over, `data-style` becomes the element's style again, as React
 * knows it (src/prerender/take-over.ts).
 */
export function inlineStyles(): InlineStyles {
  const found = new Set<string>();
  return {
    takeOut: (html) => {
      let any = false;
      const without = html.replace(STYLE, (_all, escaped: string) => {
        any = true;
        found.add(escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
        return ` data-style="${escaped}"`;
      });
      return { html: without, any };
    },
    sheet: () =>
      [...found]
        .sort()
        .map((style) => `[data-style=${quoted(style)}]{${style.replace(/[{}<]/g, '')}}`)
        .join('\n'),
  };
}

/** Name of the style sheet below the build's folder; it changes with its content. */
export function sheetName(sheet: string): string {
  return `assets/ahead-${createHash('sha256').update(sheet).digest('base64url').replace(/[-_]/g, '0').slice(0, 8)}.css`;
}
