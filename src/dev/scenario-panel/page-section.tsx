import { useSyncExternalStore } from 'react';
import { messageLanguage } from '@/session/language';
import { readStored } from '@/session/storage';
import { Note } from '@/ui/note';
import { linkTo } from './link.ts';
import { mock } from './mock.ts';
import css from './panel.module.css';
import { attempt, panelState, readSituation, replaceScenarios, setScenario, update } from './panel-state.ts';
import { isOn, type Preset, presets, toggle } from './presets.ts';
import { refresh, type Site } from './refresh.ts';
import { describeScenario } from './response-options.ts';

const ALL = '*';

function link(): string {
  const loggedIn = readStored('isLogin') === 'true' ? readStored('mobileNo') : undefined;
  return linkTo(window.location.href, { scenarios: panelState.get().scenarios, persona: loggedIn ?? null, language: messageLanguage() });
}

async function copyLink(): Promise<void> {
  const href = link();
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
