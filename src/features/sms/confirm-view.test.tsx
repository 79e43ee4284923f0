// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SmsPreview } from '@/api/generated/sms';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { ConfirmView } from './confirm-view.tsx';

setUpLanguage('en', 'sms');

/** No field agrees with another one, or with what the site would count itself: the view can only have read it where the contract says it. */
const preview = (smsDetail: Partial<SmsPreview['smsDetail']> = {}): SmsPreview => ({
  form: { coding: 0, content: 'What was typed', type: 1, mobileList: ['66123456'] },
  mobileNo: '66990077',
  smsDetail: {
    localNum: 7,
    interNum: 3,
    receiveList: [
      { mobileNo: '66123456', area: 'international' },
      { mobileNo: '+85291234567', area: 'local' },
    ],
    type: 1,
    content: ['First part', 'Second part', 'Third part', 'Fourth part'],
    ...smsDetail,
  },
});

function show(shown: SmsPreview) {
  const { container } = renderApp(<ConfirmView preview={shown} sending={false} failure={undefined} onCancel={() => {}} onSend={() => {}} />);
  const facts = [...container.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const rows = within(screen.getByRole('table', { name: 'Recipients' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  const parts = within(screen.getByRole('region', { name: 'Message' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  return { facts: Object.fromEntries(facts), rows, parts };
}

describe('confirm screen', () => {
  it('SMS-16, SMS-30: shows payment, counts, tariff, recipients and parts as the preview has them', () => {
    const { facts, rows, parts } = show(preview());
    expect(facts).toEqual({
      // (7 × 0.25 + 3 × 1.00) × 4 parts
      Charge: 'MOP$19.00',
      'Payment method': 'On the bill of 6699 0077',
      Local: '7 numbers, MOP$0.25 a part',
      International: '3 numbers, MOP$1.00 a part',
    });
    // On a phone a cell has its head in front of it.
    expect(rows).toEqual([
      ['Number', 'Time', 'Area'],
      ['Number6612 3456', 'TimeNow', 'AreaInternational'],
      ['Number+852 9123 4567', 'TimeNow', 'AreaLocal'],
    ]);
    expect(parts).toEqual(['Part 1 of 4First part', 'Part 2 of 4Second part', 'Part 3 of 4Third part', 'Part 4 of 4Fourth part']);
  });

  it('SMS-30: shows the time of a delayed message as the preview has it', () => {
    const { rows } = show(preview({ type: 2, scheduleDate: '2031-03-04 05:06' }));
    expect(screen.getByRole('heading', { name: /Once, on 4 March 2031 at 05:06$/ })).toBeDefined();
    expect(rows[1]?.[1]).toMatch(/4 March.*05:06/);
  });

  it('SMS-07, SMS-30: shows day, time and end of a cyclic message as the preview has them, and the charge of all sendings', () => {
    const cycle = { type: 3, scheduleStartDate: '2031-03-01 00:00', scheduleEndDate: '2031-03-31 23:59', cycleHourMinute: '07:08' } as const;
    for (const [cycleDay, day, times, first] of [
      [-1, 'day', 31, '1 March'],
      [0, 'Monday', 5, '3 March'],
      [1, 'Tuesday', 4, '4 March'],
      [2, 'Wednesday', 4, '5 March'],
      [3, 'Thursday', 4, '6 March'],
      [4, 'Friday', 4, '7 March'],
      [5, 'Saturday', 5, '1 March'],
      [6, 'Sunday', 5, '2 March'],
    ] as const) {
      const { facts, rows } = show(preview({ ...cycle, cycleDay }));
      expect(screen.getByRole('heading', { name: new RegExp(`Every ${day} at 07:08 until 31 March 2031, ${times} times$`) })).toBeDefined();
      expect(facts['Estimated total'], day).toBe(`MOP$${19 * times}.00`);
      expect(facts['Charge each time']).toBe('MOP$19.00');
      expect(rows[1]?.[1], day).toMatch(new RegExp(`${first}.*07:08`));
      cleanup();
    }
  });
});
