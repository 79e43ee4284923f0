import type { UssdService } from '../../mock-server/seed/ussd.ts';
import { calling } from '../../mock-server/seed/ussd-calling.ts';
import { postpaidRoaming, prepaidRoaming } from '../../mock-server/seed/ussd-roaming.ts';

/** A service of the mock by its id; the site shows its texts as they come. */
export function serviceOf(id: string): UssdService {
  const found = [...postpaidRoaming, ...prepaidRoaming, ...calling].flatMap(({ services }) => services).find((service) => service.id === id);
  if (found === undefined) throw new Error(`No service ${id} in mock-server/seed`);
  return found;
}
