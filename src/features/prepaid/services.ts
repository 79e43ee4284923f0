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
