/**
 * Alt+Shift+P, on a Mac Option+Shift+P. Taken by no browser and none of NVDA, JAWS, VoiceOver (Control+Option) and Orca; three keys, so that
 * typing does not meet it.
 */
export const SHORTCUT_KEYS = 'Alt+Shift+P';

/** The same as people of this machine call it. */
export const SHORTCUT = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌥⇧P' : SHORTCUT_KEYS;

/** Whether a key press is the shortcut. The key is told by its place: with Option a Mac types another letter. */
export function isShortcut({ code, altKey, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return code === 'KeyP' && altKey && shiftKey && !ctrlKey && !metaKey && !isComposing;
}
