import { useSyncExternalStore } from 'react';
import { useSession } from '@/session/session';
import { mock, type Persona } from './mock.ts';
import css from './panel.module.css';
import { attempt, panelState } from './panel-state.ts';
import { logInAs, logOut } from './sign-in.ts';

/** Discards everything read or typed for another customer. The panel stays open. */
const reload = () => window.location.reload();

export function CustomerSection() {
  const { personas, smsCode } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const session = useSession();
  const number = session.state === 'in' ? session.mobileNo : undefined;
  const current = personas.find(({ mobileNo }) => mobileNo === number);
  const act = async (action: () => Promise<unknown>) => {
    if (await attempt(action)) reload();
  };
  const resetSandbox = () =>
    act(async () => {
      await mock.reset();
      // The reset ended the session in the mock; a logged-in customer is logged in again and stays on the page.
      if (current === undefined) await logOut();
      else await logInAs(current, smsCode);
    });
  const choose = (persona: Persona) => act(() => logInAs(persona, smsCode));

  return (
    <section className={css.section} aria-label="Customer">
      <details>
        <summary>
          <h3>Customer</h3> <span className="captionQuiet">{number === undefined ? 'a visitor, not logged in' : `${number} ${current?.purpose ?? ''}`}</span>
        </summary>
        <ul className={css.list}>
          {personas.map((persona) => (
            <li key={persona.mobileNo}>
              <button type="button" className={css.persona} aria-pressed={persona.mobileNo === number} onClick={() => void choose(persona)}>
                <b>{persona.mobileNo}</b> <span>{persona.purpose}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <div className={css.buttons}>
        {number === undefined ? null : (
          <button type="button" onClick={() => void act(logOut)}>
            Log out
          </button>
        )}
        <button type="button" title="Log-ins, saved things, scenarios and calls of this browser go back to the start" onClick={() => void resetSandbox()}>
          Reset the sandbox
        </button>
      </div>
    </section>
  );
}
