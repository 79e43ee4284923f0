import { describe, expect, it } from 'vitest';
import { parseUrl, safeHref, safePath } from './safe-href.ts';

describe('safeHref', () => {
  it.each([
    'https://www.operator.example/a?b=1#c',
    'HTTPS://www.operator.example',
    'tel:123',
    'mailto:a@operator.example',
    '/',
    '/news?id=1#top',
    '#top',
    '?page=2',
  ])('allows %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it('trims the spaces around', () => {
    expect(safeHref(' /news\n')).toBe('/news');
  });

  it.each([
    ...['', ' ', null, undefined],
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'vbscript:x',
      'data:text/html,x',
    ],
    ...['http://www.operator.example', 'ftp://operator.example', 'blob:https://operator.example/1', 'file:///etc/passwd'],
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/ /evil.example', 'https:\\\\evil.example'],
    ...['/a b', '/a\u0000', '/a\u007f', '/a\u009f', '/a\u200b', '/a\u200f', '/a\u2028b', '/a\u202fb', '/a\ufeffb'],
    ...['news', './news', '../news', 'www.operator.example', 'https://', 'https://[', 'https://site.invalid/a'],
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

it('safePath allows paths of the site only', () => {
  expect(safePath('/news?id=1')).toBe('/news?id=1');
  for (const path of ['#top', '?page=2', 'https://www.operator.example/', 'tel:123', '//evil.example', '', null, undefined])
    expect(safePath(path)).toBeUndefined();
});

it('parseUrl reads absolute URLs only', () => {
  expect(parseUrl('https://www.operator.example/a')?.origin).toBe('https://www.operator.example');
  for (const text of ['/a', 'a', '', 'https://']) expect(parseUrl(text)).toBeUndefined();
});
