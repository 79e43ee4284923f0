import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { content as brand } from '#operator';
import { HOSTILE_HTML } from '../../tests/support/attacks.ts';
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

  it.each([
    ...['a abbr b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i'.split(' ')],
    ...['img ins li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead time tr u ul'.split(' ')],
  ])('keeps %s and its siblings', (...names) => {
    // Where the parser keeps it; what is removed leaves its text.
    const inTable = { caption: '', col: '', colgroup: '', tbody: '', td: '<tr>', tfoot: '', th: '<tr>', thead: '', tr: '' } as Record<string, string>;
    for (const name of names) expect(sanitize(name in inTable ? `<table>${inTable[name]}<${name}></table>` : `<${name} src="/a">`), name).toContain(`<${name}`);
  });

  it('keeps what describes content, and no other attribute', () => {
    const kept = 'abbr="a" dir="ltr" lang="en" start="2" title="t"';
    expect(
      sanitize(`<p ${kept} id="x" class="x" name="x" style="color:red" onclick="x()" data-x="1" aria-label="x" role="alert" hidden tabindex="0">A</p>`),
    ).toBe(`<p ${kept}>A</p>`);
    for (const attribute of ['alt', 'cite', 'colspan', 'datetime', 'height', 'href', 'reversed', 'rowspan', 'scope', 'span', 'src', 'width'])
      expect(sanitize(`<p ${attribute}="/1">A</p>`), attribute).toContain(` ${attribute}=`);
  });

  it('gives links, images and frames what they need, and no unsafe URL', () => {
    const rel = 'rel="noopener noreferrer"';
    expect(sanitize('<a href="tel:123">A</a><a href="#b">B</a><a href="//evil.example">C</a><a href="http://evil.example">D</a><a>E</a>')).toBe(
      `<a href="tel:123" ${rel}>A</a><a href="#b" ${rel}>B</a><a>C</a><a>D</a><a>E</a>`,
    );
    const out = `https://www.${brand.domain}/a.png`;
    expect(
      sanitize(
        `<img src="/a.png"><img src="${out}" alt="A"><img src="tel:1"><img src="#/a"><img src="mailto:https://a"><img src="http://evil.example/a.png"><img>`,
      ),
    ).toBe(`<img src="/a.png" alt="" loading="lazy"><img src="${out}" alt="A" loading="lazy">`);
    const frame = (src: string) => `<iframe src="${src}" title="Map"></iframe>`;
    const host = `video.${brand.domain}`;
    expect(sanitize(frame(`https://${host}/a`))).toBe(
      `<iframe src="https://${host}/a" title="Map" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>`,
    );
    for (const src of [`http://${host}/a`, `https://${host}.evil.example/a`, `https://${host}:444/a`, `tel:${host}`, '/a', ''])
      expect(sanitize(frame(src)), src).toBe('');
  });

  it('names headings for links only where it is asked to, and numbers them anew for each text', () => {
    expect(sanitize('<h2>A</h2>')).toBe('<h2>A</h2>');
    for (const _ of [1, 2])
      expect(sanitizeHtml('<h2>A</h2><h3>B</h3><p>C</p>', { ...labels, anchor: 'part' })).toBe('<h2 id="part-1">A</h2><h3>B</h3><p>C</p>');
  });

  it('keeps the content of a renamed heading', () => {
    expect(sanitize('<h1>One <em>two</em></h1>after')).toBe('<h2>One <em>two</em></h2>after');
  });
});

describe('a table', () => {
  const BOX = '<div role="region" tabindex="0" aria-label="';
  const row = (cell: string, ...texts: string[]) => `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  const table = (head: string, body: string) => `<table>${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`;
  const isCards = (html: string) => sanitize(html).includes('data-cards');
  const head = row('th', 'Shop', 'Where', 'Map');

  it('is a region that its caption names; one within another is none of its own', () => {
    expect(sanitize('<table><caption> Shops </caption></table>')).toBe(`${BOX}Shops"><table><caption> Shops </caption></table></div>`);
    expect(sanitize('<table><caption> </caption></table>')).toContain(`${BOX}Table">`);
    expect(sanitize('<p><table><tbody><tr><td><table></table></td></tr></tbody></table>').match(/role="region"/g)).toHaveLength(1);
    expect(sanitize('<div><p>A</p></div>')).toBe('<div><p>A</p></div>');
  });

  it('has rows as cards with three columns or more, one row of heads, and one cell each', () => {
    const line = row('td', 'Taipa', 'Here', 'See');
    expect(isCards(table(head, line))).toBe(true);
    expect(isCards(table(row('th', 'A', 'B'), row('td', '1', '2')))).toBe(false);
    expect(isCards(table('', line))).toBe(false);
    expect(isCards(table(head + head, line))).toBe(false);
    expect(isCards(table(head, line + row('td', 'Taipa', 'Here')))).toBe(false);
    expect(isCards(table(head, line + row('td', 'Taipa', 'Here', 'See', 'More')))).toBe(false);
    expect(isCards(table(head, line.replace('<td>', '<td rowspan="2">') + line))).toBe(false);
    expect(isCards(table(head, line.replace('<td>', '<td colspan="2">')))).toBe(false);
    expect(isCards(table(head, `<tr><td>Taipa</td><td>Here</td><td>${table(head, line)}</td></tr>`).replace('<table>', '<table>'))).toBe(true);
    expect(isCards(`<table><tbody><tr><td>${table(head, line)}</td></tr></tbody></table>`)).toBe(false);
  });

  it('with rows as cards keeps its roles, and names each cell but the first by its column', () => {
    const markup = sanitize(
      `<table><thead><tr><th>A</th><th> B </th><th>C</th></tr></thead><tbody><tr><th>1</th><td>2<em>3</em></td><th>4</th></tr></tbody><tfoot>${row('td', '5', '6', '7')}</tfoot></table>`,
    );
    const document = inPage(markup);
    const cells = (part: string) =>
      [...document.querySelectorAll(`${part} :is(th, td)`)].map((cell) => [cell.getAttribute('role'), cell.getAttribute('data-label')]);
    expect(cells('thead')).toEqual(['columnheader', 'columnheader', 'columnheader'].map((role) => [role, null]));
    expect(cells('tbody')).toEqual([
      ['rowheader', null],
      ['cell', 'B'],
      ['rowheader', 'C'],
    ]);
    expect(cells('tfoot')).toEqual([
      ['cell', null],
      ['cell', 'B'],
      ['cell', 'C'],
    ]);
    const roles = ['table', 'thead', 'tbody', 'tfoot', 'tbody tr', 'em'].map((selector) => document.querySelector(selector)?.getAttribute('role'));
    expect(roles).toEqual(['table', 'rowgroup', 'rowgroup', 'rowgroup', 'row', null]);
  });

  it('whose rows are no cards has no roles', () => {
    expect(sanitize(table(row('th', 'A', 'B'), row('td', '1', '2')))).not.toMatch(/role="(?!region)/);
  });
});
