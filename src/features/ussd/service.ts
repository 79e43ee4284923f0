import type { Country, UssdGroup, UssdItem } from '@/api/ussd';

/** Pages of services as the contract numbers them (USSD-12). */
export const SERVICE_TYPES = { roaming: 1, calling: 2 } as const;
export type ServicePage = keyof typeof SERVICE_TYPES;

/** The dialog shows the failure of the countries where the choice would stand. */
export const COUNTRIES_QUERY = { meta: { ownErrors: true } } as const;

const ALERT = 6;
const LINK = 7;
const FORWARD = 10;

/** How the server calls the services that need an SMS code, in either language (decision B17). */
const CALL_FORWARDING = /call forwarding|來電轉駁/i;

/** What happens when a service is pressed (USSD-05, USSD-07). */
export type ServiceAction =
  | { type: 'alert' | 'link' | 'confirm' }
  /** A form that asks for the code, the forward-to number or both. */
  | { type: 'form'; needsCode: boolean; needsNumber: boolean };

/** Reads from `apiType` and the names of the groups what a service asks for. */
export function actionOf({ apiType, ussdGroup = '' }: UssdItem, groupName: string): ServiceAction {
  if (apiType === ALERT) return { type: 'alert' };
  if (apiType === LINK) return { type: 'link' };
  const needsCode = CALL_FORWARDING.test(ussdGroup) || CALL_FORWARDING.test(groupName);
  const needsNumber = apiType === FORWARD;
  return needsCode || needsNumber ? { type: 'form', needsCode, needsNumber } : { type: 'confirm' };
}

/** The service with this id and what it does; undefined when the server does not list it (any more). */
export function findService(groups: readonly UssdGroup[], id: string): { item: UssdItem; action: ServiceAction } | undefined {
  for (const { groupName, ussdDetails } of groups) {
    const item = ussdDetails.find((candidate) => candidate.id === id);
    if (item !== undefined) return { item, action: actionOf(item, groupName) };
  }
  return undefined;
}

/** Choices of a country: those that share a telephone code, such as +1, are one choice. */
export function countryChoices(countries: readonly Country[]): { value: string; label: string }[] {
  const names = new Map<string, string[]>();
  for (const { countryName, countryPhoneCode } of countries) names.set(countryPhoneCode, [...(names.get(countryPhoneCode) ?? []), countryName]);
  return [...names].map(([code, named]) => ({ value: code, label: `${named.join(' / ')} +${code}` }));
}
