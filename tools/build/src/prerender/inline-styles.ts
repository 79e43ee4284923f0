import { createHash } from 'node:crypto';

/** A start tag, and an attribute in it. Renderer and cleaner write values in double quotes; text may look like an attribute, too. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const ATTRIBUTE = /([^\s"=>]+)="([^"]*)"/g;

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
 * knows it (src/prerender/hydrate.ts).
 */
export function inlineStyles(): InlineStyles {
  const found = new Set<string>();
  return {
    takeOut: (html) => {
      let any = false;
      const move = (attribute: string, name: string, escaped: string) => {
        if (name !== 'style') return attribute;
        any = true;
        found.add(escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
        return `data-style="${escaped}"`;
      };
      return { html: html.replace(TAG, (tag) => tag.replace(ATTRIBUTE, move)), any };
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
