// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pager, type PagerLabels, pageMarks } from './pager.tsx';

const labels: PagerLabels = {
  pager: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: (page) => `第 ${page} 頁`,
  input: '頁數',
  before: '第',
  after: (pages) => `頁，共 ${pages} 頁`,
};

function Example({ onChange, pages = 12 }: { onChange: (page: number) => void; pages?: number }) {
  const [page, setPage] = useState(2);
  return (
    <Pager
      labels={labels}
      page={page}
      pages={pages}
      onChange={(next) => {
        onChange(next);
        setPage(next);
      }}
    />
  );
}

const input = () => screen.getByRole('textbox', { name: '頁數' }) as HTMLInputElement;

describe('Pager', () => {
  afterEach(cleanup);

  it('opens the typed page on Enter, not before', async () => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.click(input());
    await user.keyboard('9');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
    expect(input().value).toBe('9');
  });

  it.each([
    ['99', 12],
    ['0', 1],
  ])('takes %s for the nearest page', async (typed, target) => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.clear(input());
    await user.type(input(), `${typed}{Enter}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(target);
  });

  it('accepts digits only; empty resets to the current page', async () => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.clear(input());
    await user.type(input(), 'x{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('2');
  });

  it('names its page buttons and marks the current one', async () => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    expect(screen.getByRole('button', { name: '第 2 頁' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: '第 3 頁' }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it('renders nothing for a single page', () => {
    render(<Example onChange={() => undefined} pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('pageMarks', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('page %i of %i', (page, pages, marks) => {
    expect(pageMarks(page, pages)).toEqual(marks);
  });
});
