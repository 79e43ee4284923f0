// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { FileField } from './file-field.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

describe('fields', () => {
  afterEach(cleanup);

  it('a code field accepts a pasted "123 456" as digits, in one input with autofill', async () => {
    const onChange = vi.fn();
    render(<CodeField label="驗證碼" onChange={(event) => onChange(event.target.value)} />);
    const field = screen.getByRole('textbox', { name: '驗證碼' });
    await userEvent.click(field);
    await userEvent.paste('123 456');
    expect(onChange).toHaveBeenLastCalledWith('123456');
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode'), field.getAttribute('type')]).toEqual(['one-time-code', 'numeric', 'text']);
  });

  it('a button shows and hides a password, which is hidden again on submit', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TextField label="密碼" reveal={{ show: '顯示', hide: '隱藏', showLabel: '顯示密碼', hideLabel: '隱藏密碼' }} />
      </form>,
    );
    const field = screen.getByLabelText('密碼') as HTMLInputElement;
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '顯示密碼' }));
    expect(field.type).toBe('text');
    fireEvent.submit(field.form as HTMLFormElement);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field.type).toBe('password');
    expect(screen.getByRole('button', { name: '顯示密碼' })).toBeTruthy();
  });

  it('a switch has its label as name and its state as description', async () => {
    const onChange = vi.fn();
    render(<Switch id="calls" label="推廣來電" state="已拒收" checked onChange={onChange} />);
    const control = screen.getByRole('switch', { name: '推廣來電' });
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('已拒收');
    await userEvent.click(screen.getByText('推廣來電'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('a busy button keeps size and focus, but ignores clicks', async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button busyLabel="處理中" onClick={onClick}>
        登入
      </Button>,
    );
    screen.getByRole('button', { name: '登入' }).focus();
    rerender(
      <Button busy busyLabel="處理中" onClick={onClick}>
        登入
      </Button>,
    );
    const button = screen.getByRole('button', { name: '處理中' });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('a file field passes on the file and shows the progress', async () => {
    const onChoose = vi.fn();
    const labels = { choose: '選擇檔案', replace: '更換', remove: '移除檔案', progress: '上載進度' };
    const { rerender } = render(<FileField label="履歷" labels={labels} onChoose={onChoose} />);
    const file = new File(['%PDF'], '履歷.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('履歷'), file);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
    rerender(<FileField label="履歷" labels={labels} onChoose={onChoose} file={{ name: '履歷.pdf', text: '1.1 MB', progress: 0.62 }} />);
    expect(screen.getByRole('progressbar', { name: '上載進度' }).getAttribute('aria-valuenow')).toBe('62');
    expect(screen.getByText('62%')).toBeTruthy();
  });
});
