// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

const show = (current: number) =>
  render(
    <Stepper
      label="申請步驟"
      steps={['選擇服務', '計劃', '條款', '完成']}
      current={current}
      position={(step, count) => `第 ${step} 步，共 ${count} 步`}
      doneLabel="已完成"
    />,
  );

describe('Stepper', () => {
  afterEach(cleanup);

  it('names every step, marks the current one and announces completed ones', () => {
    show(1);
    const steps = screen.getAllByRole('listitem');
    expect(screen.getByRole('list', { name: '申請步驟' })).toBeTruthy();
    expect(steps.map((step) => step.querySelector(':scope > :not([aria-hidden])')?.textContent)).toEqual(['選擇服務 已完成', '計劃', '條款', '完成']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(screen.getByText('第 2 步，共 4 步')).toBeTruthy();
  });

  it('stays at the last step when all are completed', () => {
    show(4);
    expect(screen.getByText('第 4 步，共 4 步')).toBeTruthy();
    expect(screen.getAllByText('已完成', { exact: false })).toHaveLength(4);
  });
});
