// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import common from '@/i18n/locales/cn/common.json';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { ResultRow } from './result-row.tsx';

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
