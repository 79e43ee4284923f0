import { useSyncExternalStore } from 'react';
import { messageLanguage } from '@/session/language';
import { useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { Note } from '@/ui/note';
import { linkTo } from './link.ts';
import { mock } from './mock.ts';
import css from './panel.module.css';
import { attempt, panelState, readSituation, refresh, replaceScenarios, type Site, setScenario, update } from './panel-state.ts';
import { describeScenario, isOn, type Preset, presets, toggle } from './scenario-options.ts';
import { logInAs, logOut } from './sign-in.ts';

const ALL = '*';

async function copyLink(): Promise<void> {
  const persona = (readStored('isLogin') === 'true' && readStored('mobileNo')) || null;
  const href = linkTo(window.location.href, { scenarios: panelState.get().scenarios, persona, language: messageLanguage() });
  try {
    await navigator.clipboard.writeText(href);
    update({ done: 'The link is in the clipboard.', problem: undefined });
  } catch {
    // Without permission or a secure origin the link is shown for copying.
    update({ done: `Copy this link: ${href}`, problem: undefined });
  }
}

/** Presets of the whole page, current scenarios, and a link that reproduces them. */
export function PageSection({ site }: { site: Site }) {
  const { scenarios, sandboxScenarios, done, problem } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const active = Object.entries(scenarios);
  const outside = Object.entries(sandboxScenarios);
  const press = async (preset: Preset) => {
    if (await setScenario(ALL, toggle(preset, scenarios[ALL]))) refresh(site);
  };
  const takeAllBack = async () => {
    if (await replaceScenarios({})) refresh(site);
  };
  const clearOutside = async () => {
    if ((await attempt(mock.clearSandbox)) && (await readSituation())) refresh(site);
  };

  return (
    <section className={css.section} aria-label="Whole page">
      <Note live>
        <p>
          {active.length === 0
            ? 'Every response is the default.'
            : active.map(([operation, scenario]) => `${operation === ALL ? 'Every operation' : operation}: ${describeScenario(scenario)}`).join(' · ')}
        </p>
        {done === undefined ? null : <p>{done}</p>}
      </Note>
      {problem === undefined ? null : (
        <div role="alert">
          <Note tone="remark">{problem}</Note>
        </div>
      )}
      <fieldset className={css.presets}>
        <legend>Whole page</legend>
        {presets.map((preset) => (
          <button key={preset.label} type="button" title={preset.hint} aria-pressed={isOn(preset, scenarios[ALL])} onClick={() => void press(preset)}>
            {preset.label}
          </button>
        ))}
      </fieldset>
      {outside.length === 0 ? null : (
        <p className={css.outside}>
          Set from outside for the whole browser: {outside.map(([operation, scenario]) => `${operation}: ${describeScenario(scenario)}`).join(' · ')}{' '}
          <button type="button" onClick={() => void clearOutside()}>
            Take that back
          </button>
        </p>
      )}
      <div className={css.buttons}>
        <button type="button" disabled={active.length === 0} onClick={() => void takeAllBack()}>
          Take all back
        </button>
        <button type="button" title="URL, scenarios, customer and language in one link" onClick={() => void copyLink()}>
          Copy link to this state
        </button>
      </div>
    </section>
  );
}

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

  return (
    <section className={css.section} aria-label="Customer">
      <details>
        <summary>
          <h3>Customer</h3> <span className="captionQuiet">{number === undefined ? 'a visitor, not logged in' : `${number} ${current?.purpose ?? ''}`}</span>
        </summary>
        <ul className={css.list}>
          {personas.map((persona) => (
            <li key={persona.mobileNo}>
              <button
                type="button"
                className={css.persona}
                aria-pressed={persona.mobileNo === number}
                onClick={() => void act(() => logInAs(persona, smsCode))}
              >
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
