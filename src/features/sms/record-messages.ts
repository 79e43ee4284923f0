import type { SmsHistoryRow } from '@/api/generated/sms';
import type { BadgeTone } from '@/ui/badge';

/** The rows of one message: a message to several recipients has a row for each. */
export interface RecordMessage {
  key: string;
  sendDate: string;
  text: string;
  recipients: { number: string; status: string; tone: BadgeTone; key: string }[];
}

/** Colour of a status (decision B72). */
const TONES: Readonly<Record<string, BadgeTone>> = { sent: 'ok', sending: 'info', failed: 'error' };

/** Groups the rows of a page by message: the same text in the same minute. Order and rows stay. */
export function messagesOf(rows: readonly SmsHistoryRow[]): RecordMessage[] {
  const messages = new Map<string, RecordMessage>();
  for (const [index, { sendDate, data, receive, status, state }] of rows.entries()) {
    const key = `${sendDate} ${data}`;
    const message = messages.get(key) ?? { key, sendDate, text: data, recipients: [] };
    // Rows have no id, and one recipient may have got the same message twice in a minute.
    message.recipients.push({ number: receive, status, tone: TONES[state ?? ''] ?? 'neutral', key: String(index) });
    messages.set(key, message);
  }
  return [...messages.values()];
}
