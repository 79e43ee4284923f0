import type { UssdGroup, UssdItem } from '@/api/ussd';

const ALERT = 6;
/** An alert, a link or a number to forward to: pressing it answers nothing (USSD-05). */
const NO_QUERY = new Set([ALERT, 7, 10]);
const BALANCE = /^(?:查.{0,4})?餘額|^(?:check |your )?balance\b/i;
/** Changes something, whatever the name begins with. */
const CHANGE = /轉|贈|預支|借|transfer|share|sharing|gift|advance|loan/i;
const TOP_UP = /增值|top[ -]?up/i;

const find = (groups: readonly UssdGroup[], match: (item: UssdItem) => boolean): UssdItem | undefined =>
  groups.flatMap(({ ussdDetails }) => ussdDetails).find(match);

/** The service that answers with the balance: no other operation does (decision B77). One with a question of the server's is confirmed, so it is none. */
export const balanceService = (groups: readonly UssdGroup[]): UssdItem | undefined =>
  find(groups, ({ apiType, ussdItemName, ussdMessage }) => !NO_QUERY.has(apiType) && !ussdMessage && BALANCE.test(ussdItemName) && !CHANGE.test(ussdItemName));

/** The service whose text says how to top up. */
export const topUpService = (groups: readonly UssdGroup[]): UssdItem | undefined =>
  find(groups, ({ apiType, ussdItemName, ussdContent }) => apiType === ALERT && TOP_UP.test(ussdItemName) && Boolean(ussdContent));
