// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../lib/toasts.ts';
import { ToastRegion } from './toast.tsx';

const gone = vi.fn();

function Example({ first }: { first: readonly Toast[] }) {
  const [messages, setMessages] = useState(first);
  return (
    <ToastRegion
      messages={messages}
      duration={3000}
      label="通知"
      closeLabel="關閉"
      onDismiss={(id) => {
        gone(id);
        setMessages((now) => now.filter((message) => message.id !== id));
      }}
    />
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const busy: Toast = { id: '7', kind: 'error', text: '系統繁忙，請稍後再試' };

describe('ToastRegion', () => {
  beforeEach(() => {
    gone.mockClear();
    vi.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows errors as alerts and anything else as a status, in a named region', async () => {
    render(<Example first={[busy, { id: '8', kind: 'success', title: '成功', text: '已儲存群組' }]} />);
    await wait(50);
    expect(screen.getByRole('region', { name: '通知' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('系統繁忙，請稍後再試');
    expect(screen.getByRole('status').textContent).toContain('已儲存群組');
  });

  it('pauses under the pointer and continues afterwards', async () => {
    render(<Example first={[busy]} />);
    await wait(1000);
    fireEvent.mouseEnter(screen.getByRole('region', { name: '通知' }));
    await wait(10_000);
    expect(screen.queryByRole('alert')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole('region', { name: '通知' }));
    await wait(2600);
    expect(gone).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('pauses while it has the focus, which its button gives back', async () => {
    render(
      <>
        <input aria-label="電話" />
        <Example first={[busy]} />
      </>,
    );
    await wait(50);
    const field = screen.getByRole('textbox', { name: '電話' });
    act(() => field.focus());
    act(() => screen.getByRole('button', { name: '關閉' }).focus());
    await wait(10_000);
    expect(gone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '關閉' }));
    expect(gone).toHaveBeenCalledExactlyOnceWith('7');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes each of several at its own time, the newest of which is the first', async () => {
    const { rerender } = render(<ToastRegion messages={[busy]} duration={3000} label="通知" closeLabel="關閉" onDismiss={gone} />);
    await wait(1000);
    const saved: Toast = { id: '8', kind: 'success', text: '已儲存群組' };
    rerender(<ToastRegion messages={[busy, saved]} duration={3000} label="通知" closeLabel="關閉" onDismiss={gone} />);
    expect([...screen.getByRole('region', { name: '通知' }).children].map(({ role }) => role)).toEqual(['status', 'alert']);
    await wait(1999);
    expect(gone).not.toHaveBeenCalled();
    await wait(1);
    expect(gone).toHaveBeenCalledExactlyOnceWith('7');
    rerender(<ToastRegion messages={[saved]} duration={3000} label="通知" closeLabel="關閉" onDismiss={gone} />);
    await wait(1000);
    expect(gone).toHaveBeenLastCalledWith('8');
  });
});
