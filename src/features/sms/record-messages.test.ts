import { describe, expect, it } from 'vitest';
import { messagesOf, toneOf } from './record-messages.ts';

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

  it('colours failures in both languages, and no word that it does not know', () => {
    expect(['未能送達', '發送失敗', 'Not delivered', 'Undelivered', 'Failed'].map(toneOf)).toEqual(Array(5).fill('error'));
    const failed = ['未送達', '失敗', '拒收', '無法傳送', '逾時', 'Could not send', 'unsent', 'FAILED', 'Rejected', 'Expired', 'Error 5'];
    expect(failed.map(toneOf)).toEqual(failed.map(() => 'error'));
    const open = ['發送中', '處理中', '等候', 'Pending', 'Queued', 'In progress'];
    expect(open.map(toneOf)).toEqual(open.map(() => 'info'));
    expect(toneOf('成功')).toBe('ok');
    expect(['傳送中', 'Sending'].map(toneOf)).toEqual(['info', 'info']);
    expect(['已發送', 'Sent', '已送達', 'Delivered'].map(toneOf)).toEqual(Array(4).fill('ok'));
    expect(toneOf('第 3 類')).toBe('neutral');
  });
});
