/** Sub-tabs in the order of the stored `SetIndex` (SET-01, decision B06). */
export const SETTINGS = ['password', 'promotion', 'alert', 'volte'] as const;
export type Setting = (typeof SETTINGS)[number];

/** The first sub-tab for an invalid index. */
export function settingAt(index: string | undefined): Setting {
  return SETTINGS[Number(index)] ?? SETTINGS[0];
}
