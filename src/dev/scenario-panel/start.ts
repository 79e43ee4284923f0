import { setStoredLanguage } from '@/session/language';
import { resetSteps } from '@/session/storage';
import { takeState } from './link.ts';
import { mock } from './mock.ts';
import { attempt, update } from './panel-state.ts';
import { logInAsNumber, logOut } from './sign-in.ts';

/**
 * Applies the state in the page's URL before the site's first request and removes it from the URL. The panel shows any error.
 */
export async function applyLink(): Promise<void> {
  const { href, state } = takeState(window.location.href);
  if (state === undefined) return;
  window.history.replaceState(window.history.state, '', href);
  setStoredLanguage(state.language);
  resetSteps();
  const { persona } = state;
  await attempt(async () => {
    await mock.replace(state.scenarios);
    await (persona === null ? logOut() : logInAsNumber(persona));
    update({ done: 'The state of the link is set.' });
  });
}
