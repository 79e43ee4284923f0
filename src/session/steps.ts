import { useSyncExternalStore } from 'react';
import { readStored, resetSteps, STEP_KEYS, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** A remembered sub-tab or step. */
export type StepKey = keyof typeof STEP_KEYS;
type Steps = Record<StepKey, string>;

/** Changes with every written step, so that components read again what is stored. */
const changes = createStore(0);
/**
 * The steps of this tab. What is stored belongs to all tabs and counts when one is loaded: another tab that goes on must not lead this one
 * away from what is being filled in.
 */
let own: Steps | undefined;
/** Where each step stood on the page whose session expired. */
let kept: { path: string; mobileNo: string; steps: Steps } | undefined;

function readAll(): Steps {
  return Object.fromEntries((Object.keys(STEP_KEYS) as StepKey[]).map((key) => [key, readStored(key)])) as Steps;
}

function steps(): Steps {
  own ??= readAll();
  return own;
}

/** Remembers a sub-tab or step. */
function writeStep(key: StepKey, value: string): void {
  own = { ...steps(), [key]: value };
  writeStored(key, value);
  changes.set(changes.get() + 1);
}

/**
 * A navigation to another path puts every step back to its start (ACCT-03, decision A11), but for the way back to the page on which the
 * session expired: the customer finds the step that he was on.
 */
export function startPage(path: string): void {
  const back = kept?.path === path && kept.mobileNo === readStored('mobileNo') && readStored('isLogin') === 'true' ? kept.steps : undefined;
  if (readStored('isLogin') === 'true') kept = undefined;
  resetSteps();
  if (back) for (const [key, value] of Object.entries(back)) writeStored(key as StepKey, value);
  own = undefined;
  changes.set(changes.get() + 1);
}

/** Notes the steps of the page on which the session expired; call it before the page is left. */
export function keepSteps(path: string): void {
  kept ??= { path, mobileNo: readStored('mobileNo') ?? '', steps: steps() };
}

/** A remembered sub-tab or step with its setter; it survives a reload of the page and starts anew on another one (ACCT-03). */
export function useStep(key: StepKey): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(
    changes.subscribe,
    () => steps()[key],
    () => STEP_KEYS[key],
  );
  return [value, (next) => writeStep(key, next)];
}
