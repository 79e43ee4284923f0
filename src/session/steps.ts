import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { customerNumber } from './session.ts';
import { readStored, resetSteps, STEP_KEYS, writeStored } from './storage.ts';

export type StepKey = keyof typeof STEP_KEYS;
type Steps = Record<StepKey, string>;

/** Changes with every written step, so that components re-render. */
const changes = createStore(0);
/**
 * The steps of this tab. Local storage is shared by all tabs and only read on load, so that a step in another tab does not interrupt this
 * one.
 */
let own: Steps | undefined;
/** The steps of the page on which the session expired. */
let saved: { path: string; mobileNo: string; steps: Steps } | undefined;

function readAll(): Steps {
  return Object.fromEntries((Object.keys(STEP_KEYS) as StepKey[]).map((key) => [key, readStored(key)])) as Steps;
}

function steps(): Steps {
  own ??= readAll();
  return own;
}

function writeStep(key: StepKey, value: string): void {
  own = { ...steps(), [key]: value };
  writeStored(key, value);
  changes.set(changes.get() + 1);
}

/**
 * Resets all steps after a navigation to another path (ACCT-03, decision A11). A return to the page on which the session expired restores
 * its steps.
 */
export function enterPage(path: string): void {
  const restored = saved?.path === path && saved.mobileNo === customerNumber() && readStored('isLogin') === 'true' ? saved.steps : undefined;
  if (readStored('isLogin') === 'true') saved = undefined;
  resetSteps();
  if (restored) for (const [key, value] of Object.entries(restored)) writeStored(key as StepKey, value);
  own = undefined;
  changes.set(changes.get() + 1);
}

/** Saves the steps of the page on which the session expired; called before the page is left. */
export function saveSteps(path: string): void {
  saved ??= { path, mobileNo: customerNumber(), steps: steps() };
}

/** A stored sub-tab or step: survives a reload, resets on another page (ACCT-03). */
export function useStep(key: StepKey): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(
    changes.subscribe,
    () => steps()[key],
    () => STEP_KEYS[key],
  );
  return [value, (next) => writeStep(key, next)];
}
