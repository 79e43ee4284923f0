/** Settings in the order of the stored `SetIndex` (SET-01, decision B06). */
export const SETTINGS = ['password', 'promotion', 'alert', 'volte'] as const;
export type Setting = (typeof SETTINGS)[number];

/** The first setting for an invalid index. */
export function settingAt(index: string | undefined): Setting {
  return SETTINGS[Number(index)] ?? SETTINGS[0];
}

/** A prepaid card has neither a PIN nor a bill period whose data could be counted (ROLE-09). */
export function settingsOf(isPrepaid: boolean): readonly Setting[] {
  return isPrepaid ? ['promotion', 'volte'] : SETTINGS;
}
