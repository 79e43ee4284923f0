import { describe, expect, it } from 'vitest';
import type { SearchResultPage } from '../../openapi/generated/model.ts';
import type { Language } from '../handler.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './search.ts';

function find(keyword: string, { language = 'cn' }: { language?: Language } = {}): SearchResultPage {
  const result = callHandler(handlers, 'searchResults', { sandbox: sandboxOf('search'), query: { keyword, page: 1 }, language });
  return (result as { data: { pages: SearchResultPage } }).data.pages;
}

describe('search', () => {
  it('does not mind upper case, full width or blanks around', () => {
    expect(find(' ５ｇ ')).toEqual(find('5G'));
  });

  it('looks in the language of the request', () => {
    expect(find('漫遊', { language: 'en' }).total).toBe(0);
    expect(find('roaming', { language: 'en' }).rows[0]).toMatchObject({ title: 'Roaming charges', jumpurl: '/idd/roamingcharge', isfullurl: 0 });
  });

  it('puts matches in the title first and shows the passage around a match in the text', () => {
    const { rows } = find('短訊');
    expect(rows[0]?.title).toContain('短訊');
    expect(find('數碼共融').rows[0]?.content).toContain('數碼共融');
    expect(find('1,180').rows[0]?.content.length).toBeLessThan(120);
  });

  it('names the kind of a result and, best first, its figure', () => {
    expect(find('日本').rows[0]).toMatchObject({ title: '漫遊收費：日本', kind: 'tariff', figure: '數據日費 MOP$38' });
    expect(find('5G Full Speed', { language: 'en' }).rows[0]).toMatchObject({ kind: 'plan', figure: 'MOP$168 a month' });
    expect(find('vela 12 pro', { language: 'en' }).rows[0]).toMatchObject({ kind: 'phone', figure: 'From MOP$7,580' });
    expect(find('私隱聲明').rows[0]).not.toHaveProperty('figure');
  });
});
