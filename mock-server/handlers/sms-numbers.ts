import type { Texts } from '../handler.ts';

export interface Recipient {
  mobileNo: string;
  area: 'local' | 'international';
}

/** Mobile numbers start with 6, residential and office numbers with 2 or 8. */
const MACAU_NUMBER = /^[268]\d{7}$/;
const INTERNATIONAL = /^(?:\+|00)(\d+)$/;

/** Normalises the two spellings of an international number. */
function plain(number: string): string {
  const digits = INTERNATIONAL.exec(number)?.[1];
  if (digits === undefined) return number;
  return digits.startsWith('853') ? digits.slice(3) : `+${digits}`;
}

/**
 * Unique recipients of a list of numbers (`SmsNumber` of the contract), or an error that names the first impossible number.
 */
export function recipientsOf(numbers: readonly string[]): { recipients: Recipient[] } | { error: Texts } {
  const recipients = new Map<string, Recipient>();
  for (const mobileNo of numbers) {
    const number = plain(mobileNo);
    const international = number.startsWith('+');
    // No country code starts with 0.
    if (international ? number.startsWith('+0') : !MACAU_NUMBER.test(number)) {
      return {
        error: { cn: `號碼 ${mobileNo} 不能接收短訊，請更正後再試。`, en: `The number ${mobileNo} cannot receive SMS. Correct it and try again.` },
      };
    }
    if (!recipients.has(number)) recipients.set(number, { mobileNo, area: international ? 'international' : 'local' });
  }
  return { recipients: [...recipients.values()] };
}
