import { describe, expect, it } from 'vitest';
import type { SmsHistoryRow } from '@/api/generated/sms';
import { messagesOf } from './record-panel.tsx';

const row = (receive: string, sendDate: string, data: string, status = 'Sent') => ({ receive, sendDate, data, status });

describe('record by message', () => {
  it('joins the rows of a message and keeps every row', () => {
    const messages = messagesOf([
      row('66123456', '2026-11-20 14:05', 'Order ready'),
      row('66980021', '2026-11-20 14:05', 'Author talk'),
      row('62358890', '2026-11-20 14:05', 'Order ready', 'Not delivered'),
      row('66123456', '2026-11-20 14:04', 'Order ready'),
    ]);
    expect(messages.map(({ text, recipients }) => [text, ...recipients.map(({ number }) => number)])).toEqual([
      ['Order ready', '66123456', '62358890'],
      ['Author talk', '66980021'],
      ['Order ready', '66123456'],
    ]);
    expect(messages[0]).toMatchObject({ key: '2026-11-20 14:05 Order ready', sendDate: '2026-11-20 14:05', recipients: [{ key: '0' }, { key: '2' }] });
    expect(messages[0]?.recipients[1]?.status).toBe('Not delivered');
    expect(messagesOf([])).toEqual([]);
  });

  it('takes the colour of a status from its state, never from its words', () => {
    const tones = (...states: (SmsHistoryRow['state'] | undefined)[]) =>
      states.map((state) => messagesOf([{ ...row('66123456', '2026-11-20 14:05', 'Hi', 'Not delivered'), ...(state && { state }) }])[0]?.recipients[0]?.tone);
    expect(tones('sent', 'sending', 'failed')).toEqual(['ok', 'info', 'error']);
    expect(tones(undefined, 'bounced' as 'failed')).toEqual(['neutral', 'neutral']);
  });
});
