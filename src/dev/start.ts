import { callObserver } from '@/api/client';
import { setStoredLanguage } from '@/session/language';
import { resetSteps } from '@/session/storage';
import { checkResponse, showRefusal } from './check-response.ts';
import { beginCall, endCall } from './scenario-panel/calls.ts';
import { takeState } from './scenario-panel/link.ts';
import { mock } from './scenario-panel/mock.ts';
import { attempt, update } from './scenario-panel/panel-state.ts';
import { logInAsNumber, logOut } from './scenario-panel/sign-in.ts';

/**
 * Starts the development tools before the site's first request. Applies the state in the page's URL and removes it from there; the panel shows any error.
 */
export async function startDevTools(): Promise<void> {
  callObserver.current = { begin: beginCall, end: endCall, check: checkResponse, refuse: showRefusal };
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
