// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { i18n, initMessages } from '@/i18n/i18n';
import { Component as Idd00Page } from './idd00-page.tsx';
import { Component as Idd060Page } from './idd060-page.tsx';

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await initMessages('idd', 'tariffs');
});
afterEach(() => {
  server.resetHandlers();
  cleanup();
});
afterAll(() => server.close());

/** The page with the rows that the server sends; the table once it has them. */
async function show(Page: ComponentType, path: string, rows: object[]): Promise<HTMLElement> {
  server.use(http.get(`*${path}`, () => HttpResponse.json({ status: '0', data: rows })));
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(vi.fn())}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // The first page of a file waits for its code, too.
  await screen.findByText('某地', {}, { timeout: 10_000 });
  return screen.getAllByRole('table')[0] as HTMLElement;
}

/** Heading and text of each cell of a row, without the label that cards show in it. */
function rowOf(table: HTMLElement, place: string): Record<string, string> {
  const headings = within(table).getAllByRole('columnheader');
  const row = within(table).getByRole('rowheader', { name: place }).closest('tr');
  const cells = [...(row?.children ?? [])].map((cell) => {
    for (const label of cell.querySelectorAll('[aria-hidden=true]')) if (label.textContent !== '–') label.remove();
    return cell.textContent ?? '';
  });
  return Object.fromEntries(headings.map(({ textContent }, at) => [textContent ?? '', cells[at] ?? '']));
}

/** Every field has a value of its own, so that no two can be exchanged. */
const listed = { country: '某地', countryCode: '999', peakCharge: '1.11', nonpeakCharge: '2.22', chargeDis: '3.33', videoIddCharge: '4.44' };

describe('IDD 00', () => {
  const path = '/api/iddplan/getIdd00PlansVOs';

  it('has each charge of a country below its own heading (IDD-01, IDD-02)', async () => {
    const table = await show(Idd00Page, path, [listed]);
    expect(rowOf(table, '某地')).toEqual({
      國家或地區: '某地',
      國家或地區代碼: '999',
      繁忙時段: '1.11',
      非繁忙時段: '2.22',
      儲值卡優惠收費: '3.33',
      視像通話: '4.44',
    });
  });

  it('charges other countries as the server says (IDD-04)', async () => {
    const others = { country: '其他國家', countryCode: '-', peakCharge: '9.91', nonpeakCharge: '9.92', chargeDis: '-', videoIddCharge: '0' };
    expect(rowOf(await show(Idd00Page, path, [listed, others]), '其他國家')).toMatchObject({ 繁忙時段: '9.91', 非繁忙時段: '9.92', 視像通話: '不提供' });
  });

  it('charges other countries 9.90 at any hour, without video, when the server does not list them (IDD-04)', async () => {
    expect(rowOf(await show(Idd00Page, path, [listed]), '其他國家')).toMatchObject({ 繁忙時段: '9.90', 非繁忙時段: '9.90', 視像通話: '不提供' });
  });
});

describe('IDD 060', () => {
  const path = '/api/iddplan/getIdd060PlansVOs';
  const row = { country: '某地', countryCode: '999', charge: '1.11', chargeCust: '2.22', chargeDis: '3.33' };

  it('has each charge of a country below its own heading (IDD-01, IDD-03)', async () => {
    expect(rowOf(await show(Idd060Page, path, [row]), '某地')).toEqual({
      國家或地區: '某地',
      國家或地區代碼: '999',
      標準收費: '1.11',
      月費客戶收費: '2.22',
      儲值卡優惠收費: '3.33',
    });
  });

  it('is not applicable to other countries when the server does not list them (IDD-05)', async () => {
    expect(rowOf(await show(Idd060Page, path, [row]), '其他國家')).toMatchObject({ 標準收費: '不適用', 月費客戶收費: '不適用', 儲值卡優惠收費: '不適用' });
  });
});
