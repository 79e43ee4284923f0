/**
 * Alt+Shift+P, on a Mac Option+Shift+P. Not used by browsers, NVDA, JAWS, VoiceOver (Control+Option) or Orca; three keys, to avoid accidental
 * presses.
 */
export const SHORTCUT_KEYS = 'Alt+Shift+P';

/** Label on this platform. */
export const SHORTCUT = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌥⇧P' : SHORTCUT_KEYS;

/** Whether a key press is the shortcut. By key position: with Option a Mac types another letter. */
export function isShortcut({ code, altKey, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return code === 'KeyP' && altKey && shiftKey && !ctrlKey && !metaKey && !isComposing;
}
