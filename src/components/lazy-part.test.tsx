// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, initMessages } from '@/i18n/i18n';
import common from '@/i18n/locales/cn/common.json';
import { LazyPart, type Part, partOf } from './lazy-part';

beforeAll(() => initMessages());
afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Bom dia, {name}</p>;
const show = (part: Part<{ name: string }>, onShown?: () => void) => (
  <I18nextProvider i18n={i18n}>
    <LazyPart part={part} given={{ name: 'Ana' }} bones={<p>bones</p>} onShown={onShown} />
  </I18nextProvider>
);

describe('LazyPart', () => {
  it('shows bones, then the part, and says once that it stands', async () => {
    const onShown = vi.fn();
    const part = partOf(async () => Greeting);
    const { rerender } = render(show(part, onShown));
    expect(screen.getByText('bones')).toBeDefined();
    expect(onShown).not.toHaveBeenCalled();
    await screen.findByText('Bom dia, Ana');
    rerender(show(part, onShown));
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('draws at once what was there before', async () => {
    const part = partOf(async () => Greeting);
    await part.load();
    render(show(part));
    expect(screen.getByText('Bom dia, Ana')).toBeDefined();
  });

  it('can be tried again when the code did not come', async () => {
    const fetchPart = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('offline'));
    render(show(partOf(fetchPart)));
    await userEvent.click(await screen.findByRole('button', { name: common.failure.retry }));
    await screen.findByText('Bom dia, Ana');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('fetches another part that takes its place', async () => {
    const { rerender } = render(show(partOf(async () => Greeting)));
    await screen.findByText('Bom dia, Ana');
    rerender(
      show(
        partOf(async () => ({ name }: { name: string }) => <p>Até logo, {name}</p>),
      ),
    );
    await screen.findByText('Até logo, Ana');
  });
});
