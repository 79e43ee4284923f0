/** Event on `window` for errors that an error boundary has caught; src/app/reporting.ts listens to it. */
export const CAUGHT_ERROR = 'caughterror';

export function reportError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(CAUGHT_ERROR, { detail: error }));
}
