import { describe, expect, it } from 'vitest';
import { parseInline } from './inline-html.ts';

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
    expect(parseInline('<p>one</p><p>two<br>three</p>')).toEqual(['one', { tag: 'br' }, 'two', { tag: 'br' }, 'three']);
  });

  it('decodes the usual entities and leaves unknown ones', () => {
    expect(parseInline('A &amp; B &lt;5&gt; &#39;x&#x27; &nope;')).toEqual(["A & B <5> 'x' &nope;"]);
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
  ])('makes nothing but text and known elements of %s', (html, pieces) => {
    expect(parseInline(html)).toEqual(pieces);
  });

  it('closes what was left open in the right order', () => {
    expect(parseInline('<b>one <em>two</b> three')).toEqual([{ tag: 'b', children: ['one ', { tag: 'em', children: ['two'] }] }, ' three']);
  });

  it('takes linear time for a tag that never ends', () => {
    const start = performance.now();
    expect(parseInline(`<a${'0'.repeat(50_000)}<`)).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
