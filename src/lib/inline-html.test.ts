import { describe, expect, it } from 'vitest';
import { parseInline } from './inline-html.ts';

const bold = (text: string) => ({ tag: 'b', children: [text] });
const em = (text: string) => ({ tag: 'em', children: [text] });
const link = (href: string) => ({ tag: 'a', href, children: ['y'] });

describe('parseInline', () => {
  it('reads text, links and emphasis', () => {
    expect(parseInline('星期日 <strong>02:00</strong> 暫停。<a href="/news?a=1&amp;b=2">詳情</a>')).toEqual([
      '星期日 ',
      { tag: 'b', children: ['02:00'] },
      ' 暫停。',
      { tag: 'a', href: '/news?a=1&b=2', children: ['詳情'] },
    ]);
  });

  it('turns paragraphs and breaks into line breaks, none at the end', () => {
    expect(parseInline('<ul><li>one</li></ul>two<div>three</div><span>four</span>five<br><br>')).toEqual([
      'one',
      { tag: 'br' },
      'two',
      'three',
      { tag: 'br' },
      'four',
      'five',
    ]);
    expect(parseInline('<samp>a</samp>b<pre>c</pre>d')).toEqual(['a', 'b', 'c', 'd']);
    expect(parseInline('<p>one</p><p>two<br>three</p>')).toEqual(['one', { tag: 'br' }, 'two', { tag: 'br' }, 'three']);
  });

  it('decodes the usual entities and leaves unknown ones', () => {
    expect(parseInline('A &amp; B &lt;5&gt; &#39;x&#x27; &nope;')).toEqual(["A & B <5> 'x' &nope;"]);
    expect(parseInline('&QUOT;&apos;&nbsp;&#x6FB3;&#28595;&#1;&#x1F600;')).toEqual(['"\'\u00a0澳澳\u0001😀']);
    expect(parseInline('&#999999; &#1114112; &#1114111; &#x110000; &# &#x; &;')).toEqual(['\u{f423f} &#1114112; &#1114111; &#x110000; &# &#x; &;']);
  });

  it.each([
    ['<script>alert(1)</script>after', ['after']],
    ['<style>p{}</style>after', ['after']],
    ['<!-- note -->after', ['after']],
    ['<img src=x onerror=alert(1)>after', ['after']],
    ['<svg><script>alert(1)', []],
    ['<a href=javascript:alert(1) onclick="x">y</a>', [{ tag: 'a', href: 'javascript:alert(1)', children: ['y'] }]],
    ['2 < 3 and 4 > 3', ['2 < 3 and 4 > 3']],
    ['<a title="a>b" href="/x">y', [{ tag: 'a', href: '/x', children: ['y'] }]],
    ['</a>stray</b>', ['stray']],
    ['<!-- never closed', []],
    ['<SCRIPT type="x">1</SCRIPT  >after', ['after']],
    ['<template>1</template><noscript>2</noscript>after', ['after']],
    ['<scripting>text</scripting>', ['text']],
    ['<style>p{}</script>hidden', []],
    ['<!-- one\n --><!-- two -->after', ['after']],
    ['<i>a</i><em>b</em><strong>c</strong><B>d</B>', [em('a'), em('b'), bold('c'), bold('d')]],
    ['<h2>heading</h2><span>text</span>', ['heading', 'text']],
    ['<1>', ['<1>']],
    ['<a1>b</a1>', ['b']],
    ['<a HREF = \'/x?a="1"\'>y</a>', [link('/x?a="1"')]],
    ['<a href="/x\'y">y</a>', [link("/x'y")]],
    ['<a href="">y</a>', [link('')]],
    ['<a href=/x title=z>y</a>', [link('/x')]],
    ['<a data-href="/x">y</a>', [{ tag: 'a', children: ['y'] }]],
    ['<a>y</a>', [{ tag: 'a', children: ['y'] }]],
    ['<b href="/x">y</b>', [bold('y')]],
    ['<b></b>', [{ tag: 'b', children: [] }]],
    ["<b title='a>b'>y</b>", [bold('y')]],
  ])('makes nothing but text and known elements of %s', (html, pieces) => {
    expect(parseInline(html)).toEqual(pieces);
  });

  it('closes what was left open in the right order', () => {
    expect(parseInline('<b>one <em>two</b> three')).toEqual([{ tag: 'b', children: ['one ', { tag: 'em', children: ['two'] }] }, ' three']);
  });

  it('ignores an end without a start, and ends all that is open within', () => {
    expect(parseInline('<b>one</em> two</b> three')).toEqual([{ tag: 'b', children: ['one', ' two'] }, ' three']);
    expect(parseInline('<b>a<b>b</b>c</b>d')).toEqual([{ tag: 'b', children: ['a', { tag: 'b', children: ['b'] }, 'c'] }, 'd']);
  });

  it('takes linear time for a tag that never ends', () => {
    const start = performance.now();
    expect(parseInline(`<a${'0'.repeat(50_000)}<`)).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('takes linear time for ends without a start', () => {
    const best = (html: string) =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const started = performance.now();
          parseInline(html);
          return performance.now() - started;
        }),
      );
    // With a search of all that is open, two hundred times as long as with its own end.
    expect(best('<b></i>'.repeat(10_000))).toBeLessThan(20 * best('<b></b>'.repeat(10_000)));
  });
});
