import type { Texts } from '../handler.ts';

interface Recipient {
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

/**
 * How a message is coded and cut into parts (decision B09, `SMS-08`, `SMS-09`). A separate implementation,
 * to check the site's against.
 */

const GSM_BASIC = new Set('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà');
/** Sent as an escape and a character, so each counts as two. */
const GSM_EXTENSION = new Set('\f^{}\\[~]|€');

const CHINESE = /\p{Script=Han}/u;

/** 0 when the message contains Chinese characters, else 1. */
export function codingOf(content: string): 0 | 1 {
  return CHINESE.test(content) ? 0 : 1;
}

function gsmLength(character: string): number {
  return GSM_EXTENSION.has(character) ? 2 : 1;
}

/**
 * The parts in which a message is sent and billed: one of up to 160 GSM characters, else parts of 153. As soon as one character is
 * outside the GSM alphabet, as every Chinese one is, the figures are 70 and 67 UTF-16 units. A character is never cut in two.
 */
export function partsOf(content: string): string[] {
  const characters = [...content];
  const gsm = characters.every((character) => GSM_BASIC.has(character) || GSM_EXTENSION.has(character));
  const lengthOf = gsm ? gsmLength : (character: string) => character.length;
  const [alone, each] = gsm ? [160, 153] : [70, 67];
  const total = characters.reduce((sum, character) => sum + lengthOf(character), 0);
  if (total <= alone) return [content];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of characters) {
    const length = lengthOf(character);
    if (used + length > each) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += length;
  }
  parts.push(part);
  return parts;
}
