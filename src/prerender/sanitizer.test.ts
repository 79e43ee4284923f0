import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { content as brand } from '#operator';
import { HOSTILE_HTML } from '../../tests/support/hostile-html.ts';
import { sanitizeHtml } from './sanitizer.ts';

const labels = { table: 'Table', frame: 'Frame' };
const sanitize = (html: string) => sanitizeHtml(html, labels);
/** The sanitized HTML within a prerendered file, parsed as a whole. */
const inPage = (markup: string) =>
  new JSDOM(`<!doctype html><div id="root"><main><article><div class="content">${markup}</div><aside>beside</aside></article></main></div>`).window.document;

describe('the sanitizer of prerendered pages', () => {
  it.each(HOSTILE_HTML)('removes scripts and styles, and markup that would leave its element: %s', (html) => {
    const markup = sanitize(html);
    const page = inPage(markup);
    const content = page.querySelector('.content');
    expect(content?.innerHTML).toBe(markup);
    expect(content?.nextElementSibling?.textContent).toBe('beside');
    const known = 'a, b, div, h2, iframe, img, li, p, table, tbody, td, tr';
    for (const element of content?.querySelectorAll('*') ?? []) {
      expect(element.matches(known), element.outerHTML).toBe(true);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(?:style|class|id|name|srcdoc|action)$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(new RegExp(String.raw`^/(?!/)|^https://video\.${brand.domain}/`));
      }
    }
  });

  it('keeps content by the same rules as the browser', () => {
    expect(sanitize(`<h1>Title</h1><p>A <b>word</b> <a href="https://www.${brand.domain}/a">out</a> <a href="/news">in</a></p>`)).toBe(
      `<h2>Title</h2><p>A <b>word</b> <a href="https://www.${brand.domain}/a" rel="noopener noreferrer">out</a> <a href="/news">in</a></p>`,
    );
    expect(sanitize('<table><tr><td>1</td></tr></table>')).toBe(
      '<div role="region" tabindex="0" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    );
    expect(sanitizeHtml('<h1 id="mine">A</h1><h2>B</h2><h3>C</h3>', { ...labels, anchor: 'part' })).toBe(
      '<h2 id="part-1">A</h2><h2 id="part-2">B</h2><h3>C</h3>',
    );
    const head = '<thead><tr><th>Shop</th><th>Where</th><th>Map</th></tr></thead>';
    expect(sanitize(`<table>${head}<tbody><tr><td>Taipa</td><td>Here</td><td data-label="no">See</td></tr></tbody></table>`)).toBe(
      '<div role="region" tabindex="0" aria-label="Table"><table data-cards="" role="table"><thead role="rowgroup"><tr role="row">' +
        '<th role="columnheader">Shop</th><th role="columnheader">Where</th><th role="columnheader">Map</th></tr></thead><tbody role="rowgroup"><tr role="row">' +
        '<td role="cell">Taipa</td><td role="cell" data-label="Where">Here</td><td role="cell" data-label="Map">See</td></tr></tbody></table></div>',
    );
    expect(sanitize(`<table>${head}<tbody><tr><td colspan="2">Taipa</td><td>See</td></tr></tbody></table>`)).not.toContain('data-label');
    expect(sanitize(`<iframe src="https://video.${brand.domain}/a"></iframe>`)).toContain('title="Frame" sandbox="allow-scripts');
    expect(sanitize('<iframe src="https://evil.example/a"></iframe><script>1</script>')).toBe('');
  });
});
