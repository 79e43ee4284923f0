// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import common from '@/i18n/locales/cn/common.json';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { PhoneCard } from './phone-card.tsx';
import { RoamCard } from './roam-card.tsx';

const { card } = common;
setUpLanguage('cn');

/** The card, in a site that is nothing else. */
function show(element: ReactElement) {
  renderApp(element);
  return screen.getByRole('article');
}
const texts = (within_: HTMLElement, selector: string) => [...within_.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('RoamCard', () => {
  type RoamPlan = ComponentProps<typeof RoamCard>['plan'];
  const plan = {
    id: '3199',
    cardtitleMap: { top: 'name', bottom: 'audience' },
    cardsubtitleMap: [
      { top: 'MOP$41', bottom: 'per unit' },
      { top: 'fact label', bottom: 'fact value' },
    ],
    cardremakeArr: ['first line', 'second line'],
    cardinfoMap: [{ left: 'info label', right: 'info value' }],
    linkTxteStatus: 1,
    link: '/target',
    linkText: 'own words',
    tjtype: 1,
  } as RoamPlan;

  it('puts each field of a plan in its place (HOME-08, HOME-09)', () => {
    const article = show(<RoamCard plan={plan} />);
    expect(within(article).getByRole('heading').textContent).toBe('name');
    expect(article.textContent).toMatch(/name.*audience.*MOP\$41.*per unit.*fact label.*info label.*first line/);
    expect(texts(article, 'dt')).toEqual(['fact label', 'info label']);
    expect(texts(article, 'dd')).toEqual(['fact value', 'info value']);
    expect(texts(article, 'li')).toEqual(['first line', 'second line']);
    const link = within(article).getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/target', 'own words name']);
    expect(within(article).getByText(card.recommended)).toBeTruthy();
  });

  it('has the site’s words on the link unless linkTxteStatus is 1, no mark unless tjtype is 1, and no link without a target (HOME-09)', () => {
    const article = show(<RoamCard plan={{ ...plan, linkTxteStatus: 0, tjtype: 0 }} />);
    expect(within(article).getByRole('link').textContent).toBe(`${card.planDetails} name`);
    expect(within(article).queryByText(card.recommended)).toBeNull();
    cleanup();
    const { link: _link, ...without } = plan;
    expect(within(show(<RoamCard plan={without as RoamPlan} />)).queryByRole('link')).toBeNull();
  });
});

describe('PhoneCard', () => {
  const phone = {
    id: '4999',
    img: '/picture.webp',
    name: 'model',
    brandName: 'maker',
    networkName: 'network',
    isnew: 1,
    titleleftMap: { top: 'monthly label', bottom: 'MOP$111' },
    titlerightMap: { top: 'price label', bottom: 'MOP$2,222' },
  } as ComponentProps<typeof PhoneCard>['phone'];

  it('puts each field of a phone in its place: monthly first, then the price (PHONE-15)', () => {
    const article = show(<PhoneCard phone={phone} />);
    expect(article.querySelector('img')?.getAttribute('src')).toBe('/picture.webp');
    const link = within(within(article).getByRole('heading')).getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/productDetails/4999', 'model']);
    expect(within(article).getByText('maker · network')).toBeTruthy();
    expect(texts(article, 'dt')).toEqual(['monthly label', 'price label']);
    expect(texts(article, 'dd')).toEqual(['MOP$111', 'MOP$2,222']);
  });

  it('has the new tag when isnew is 1, and only then (PHONE-09)', () => {
    expect(within(show(<PhoneCard phone={phone} />)).getByText(card.isNew)).toBeTruthy();
    cleanup();
    expect(within(show(<PhoneCard phone={{ ...phone, isnew: 0 }} />)).queryByText(card.isNew)).toBeNull();
  });
});
