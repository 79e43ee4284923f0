// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { I18nextProvider } from 'react-i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { usePlanCategories } from '@/api/generated/plans';
import { createQueryClient } from '@/api/query-client';
import { i18n, initMessages } from '@/i18n/i18n';
import common from '@/i18n/locales/cn/common.json';
import { QueryState } from './query-state';

const PATH = '/api/planSection/getCategorySelectList';
const example = parse(readFileSync('openapi/plans/examples.yaml', 'utf8')).planCategories.cn.value;
const respondWith = (body: object) => http.get(`*${PATH}`, () => HttpResponse.json(body));

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await initMessages();
});
afterEach(() => {
  server.resetHandlers();
  cleanup();
});
afterAll(() => server.close());

function Categories() {
  const query = usePlanCategories();
  return (
    <QueryState query={query} skeleton={<p>skeleton</p>} empty={<p>nothing</p>} isEmpty={(rows) => rows.length === 0}>
      {(rows) => (
        <ul>
          {rows.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

const failures = vi.fn();
const show = () =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(failures)}>
        <Categories />
      </QueryClientProvider>
    </I18nextProvider>,
  );

describe('QueryState', () => {
  it('shows the skeleton first, then the response of the contract’s example', async () => {
    server.use(respondWith(example));
    show();
    expect(screen.getByText('skeleton')).toBeTruthy();
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['5G 計劃', '多人共享', '學生及青年']);
  });

  it('shows the longest response that the contract allows', async () => {
    const data = Array.from({ length: 30 }, (_unused, index) => ({ id: `long-${index}`, name: '寬'.repeat(60) }));
    server.use(respondWith({ status: '0', data }));
    show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(30);
  });

  it('shows the empty state', async () => {
    server.use(respondWith({ status: '0', data: [] }));
    show();
    expect(await screen.findByText('nothing')).toBeTruthy();
  });

  it('shows a panel after a failure, notifies the listener once, and retries', async () => {
    failures.mockClear();
    server.use(respondWith({ status: '-1', message: '系統繁忙' }));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(common.failure.panelTitle);
    expect(failures).toHaveBeenCalledOnce();
    server.use(respondWith(example));
    await userEvent.click(screen.getByRole('button', { name: common.failure.retry }));
    expect(await screen.findByText('5G 計劃')).toBeTruthy();
  });

  it('does not blame the connection for a failure of the server', async () => {
    server.use(http.get(`*${PATH}`, () => HttpResponse.json({}, { status: 500 })));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('我們的系統發生故障');
  });

  it('treats an unknown status as empty, without a message (ERR-07)', async () => {
    server.use(respondWith({ status: '7' }));
    show();
    expect(await screen.findByText('nothing')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
