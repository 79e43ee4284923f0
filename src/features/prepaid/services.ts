import type { UssdGroup, UssdItem } from '@/api/ussd';

const ALERT = 6;
/** An alert, a link or a number to forward to: pressing it answers nothing (USSD-05). */
const NO_QUERY = new Set([ALERT, 7, 10]);
const BALANCE = /^(?:查.{0,4})?餘額|^(?:check |your )?balance\b/i;
const TOP_UP = /增值|top[ -]?up/i;

const find = (groups: readonly UssdGroup[], match: (item: UssdItem) => boolean): UssdItem | undefined =>
  groups.flatMap(({ ussdDetails }) => ussdDetails).find(match);

/** The service that answers with the balance: no other operation does (decision B77). */
export const balanceService = (groups: readonly UssdGroup[]): UssdItem | undefined =>
  find(groups, ({ apiType, ussdItemName }) => !NO_QUERY.has(apiType) && BALANCE.test(ussdItemName));

/** The service whose text says how to top up. */
export const topUpService = (groups: readonly UssdGroup[]): UssdItem | undefined =>
  find(groups, ({ apiType, ussdItemName, ussdContent }) => apiType === ALERT && TOP_UP.test(ussdItemName) && Boolean(ussdContent));
