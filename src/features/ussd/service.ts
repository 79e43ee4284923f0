import type { Country, UssdGroup, UssdItem, UssdList } from '@/api/generated/ussd';

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
