// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { usePlanCategories } from '@/api/generated/plans';
import common from '@/i18n/locales/cn/common.json';
import { respond, succeed } from '../../tests/support/answers.ts';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { QueryState } from './query-state';

const example = parse(readFileSync('openapi/plans/examples.yaml', 'utf8')).planCategories.cn.value;

setUpLanguage('cn');

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

function Search() {
  const query = usePlanCategories();
  const field = <input aria-label="search" placeholder={query.data?.[0]?.name ?? 'loading'} />;
  return (
    <QueryState query={query} skeleton={field}>
      {() => field}
    </QueryState>
  );
}

const failures = vi.fn();
const show = () => renderApp(<Categories />, failures);

describe('QueryState', () => {
  it('shows the skeleton first, then the response of the contract’s example', async () => {
    respond('planCategories', example);
    show();
    expect(screen.getByText('skeleton')).toBeTruthy();
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['5G 計劃', '多人共享', '學生及青年']);
  });

  it('keeps what was typed into a field that the skeleton has, too', async () => {
    respond('planCategories', example);
    renderApp(<Search />, failures);
    await userEvent.type(screen.getByPlaceholderText('loading'), '5G');
    expect(((await screen.findByPlaceholderText('5G 計劃')) as HTMLInputElement).value).toBe('5G');
  });

  it('shows the longest response that the contract allows', async () => {
    const data = Array.from({ length: 30 }, (_unused, index) => ({ id: `long-${index}`, name: '寬'.repeat(60) }));
    succeed('planCategories', data);
    show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(30);
  });

  it('shows the empty state', async () => {
    succeed('planCategories', []);
    show();
    expect(await screen.findByText('nothing')).toBeTruthy();
  });

  it('shows a panel after a failure, notifies the listener once, and retries', async () => {
    failures.mockClear();
    respond('planCategories', { status: '-1', message: '系統繁忙' });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(common.failure.panelTitle);
    expect(failures).toHaveBeenCalledOnce();
    respond('planCategories', example);
    await userEvent.click(screen.getByRole('button', { name: common.failure.retry }));
    expect(await screen.findByText('5G 計劃')).toBeTruthy();
  });

  it('does not blame the connection for a failure of the server', async () => {
    respond('planCategories', {}, 500);
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('我們的系統發生故障');
  });

  it('treats an unknown status as empty, without a message (ERR-07)', async () => {
    respond('planCategories', { status: '7' });
    show();
    expect(await screen.findByText('nothing')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
