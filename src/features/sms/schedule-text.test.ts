import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { SmsDetail } from '@/api/sms';
import { previewSchedule } from './schedule-text.ts';

const t = ((key: string) => key) as unknown as TFunction<'sms'>;
const weekly: SmsDetail = {
  localNum: 1,
  interNum: 0,
  receiveList: [{ mobileNo: '66123456', area: 'local' }],
  content: ['Hello'],
  type: 3,
  scheduleStartDate: '2026-11-01 00:00',
  scheduleEndDate: '2026-11-20 23:59',
  cycleDay: 4,
  cycleHourMinute: '09:30',
};

it('a preview whose last sending has passed is neither immediate nor charged', () => {
  expect(previewSchedule(t, 'en', weekly, Date.parse('2026-11-20T09:29:00+08:00'))).toMatchObject({ times: 1, when: 'time.cycle.4' });
  expect(previewSchedule(t, 'en', weekly, Date.parse('2026-11-20T09:31:00+08:00'))).toEqual({ times: 0, when: 'time.never', first: '–' });
});
