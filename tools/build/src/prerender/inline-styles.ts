import { createHash } from 'node:crypto';

/** A start tag, and an attribute in it. React and the sanitizer write values in double quotes; text may look like an attribute, too. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const ATTRIBUTE = /([^\s"=>]+)="([^"]*)"/g;

/** The style attributes of all pages, which the Content Security Policy forbids, as one style sheet. */
export interface InlineStyles {
  /** Moves the styles of a page's HTML into `data-style`; `any` tells whether there were some. */
  takeOut: (html: string) => { html: string; any: boolean };
  /** The style sheet for everything taken out so far. */
  sheet: () => string;
}

/** The values come from the site's own components; even so, a selector must not be able to end early. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ');

/**
 * Before hydration the style sheet applies; at hydration `data-style` becomes the element's style again, as React expects it
 * (src/app/hydrate.ts).
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

/** Path of the style sheet in the build's folder, with a hash of its content. */
export function sheetName(sheet: string): string {
  return `assets/prerendered-${createHash('sha256').update(sheet).digest('base64url').replace(/[-_]/g, '0').slice(0, 8)}.css`;
}
