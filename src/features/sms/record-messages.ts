import type { SmsHistoryRow } from '@/api/sms';
import type { BadgeTone } from '@/ui/badge';

/** The rows of one message: a message to several recipients has a row for each. */
export interface RecordMessage {
  key: string;
  sendDate: string;
  text: string;
  recipients: { number: string; status: string; key: string }[];
}

/** Groups the rows of a page by message: the same text in the same minute. Order and rows stay. */
export function messagesOf(rows: readonly SmsHistoryRow[]): RecordMessage[] {
  const messages = new Map<string, RecordMessage>();
  for (const [index, { sendDate, data, receive, status }] of rows.entries()) {
    const key = `${sendDate} ${data}`;
    const message = messages.get(key) ?? { key, sendDate, text: data, recipients: [] };
    // Rows have no id, and one recipient may have got the same message twice in a minute.
    message.recipients.push({ number: receive, status, key: String(index) });
    messages.set(key, message);
  }
  return [...messages.values()];
}

/** The first that fits: 未能送達 and "Not delivered" hold the words for success, too. */
const TONES: readonly [BadgeTone, RegExp][] = [
  ['error', /未能|未送達|失敗|拒|無法|逾時|not |un(?:delivered|sent)|fail|reject|expired|error/i],
  ['info', /傳送中|發送中|處理中|等候|sending|pending|queued|progress/i],
  ['ok', /已發送|已送達|成功|sent|delivered/i],
];

/** Colour of a status, whose words are the server's (decision B72). */
export const toneOf = (status: string): BadgeTone => TONES.find(([, words]) => words.test(status))?.[0] ?? 'neutral';
