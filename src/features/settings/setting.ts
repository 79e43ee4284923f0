/** The sub-tabs in the order in which `SetIndex` counts them (SET-01, decision B06). */
export const SETTINGS = ['password', 'promotion', 'alert', 'volte'] as const;
export type Setting = (typeof SETTINGS)[number];

/** The sub-tab of a remembered index; the first one for anything else. */
export function settingAt(index: string | undefined): Setting {
  return SETTINGS[Number(index)] ?? SETTINGS[0];
}
