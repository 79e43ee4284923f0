import { expect, it } from 'vitest';
import { documentOf, inlineStyles } from './document.ts';

const TEMPLATE = `<!doctype html>
<html lang="zh-Hant-MO">
  <head>
    <meta charset="utf-8" />
    <title>Site</title>
    <meta name="description" content="" />
  </head>
  <body><div id="root"></div></body>
</html>`;

it('embeds responses that contain HTML as data that cannot end its element', () => {
  const content = '</script><script>window.pwned=1</script><!--<script>$& $1';
  const state = { messages: [], loaderData: {}, queries: [[['/api/page'], { content }] as [string[], unknown]] };
  const html = documentOf(
    TEMPLATE,
    { language: 'cn', path: '/info', html: '<p>$&</p>', inlineScript: 'run()', scripts: [], styles: [], state, jsonLd: { name: content } },
    'page.css',
  );
  const [, data = ''] = /<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(state);
  expect(html).toContain('<div id="root"><p>$&</p></div>');
  expect(html).not.toContain('<script>window');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});

it('takes styles out of tags, and leaves text and titles that look like one', () => {
  const text = '<p title="a > style=" class="b">say style="color:red" and <b>so on</b></p>';
  expect(inlineStyles(text)).toEqual({ html: text, sheet: '' });
  expect(inlineStyles('<p class="a" style="--w:calc(1px &gt; 2px)">x</p>')).toEqual({
    html: '<p class="a" data-style="--w:calc(1px &gt; 2px)">x</p>',
    sheet: '[data-style="--w:calc(1px > 2px)"]{--w:calc(1px > 2px)}',
  });
});
