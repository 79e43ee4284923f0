import type { Country, UssdGroup, UssdItem, UssdList } from '@/api/generated/ussd';
import { choiceParam } from '@/components/search-params';

/** `serviceType` of the contract (USSD-12). */
export const SERVICE_TYPES = { roaming: 1, calling: 2 } as const;
export type ServicePage = keyof typeof SERVICE_TYPES;

/** The dialog shows a failure in place of the country field. */
export const COUNTRIES_QUERY = { meta: { ownErrors: true } } as const;

const ALERT = 6;
const LINK = 7;
const FORWARD = 10;

/** Names of Call Forwarding, by which the specification knows it, in the languages of the contract (decision B17). */
const FORWARDING = /call forwarding|來電轉駁/i;

/** The groups with `needsCode` for every service: where the server leaves it out, those of Call Forwarding need a code (USSD-05, decision B17). */
export const withNeedsCode = ({ list }: UssdList): UssdList => ({
  list: list.map(({ groupName, ussdDetails }) => ({
    groupName,
    ussdDetails: ussdDetails.map((item) => ({ needsCode: FORWARDING.test(`${groupName} ${item.ussdGroup ?? ''}`), ...item })),
  })),
});

/** USSD-05, USSD-07. */
export type ServiceAction = { type: 'alert' | 'link' | 'confirm' } | { type: 'form'; needsCode: boolean; needsNumber: boolean };

/** Derives the action from `apiType` and `needsCode`, which {@link withNeedsCode} has completed. */
export function actionOf({ apiType, needsCode = false }: UssdItem): ServiceAction {
  if (apiType === ALERT) return { type: 'alert' };
  if (apiType === LINK) return { type: 'link' };
  const needsNumber = apiType === FORWARD;
  return needsCode || needsNumber ? { type: 'form', needsCode, needsNumber } : { type: 'confirm' };
}

/** Undefined if the server does not list the service. */
export function findService(groups: readonly UssdGroup[], id: string): { item: UssdItem; action: ServiceAction } | undefined {
  const item = groups.flatMap(({ ussdDetails }) => ussdDetails).find((candidate) => candidate.id === id);
  return item && { item, action: actionOf(item) };
}

/** Countries that share a calling code, such as +1, are one option. */
export function countryChoices(countries: readonly Country[]): { value: string; label: string }[] {
  const names = new Map<string, string[]>();
  for (const { countryName, countryPhoneCode } of countries) names.set(countryPhoneCode, [...(names.get(countryPhoneCode) ?? []), countryName]);
  return [...names].map(([code, named]) => ({ value: code, label: `${named.join(' / ')} +${code}` }));
}

/** Query string of the page: `linkedAs` of the service whose question opens. */
export const USSD_PARAMS = { question: choiceParam('question', ['none', 'dataRoaming']) };

/** A service that is turned on by one item of the contract and off by another; `ask` tells its state. */
export interface SwitchRow {
  name: string;
  on: UssdItem;
  off: UssdItem;
  ask?: UssdItem;
}

type Row = SwitchRow | { item: UssdItem };

/** The only item that is this part of the switch. */
function partOf(items: readonly UssdItem[], id: string, does: NonNullable<UssdItem['switch']>['does']): UssdItem | undefined {
  const parts = items.filter((item) => item.switch?.id === id && item.switch.does === does && actionOf(item).type === 'confirm');
  return parts.length === 1 ? parts[0] : undefined;
}

function switchOf(items: readonly UssdItem[], item: UssdItem): SwitchRow | undefined {
  if (item.switch === undefined) return undefined;
  const { id, name } = item.switch;
  const [on, off, ask] = [partOf(items, id, 'on'), partOf(items, id, 'off'), partOf(items, id, 'ask')];
  if (on === undefined || off === undefined) return undefined;
  // A question of the server's is shown before anything is sent.
  return { name, on, off, ...(ask && !ask.ussdMessage && { ask }) };
}

export const itemsOf = (row: Row): UssdItem[] => ('item' in row ? [row.item] : [row.on, row.off, ...(row.ask ? [row.ask] : [])]);

/** The items of a group of forwards that need a code only: they ask for its state or end all of it. None where one has a remark, which a row shows. */
export function forwardItems(items: readonly UssdItem[]): UssdItem[] {
  const kinds = items.map((item) => ({ item, action: actionOf(item) }));
  if (!kinds.some(({ action }) => action.type === 'form' && action.needsNumber)) return [];
  return kinds.filter(({ item, action }) => action.type === 'form' && !action.needsNumber && !item.remark).map(({ item }) => item);
}

/** The rows of a group: the items of a switch (decision B82) are one, in the place of the first; all others stay as they are. */
export function rowsOf(items: readonly UssdItem[]): Row[] {
  const shown = new Set<UssdItem>();
  return items.flatMap((item): Row[] => {
    if (shown.has(item)) return [];
    const found = switchOf(items, item);
    const row: Row = found && itemsOf(found).includes(item) ? found : { item };
    for (const part of itemsOf(row)) shown.add(part);
    return [row];
  });
}
