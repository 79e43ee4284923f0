// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import common from '@/i18n/locales/cn/common.json';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { highlightSegments, ResultRow } from './result-list.tsx';

setUpLanguage('cn');

const result = { title: '5G 計劃', content: '月費低至 MOP$98', jumpurl: '/powerPlan', isfullurl: 0 } as const;
const rendered = (change: Partial<Parameters<typeof ResultRow>[0]['result']>, keyWord = '5g') =>
  renderApp(<ResultRow result={{ ...result, ...change }} keyWord={keyWord} />).container.innerHTML;

describe('ResultRow', () => {
  it('links to a page of the site in the same tab (SEARCH-03)', () => {
    const html = rendered({});
    expect(html).toContain('href="/powerPlan"');
    expect(html).not.toContain('_blank');
  });

  it('links to an external page in a new tab when isfullurl is set (SEARCH-03)', () => {
    const html = rendered({ jumpurl: 'https://store.operator.example/5g', isfullurl: 1 });
    expect(html).toMatch(/<a[^>]* href="https:\/\/store\.operator\.example\/5g"/);
    expect(html).toContain('target="_blank"');
    expect(html).toContain(common.newWindow);
  });

  it('renders no link when the URL is not safe', () => {
    expect(rendered({ jumpurl: 'javascript:alert(1)', isfullurl: 1 })).not.toContain('<a ');
  });

  it('highlights the keyword in the excerpt, and shows HTML of the server as text', () => {
    const html = rendered({ content: '<img src=x onerror=alert(1)> 5G', title: '5G' });
    expect(html.match(/<mark[^>]*>5G<\/mark>/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });
});

const marked = (text: string, keyWord: string) =>
  highlightSegments(text, keyWord)
    .map((segment) => (segment.highlighted ? `[${segment.text}]` : segment.text))
    .join('');

describe('highlightSegments', () => {
  it.each([
    ['漫遊收費及漫遊數據', '漫遊', '[漫遊]收費及漫遊數據'],
    ['Roaming: roam with ROAM', 'roam', '[Roam]ing: roam with ROAM'],
    ['5G 計劃', '５ｇ', '[5G] 計劃'],
    ['MOP$9.9 (day)', '9.9 (', 'MOP$[9.9 (]day)'],
    ['a/b-c', '/b-', 'a[/b-]c'],
    ['nothing here', 'x', 'nothing here'],
    ['A day of roaming in Japan', 'japan roaming', 'A day of [roaming] in [Japan]'],
    ['Roaming Japan', 'roaming japan', '[Roaming Japan]'],
    ['<b>5G</b>', '5G', '<b>[5G]</b>'],
    ['', '5G', ''],
    ['text', ' ', 'text'],
  ])('"%s" with "%s"', (text, keyWord, expected) => {
    expect(marked(text, keyWord)).toBe(expected);
  });

  it('returns the start of each segment and loses no text', () => {
    const segments = highlightSegments('5G plan, 5G phone', '5G');
    expect(segments.map(({ start }) => start)).toEqual([0, 2, 9, 11]);
    expect(segments.map(({ text }) => text).join('')).toBe('5G plan, 5G phone');
  });
});
