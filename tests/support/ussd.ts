import type { UssdService, UssdServiceGroup } from '../../mock-server/seed/ussd.ts';
import { calling } from '../../mock-server/seed/ussd-calling.ts';
import { postpaidRoaming, prepaidRoaming } from '../../mock-server/seed/ussd-roaming.ts';
import type { CompleteLanguage } from '../../openapi/languages.ts';

/** A service of the mock by its id, with its group; the site shows their texts as they come. */
export function serviceOf(id: string): UssdService & { group: UssdServiceGroup } {
  for (const group of [...postpaidRoaming, ...prepaidRoaming, ...calling]) {
    const service = group.services.find((candidate) => candidate.id === id);
    if (service !== undefined) return { ...service, group };
  }
  throw new Error(`No service ${id} in mock-server/seed`);
}

const IDS = {
  roamingOn: '7101',
  roamingOff: '7102',
  isRoamingOn: '7103',
  tariffs: '7104',
  alertOn: '7121',
  record: '7124',
  forwardAll: '7201',
  stopAll: '7205',
  askForwards: '7206',
  missed: '7223',
  listen: '7224',
  resetPin: '7225',
} as const;

/** Names of the services that tests use. */
export const serviceNames = (language: CompleteLanguage) =>
  Object.fromEntries(Object.entries(IDS).map(([name, id]) => [name, serviceOf(id).name[language]])) as Record<keyof typeof IDS, string>;
