// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { writeStored } from '@/session/storage';
import { succeed } from '../../../tests/support/answers.ts';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import type { ServicePage } from './service.ts';
import { Services } from './services.tsx';
import { callingServicesLoader, roamingServicesLoader } from './services-page.tsx';

setUpLanguage('cn', 'ussd');

/** Each test on a page of its own: what a switch answered is kept in the tab. */
const show = (page: ServicePage, ...items: UssdItem[]) =>
  renderApp(<Services page={page} groups={[{ groupName: 'G', ussdDetails: items }]} mobileNo="66881234" />);
const part = (id: string, does: 'on' | 'off' | 'ask'): UssdItem => ({ id, ussdItemName: `Item ${id}`, apiType: 1, switch: { id: 's', name: 'Name', does } });
const parts = [part('1', 'on'), part('2', 'off'), part('3', 'ask')];

it('the state of a switch is the field of the answer, whatever its sentence says', async () => {
  succeed('applyUssd', { ussdContent: '數據漫遊現時已關閉。', state: 'on' });
  show('roaming', ...parts);
  // Asked for without a press.
  expect(await screen.findByRole('switch', { name: /Name/, checked: true })).toBeTruthy();
});

it('an answer without the field is shown as it is, and claims no state', async () => {
  succeed('applyUssd', { ussdContent: '數據漫遊現時已開啟。' });
  show('calling', ...parts);
  await waitFor(() => expect(screen.getByText('數據漫遊現時已開啟。')).toBeTruthy());
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: 'Item 1' })).toBeTruthy();
});

function readsOf(loader: (client: QueryClient) => void) {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  loader(client);
  return prefetch.mock.calls.map(([{ queryKey, meta }]) => ({ queryKey, meta }));
}

it('reads the services of the page for a customer, and the countries for call forwarding', () => {
  localStorage.clear();
  expect([readsOf(roamingServicesLoader), readsOf(callingServicesLoader)]).toEqual([[], []]);
  writeStored('token', 'a');
  expect(readsOf(roamingServicesLoader)).toEqual([{ queryKey: [expect.any(String), { serviceType: 1 }], meta: undefined }]);
  expect(readsOf(callingServicesLoader)).toEqual([
    { queryKey: [expect.any(String), { serviceType: 2 }], meta: undefined },
    // The dialog shows a failure in place of the field.
    { queryKey: [expect.any(String)], meta: { ownErrors: true } },
  ]);
});
