// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { UssdItem, UssdResult } from '@/api/generated/ussd';
import { createQueryClient } from '@/api/query-client';
import { i18n, initMessages } from '@/i18n/i18n';
import ussd from '@/i18n/locales/cn/ussd.json';
import type { ServicePage } from './service.ts';
import { Services } from './services.tsx';

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await initMessages('ussd');
});
afterEach(() => {
  server.resetHandlers();
  cleanup();
});
afterAll(() => server.close());

const answers = (data: UssdResult) => server.use(http.post('*/api/ussd/applydataussd', () => HttpResponse.json({ status: '0', data })));
/** Each test on a page of its own: what a switch answered is kept in the tab. */
const show = (page: ServicePage, ...items: UssdItem[]) =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <MemoryRouter>
          <Services page={page} groups={[{ groupName: 'G', ussdDetails: items }]} mobileNo="66881234" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const part = (id: string, does: 'on' | 'off' | 'ask'): UssdItem => ({ id, ussdItemName: `Item ${id}`, apiType: 1, switch: { id: 's', name: 'Name', does } });
const parts = [part('1', 'on'), part('2', 'off'), part('3', 'ask')];

it('the state of a switch is the field of the answer, whatever its sentence says', async () => {
  answers({ ussdContent: '數據漫遊現時已關閉。', state: 'on' });
  show('roaming', ...parts);
  expect(screen.getByText(ussd.state.unknown)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Item 3' }));
  expect(await screen.findByRole('switch', { name: /Name/, checked: true })).toBeTruthy();
});

it('an answer without the field is shown as it is, and claims no state', async () => {
  answers({ ussdContent: '數據漫遊現時已開啟。' });
  show('calling', ...parts);
  await userEvent.click(screen.getByRole('button', { name: 'Item 3' }));
  await waitFor(() => expect(screen.getByText('數據漫遊現時已開啟。')).toBeTruthy());
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: 'Item 1' })).toBeTruthy();
});
