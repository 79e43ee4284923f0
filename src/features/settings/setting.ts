import { choiceParam } from '@/components/search-params';

/** Settings in the order of the stored `SetIndex` (SET-01, decision B06). */
export const SETTINGS = ['password', 'promotion', 'alert', 'volte'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Query string of the page: the setting whose change is open. */
export const SETTINGS_PARAMS = { view: choiceParam('setting', ['list', ...SETTINGS]) };

/** A prepaid card has neither a PIN nor a bill period whose data could be counted (ROLE-09). */
export function settingsOf(isPrepaid: boolean): readonly Setting[] {
  return isPrepaid ? ['promotion', 'volte'] : SETTINGS;
}
