// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { money } from '#operator';
import type { Banner } from '@/api/generated/site';
import { brand } from '@/brand/brand';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { BannerCarousel, BannerSlide } from './banner-carousel.tsx';

setUpLanguage('cn');

const banner: Banner = {
  image: '/wide.svg',
  phoneimage: '/phone.svg',
  isfullurl: 0,
  title: 'Title',
  text: '5G Full Speed, MOP$168 a month. 60 GB of local data.',
};
const show = (more: Partial<Banner>) => renderApp(<BannerSlide banner={{ ...banner, ...more }} name="Title" first onPopup={() => undefined} />).container;

it('shows the offer of the field in place of the sentence, its price in figures', () => {
  const slide = show({ offer: { name: 'Any plan', price: '5480', per: 'a year', text: 'Any more.' } });
  expect(slide.textContent).toContain(`${money.sign}5,480`);
  for (const text of ['Any plan', 'Any more.', 'a year']) expect(screen.getByText(text)).toBeTruthy();
  expect(slide.textContent).not.toContain('168');
});

it('shows the sentence whole where there is no offer, whatever prices are in it; a figure and its word stay on one line', () => {
  show({});
  expect(screen.getByText(banner.text ?? '').textContent).toBe('5G Full Speed, MOP$168\u00a0a month. 60\u00a0GB of local data.');
});

it('a popup image without words is no offer, by its name neither: it says so, and has no link without an address', async () => {
  const image = { image: '/wide.svg', phoneimage: '/phone.svg', popup: 1, popupImage: '/popup.svg', isfullurl: 0 } as const;
  renderApp(<BannerCarousel banners={[image]} label="Banners" />);
  await userEvent.click(screen.getByRole('button', { name: '圖片 1' }));
  const dialog = await screen.findByRole('dialog', { name: '圖片 1' }, { timeout: 10_000 });
  for (const words of ['這張圖片沒有文字說明', brand.hotline]) expect(dialog.textContent).toContain(words);
  expect(within(dialog).queryByRole('link')).toBeNull();
});
