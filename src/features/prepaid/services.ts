import { money } from '#operator';
import type { UssdGroup, UssdItem } from '@/api/generated/ussd';

const ALERT = 6;
/** An alert, a link or a number to forward to: pressing it answers nothing (USSD-05). */
const NO_QUERY = new Set([ALERT, 7, 10]);

const find = (groups: readonly UssdGroup[], about: NonNullable<UssdItem['about']>): UssdItem | undefined =>
  groups.flatMap(({ ussdDetails }) => ussdDetails).find((item) => item.about === about);

/** The service that answers with the balance: no other operation does (decision B77). One with a code or a question of the server's is none that can just be asked. */
export function balanceService(groups: readonly UssdGroup[]): UssdItem | undefined {
  const item = find(groups, 'balance');
  return item === undefined || NO_QUERY.has(item.apiType) || item.needsCode || item.ussdMessage ? undefined : item;
}

/** The service whose text says how to top up. */
export function topUpService(groups: readonly UssdGroup[]): UssdItem | undefined {
  const item = find(groups, 'topUp');
  return item?.apiType === ALERT && item.ussdContent ? item : undefined;
}

/** The first amount of the answer, without sign and separators; undefined where it names none. */
export function amountIn(answer: string): string | undefined {
  const at = answer.indexOf(money.sign);
  return at < 0 ? undefined : /^[\d,]+(?:\.\d{1,2})?/.exec(answer.slice(at + money.sign.length))?.[0].replaceAll(',', '');
}

/** The answer without the clause of its amount, which is shown large, one sentence without its full stop; the whole answer where more stands before it. */
export function withoutAmount(answer: string): string {
  const [, before = '', rest = ''] = /^(.*?)[\d,]*\d(?:\.\d{1,2})?[，。,.]?\s*(.*)$/su.exec(answer) ?? [];
  return before.endsWith(money.sign) && !/[，。,.]/u.test(before) ? rest.replace(/^([^。.]*)[。.]$/u, '$1') : answer;
}

/** Such as `*1118*PIN#`. */
const CODE = /(\*\d{2,6}\*)[^\s*#\d]{1,12}#/;

/** The text with its code in one piece: a line may break before and after each Chinese character. */
export const withWholeCode = (text: string): string => text.replace(CODE, (code) => code.replace(/(?=\p{Script=Han})|(?<=\p{Script=Han})/gu, '\u2060'));

/** What a text about top-ups tells to dial before and after the digits of a voucher; undefined where it tells another way. */
export function voucherCode(text: string) {
  const [, before] = CODE.exec(text) ?? [];
  return before === undefined ? undefined : { before, after: '#' };
}
