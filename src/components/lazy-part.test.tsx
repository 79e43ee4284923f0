// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { i18n, switchLanguage } from '@/i18n/i18n';
import common from '@/i18n/locales/cn/common.json';
import compare from '@/i18n/locales/en/compare.json';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { type LazyPart, lazyPart } from './lazy-part';

setUpLanguage('cn');

const Greeting = ({ name }: { name: string }) => <p>Bom dia, {name}</p>;
const Words = () => <p>{useTranslation('compare').t('open')}</p>;
const Field = () => <input aria-label="field" />;
type Options = Pick<ComponentProps<LazyPart<{ name: string }>>, 'wanted' | 'onReady' | 'onError'>;
const show = (Part: LazyPart<{ name: string }>, options: Options = {}) => <Part name="Ana" skeleton={<p>skeleton</p>} {...options} />;

describe('lazyPart', () => {
  it('shows the skeleton, then the component, and calls onReady once', async () => {
    const onReady = vi.fn();
    const Part = lazyPart(async () => Greeting);
    const { rerender } = renderApp(show(Part, { onReady }));
    expect(screen.getByText('skeleton')).toBeDefined();
    expect(onReady).not.toHaveBeenCalled();
    await screen.findByText('Bom dia, Ana');
    rerender(show(Part, { onReady }));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('renders synchronously once loaded', async () => {
    const Part = lazyPart(async () => Greeting);
    await Part.preload();
    renderApp(show(Part));
    expect(screen.getByText('Bom dia, Ana')).toBeDefined();
  });

  it('is not rendered before it is wanted', async () => {
    const Part = lazyPart(async () => Greeting);
    await Part.preload();
    const { rerender } = renderApp(show(Part, { wanted: false }));
    expect(screen.queryByText('Bom dia, Ana')).toBeNull();
    rerender(show(Part));
    expect(screen.getByText('Bom dia, Ana')).toBeDefined();
  });

  it('that was fetched ahead waits for its messages after a switch of the language, which does not wait for them', async () => {
    const Part = lazyPart(async () => Words, 'compare');
    await Part.preload();
    await switchLanguage('en');
    expect(i18n.hasResourceBundle('en', 'compare')).toBe(false);
    renderApp(<Part />);
    expect(await screen.findByText(compare.open)).toBeDefined();
    await switchLanguage('cn');
  });

  it('that is shown stays through a switch of the language, with messages that it has not rendered yet', async () => {
    renderApp(show(lazyPart(async () => Field, 'trip') as LazyPart<{ name: string }>));
    await userEvent.type(await screen.findByLabelText('field'), 'kept');
    await act(() => switchLanguage('en'));
    expect(i18n.hasResourceBundle('en', 'trip')).toBe(true);
    expect((screen.getByLabelText('field') as HTMLInputElement).value).toBe('kept');
    await act(() => switchLanguage('cn'));
  });

  it('can be retried after a failed download', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('offline'));
    renderApp(show(lazyPart(load)));
    await userEvent.click(await screen.findByRole('button', { name: common.failure.retry }));
    await screen.findByText('Bom dia, Ana');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads another part that replaces it', async () => {
    const { rerender } = renderApp(show(lazyPart(async () => Greeting)));
    await screen.findByText('Bom dia, Ana');
    rerender(
      show(
        lazyPart(async () => ({ name }: { name: string }) => <p>Até logo, {name}</p>),
      ),
    );
    await screen.findByText('Até logo, Ana');
  });

  it('loads when first wanted and stays mounted; a failure calls onError and the next want retries', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('offline'));
    const Part = lazyPart(load);
    const onError = vi.fn();
    const { rerender } = renderApp(show(Part, { wanted: false, onError }));
    expect(load).not.toHaveBeenCalled();
    rerender(show(Part, { wanted: true, onError }));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    rerender(show(Part, { wanted: false, onError }));
    rerender(show(Part, { wanted: true, onError }));
    await screen.findByText('Bom dia, Ana');
    rerender(show(Part, { wanted: false, onError }));
    expect(screen.getByText('Bom dia, Ana')).toBeDefined();
  });
});
