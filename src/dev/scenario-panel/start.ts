import { setStoredLanguage } from '@/session/language';
import { resetSteps, writeStored } from '@/session/storage';
import { type Steps, takeState } from './link.ts';
import { mock } from './mock.ts';
import { attempt, update } from './panel-state.ts';
import { logInAsNumber, logOut } from './sign-in.ts';

/**
 * Brings about the state that the address asks for, before the site's first request, and takes it out of the address. What cannot be done is
 * said in the panel.
 */
export async function applyLink(): Promise<void> {
  const { address, state } = takeState(window.location.href);
  if (state === undefined) return;
  window.history.replaceState(window.history.state, '', address);
  setStoredLanguage(state.language);
  resetSteps();
  for (const [key, value] of Object.entries(state.steps)) writeStored(key as keyof Steps, value);
  const { persona } = state;
  await attempt(async () => {
    await mock.replace(state.scenarios);
    await (persona === null ? logOut() : logInAsNumber(persona));
    update({ done: 'The state of the link is set.' });
  });
}
