// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Example({ onClose, dismissible }: { onClose?: () => void; dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        選用群組
      </button>
      <Dialog open={open} onClose={close} title="群組" closeLabel="關閉" dismissible={dismissible}>
        <input aria-label="名稱" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  afterEach(cleanup);

  it('is unmounted while closed and focuses its title on opening', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Example />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '選用群組' }));
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: '群組' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '群組' }));
  });

  it.each(['Escape', 'the close button'])('closes with %s and returns the focus', async (way) => {
    const onClose = vi.fn();
    render(<Example onClose={onClose} />);
    const opener = screen.getByRole('button', { name: '選用群組' });
    const user = userEvent.setup();
    await user.click(opener);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: '關閉' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(opener);
  });

  it('stays open when not dismissible', async () => {
    render(<Example dismissible={false} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '選用群組' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes for a press on the backdrop, not for one that starts inside', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '選用群組' }));
    const dialog = screen.getByRole('dialog');
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
    fireEvent.mouseDown(dialog, { clientX: 200, clientY: 200 });
    fireEvent.mouseUp(dialog, { clientX: 10, clientY: 10 });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.mouseDown(dialog, { clientX: 10, clientY: 10 });
    fireEvent.mouseUp(dialog, { clientX: 12, clientY: 10 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('AlertDialog', () => {
  afterEach(cleanup);

  it('focuses the safe choice, which Escape triggers', async () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(
      <AlertDialog open destructive title="刪除 2 則預定短訊？" cancelLabel="保留" confirmLabel="刪除預定" onCancel={onCancel} onConfirm={onConfirm}>
        刪除後不能還原。
      </AlertDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: '刪除 2 則預定短訊？' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('刪除後不能還原。');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '保留' }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
