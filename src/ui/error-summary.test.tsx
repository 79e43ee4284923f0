// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { field: 'salary', text: '要求薪金只可輸入數字' },
  { field: 'kind', text: '請選擇客戶類別' },
];

function Form({ attempt, failed = true }: { attempt: number; failed?: boolean }) {
  return (
    <form>
      <ErrorSummary title="請更正以下 2 項" errors={failed ? errors : []} attempt={attempt} />
      <TextField id="salary" label="要求薪金" hint="以澳門元計算" error={failed ? errors[0]?.text : undefined} />
      <RadioGroup id="kind" label="客戶類別" error={failed ? errors[1]?.text : undefined}>
        <Radio name="kind" title="網絡客戶" />
        <Radio name="kind" title="非客戶" />
      </RadioGroup>
    </form>
  );
}

describe('ErrorSummary', () => {
  afterEach(cleanup);

  it('renders nothing without errors; takes the focus when it appears and on the next attempt', () => {
    const { rerender } = render(<Form attempt={0} failed={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Form attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    screen.getByRole('textbox').focus();
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('links to each field, in a group to its first input', async () => {
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: '要求薪金只可輸入數字' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '要求薪金' }));
    await userEvent.click(screen.getByRole('link', { name: '請選擇客戶類別' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '網絡客戶' }));
  });

  it('repeats the error of the field, which is invalid and described by hint and error', () => {
    render(<Form attempt={1} />);
    const field = screen.getByRole('textbox', { name: '要求薪金' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const texts = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['以澳門元計算', '要求薪金只可輸入數字']);
  });
});
