/** Name of the event that tells of an error which an error boundary has caught; the reporting, where it is on, listens for it. */
export const CAUGHT_ERROR = 'caughterror';

/** Tells of an error that did not get out, because something else is shown in its place. */
export function reportError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(CAUGHT_ERROR, { detail: error }));
}
