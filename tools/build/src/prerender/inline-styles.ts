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
  const move = (attribute: string, name: string, escaped: string) => {
    if (name !== 'style') return attribute;
    found.add(escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
    return `data-style="${escaped}"`;
  };
  const html = page.replace(TAG, (tag) => tag.replace(ATTRIBUTE, move));
  const rules = [...found].sort().map((style) => `[data-style=${quoted(style)}]{${style.replace(/[{}<]/g, '')}}`);
  return { html, sheet: rules.join('\n') };
}
