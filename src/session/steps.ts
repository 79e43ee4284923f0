import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { customerNumber } from './session.ts';
import { readStored, resetSteps, STEP_KEYS, type StorageKey, writeStored } from './storage.ts';

/** Steps that only the history keeps, with their initial values. */
const ENTRY_STEPS = {
  billPaper: 'closed',
  ebill: 'intro',
  topUpService: 'buy',
  /** Message, confirmation or result. */
  smsStep: 'compose',
  /** Picker or save sheet that is open. */
  smsDialog: '',
  /** Place of the usage record in the list, the latest first: a history entry, which the next customer's Back reaches, names no date of this one. */
  usagePeriod: '0',
  usageKind: 'all',
  /** `open` shows the setting of `SetIndex`. */
  settings: 'list',
} as const;
/** Only the history keeps them, too: they begin anew with each visit, though their keys are stored. */
const ANEW: readonly string[] = ['paymentMethod', 'easyPay'];
/** The same in every entry: Back must not undo a choice. */
const CHOICES: readonly StepKey[] = ['choicePlanVal'];
const INITIAL = { ...STEP_KEYS, ...ENTRY_STEPS };

export type StepKey = keyof typeof INITIAL;
type Steps = Record<StepKey, string>;

/** The router's history, each entry of which has its own steps. */
interface StepHistory {
  /** State of the entry that a pending navigation leads to, else of the one that is shown. */
  latest: () => unknown;
  /** Adds an entry for the same URL, or replaces the one that is shown. */
  go: (state: object, replace: boolean) => void;
  back: () => void;
  /** Scroll position in CSS pixels at which the entry was left; 0 for a new one. */
  position: () => number;
}

/** Changes with every written step, so that components re-render. */
const changes = createStore(0);
const changed = () => changes.set(changes.get() + 1);

let history: StepHistory | undefined;
/** State of the entry whose steps are shown. */
let shown: unknown;
/** State of the entry that React has rendered, which may be some frames behind. */
let rendered: unknown;
/**
 * The steps of an entry without its own. Local storage is shared by all tabs and only read on load, so that a step in another tab does not
 * interrupt this one.
 */
let initial: Steps | undefined;
/** The steps of the page on which the session expired. */
let saved: { path: string; mobileNo: string; steps: Steps } | undefined;

/** Steps of a replacement that is under way: a choice shows at once, before the router has replaced the entry. */
let replacing: Partial<Steps> = {};

/** Between a step back and the entry before: a second press must not leave the page. */
let isGoingBack = false;

const storedKeys = Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[];

function initialSteps(): Steps {
  if (initial === undefined) {
    // A reload of an entry with steps stored those, which the entries before it do not have.
    const read = entryState(shown).steps === undefined ? storedKeys.filter((key) => !ANEW.includes(key)) : CHOICES;
    initial = { ...INITIAL, ...Object.fromEntries(read.map((key) => [key, readStored(key as StorageKey)])) } as Steps;
  }
  return initial;
}

/** What a history entry keeps: its steps, and those of the entry before it where that is one of the same page. */
interface EntryState {
  steps?: Partial<Steps>;
  before?: Partial<Steps>;
}

const entryState = (state: unknown): EntryState => (state as EntryState | null | undefined) ?? {};
const ofEntry = (state: unknown): Partial<Steps> => entryState(state).steps ?? {};
const shownSteps = (): Steps => ({ ...initialSteps(), ...ofEntry(shown), ...replacing });

/** Connects the steps to the router: Back and Forward go from step to step. `state` is that of the entry on which the page was loaded. */
export function setStepHistory(connected: StepHistory, state: unknown): void {
  history = connected;
  shown = state;
  rendered = state;
}

/** Stores the steps of an entry, for a reload. */
function storeSteps(state: unknown): void {
  const steps = { ...initialSteps(), ...ofEntry(state) };
  for (const key of storedKeys) if (steps[key] !== readStored(key)) writeStored(key, steps[key]);
}

/** Shows and stores the steps of an entry. */
function enterEntry(state: unknown): void {
  shown = state;
  isGoingBack = false;
  replacing = {};
  storeSteps(state);
  changed();
}

/** Called after every navigation on the same page: a step that was opened is shown at once, one that Back or Forward led to with {@link useEntrySteps}. */
export function changeEntry(state: unknown, isTraversal: boolean): void {
  // An entry that was left before it was rendered: what is rendered is the one that Back leads to.
  if (isTraversal && state !== rendered) storeSteps(state);
  else enterEntry(state);
}

/**
 * Shows the steps of an entry to which Back or Forward led, in the frame in which the router shows its location and restores its scroll
 * position: earlier, the step would first be seen at another place.
 */
export function useEntrySteps(state: unknown): void {
  useLayoutEffect(() => {
    rendered = state;
    if (state !== shown) enterEntry(state);
  }, [state]);
}

/** Scrolls to where a step was left, or to the top of a new one. */
export function scrollToStep(): void {
  window.scrollTo(0, history?.position() ?? 0);
}

/**
 * Resets all steps after a navigation to another path (ACCT-03, decision A11); an entry to which Back leads has its own. A return to the page on
 * which the session expired restores its steps.
 */
export function enterPage(path: string, state: unknown): void {
  const restored = saved?.path === path && saved.mobileNo === customerNumber() && readStored('isLogin') === 'true' ? saved.steps : undefined;
  if (readStored('isLogin') === 'true') saved = undefined;
  resetSteps();
  initial = restored;
  enterEntry(state);
}

/** Saves the steps of the page on which the session expired; called before the page is left. */
export function saveSteps(path: string): void {
  saved ??= { path, mobileNo: customerNumber(), steps: shownSteps() };
}

function writeStep(key: StepKey, value: string, { replace = false, back = false, also = {} }: WriteOptions): void {
  if (history === undefined || CHOICES.includes(key)) {
    initial = { ...initialSteps(), [key]: value, ...also };
    enterEntry(shown);
    return;
  }
  const state = history.latest();
  const steps = ofEntry(state);
  const { before } = entryState(state);
  if ((steps[key] ?? initialSteps()[key]) === value) return;
  const next = { [key]: value, ...also };
  const isBefore = Object.entries(next).every(([name, one]) => (before?.[name as StepKey] ?? initialSteps()[name as StepKey]) === one);
  if (back && before !== undefined && isBefore) {
    if (isGoingBack) return;
    isGoingBack = true;
    history.back();
    return;
  }
  if (replace) {
    replacing = { ...replacing, ...next };
    changed();
  }
  history.go({ ...(state as object | null), steps: { ...steps, ...next }, before: replace ? before : steps }, replace);
}

interface WriteOptions {
  /** The step takes the place of the one before, to which Back must not lead: it is done. */
  replace?: boolean;
  /** For a "back" button: goes back in the history where the step is that of the entry before. */
  back?: boolean;
  /** Steps that begin anew with this one. */
  also?: Partial<Steps>;
}

/** A sub-tab or step of the history entry: Back leads to the one before, a reload stays, another page resets it (ACCT-03). */
export function useStep(key: StepKey): readonly [string, (value: string, options?: WriteOptions) => void] {
  const value = useSyncExternalStore(
    changes.subscribe,
    () => shownSteps()[key],
    () => INITIAL[key],
  );
  return [value, (next, options = {}) => writeStep(key, next, options)];
}
