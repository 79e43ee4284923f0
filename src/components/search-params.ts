import { useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { destination } from '@/lib/destination';
import { useMounted } from '@/lib/lifecycle';
import { isId } from '@/lib/paths';

/** Translates one query parameter; `write` returns undefined for the default value, which the URL leaves out. */
export interface Param<Value> {
  /** Name in the URL. */
  name: string;
  /** Value of the text, or the default where it is absent or invalid. */
  read(text: string | null): Value;
  write(value: Value): string | undefined;
}

/** Parameters of a page by property, in the order in which the URL lists them. */
export type Params<State> = { readonly [Key in keyof State]: Param<State[Key]> };

/** The state that parameters describe. */
export type StateOf<Described> = Described extends Params<infer State> ? State : never;

/** Highest page that the contract allows. */
const MAX_PAGE = 1000;

/** Whole number from 1 to `max`; the URL omits the fallback. */
export const countParam = <Default extends number | undefined>(name: string, max: number, fallback: Default): Param<number | Default> => ({
  name,
  read: (text) => {
    const count = Number(text);
    return Number.isInteger(count) && count >= 1 && count <= max ? count : fallback;
  },
  write: (count) => (count === fallback ? undefined : String(count)),
});

export const pageParam = (): Param<number> => countParam('page', MAX_PAGE, 1);

/** Index of an option; the URL counts from 1 and omits the first. */
export const optionParam = (name: string, max: number): Param<number> => {
  const { read, write } = countParam(name, max, 1);
  return { name, read: (text) => read(text) - 1, write: (index) => write(index + 1) };
};

/** Id as in the contract. */
export const idParam = <Default extends string | undefined>(name: string, fallback: Default): Param<string | Default> => ({
  name,
  read: (text) => (isId(text) ? text : fallback),
  write: (id) => (id === fallback ? undefined : id),
});

/** Distinct ids separated by commas, at most `max`. */
export const idsParam = (name: string, max: number): Param<readonly string[]> => ({
  name,
  read: (text) => [...new Set((text ?? '').split(',').filter(isId))].slice(0, max),
  write: (ids) => ids.join(',') || undefined,
});

/** One of the choices; the URL omits the first. */
export const choiceParam = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Param<Choice> => ({
  name,
  read: (text) => choices.find((choice) => choice === text) ?? choices[0],
  write: (choice) => (choice === choices[0] ? undefined : choice),
});

/** True where the parameter has exactly `text`. */
export const flagParam = (name: string, text: string): Param<boolean> => ({
  name,
  read: (found) => found === text,
  write: (on) => (on ? text : undefined),
});

/** Text without blanks around it. */
export const textParam = (name: string): Param<string> => ({
  name,
  read: (text) => (text ?? '').trim(),
  write: (text) => text.trim() || undefined,
});

/** State in a query string or, in a loader, in the `searchParams` of the request's URL. */
export function readSearch<State extends object>(params: Params<State>, search: string | URLSearchParams): State {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries<Param<unknown>>(params).map(([key, { name, read }]) => [key, read(query.get(name))])) as State;
}

/** The query string (`?…` or empty) with changed state. One state has one URL; parameters of others, such as `lang`, stay. */
export function writeSearch<State extends object>(params: Params<State>, search: string | URLSearchParams, change: Partial<State>): string {
  const query = new URLSearchParams(search);
  const state: Record<string, unknown> = { ...readSearch(params, query), ...change };
  for (const [key, { name, write }] of Object.entries<Param<unknown>>(params)) {
    const text = write(state[key]);
    query.delete(name);
    if (text !== undefined) query.append(name, text);
  }
  // A comma needs no escaping in a query.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/**
 * State of the page in its query string: filters, tabs, steps. Another view renders in a transition, which blocks no press. What is pressed meanwhile
 * starts from the router's query, so that it neither undoes nor repeats what was pressed before.
 */
export function useSearchState<State extends object>(params: Params<State>) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const mounted = useMounted();
  /** `from` is the query string of the history entry before, where that is of the same page. */
  const { from, ...kept } = (state as { from?: string } | null) ?? {};
  /** What is shown when a response calls one of the functions below. */
  const shown = useRef({ pathname, search, from, kept, key });
  shown.current = { pathname, search, from, kept, key };
  /** The entry that a "back" button has left: a second press must not leave the page. */
  const left = useRef<string>(undefined);
  if (left.current !== key) left.current = undefined;

  const to = (change: Partial<State>) => ({ search: writeSearch(params, shown.current.search, change) });
  const current = () => {
    const at = destination();
    return at.pathname === shown.current.pathname ? at.search : shown.current.search;
  };
  const go = (change: Partial<State>, options: NavigateOptions) => {
    const next = writeSearch(params, current(), change);
    if (mounted.current && next !== writeSearch(params, current(), {})) void navigate({ search: next }, options);
  };
  /**
   * Adds a history entry, which Back undoes, and scrolls to the top, unless `keepScroll`. `atOnce` is before the next frame, as a controlled input needs,
   * which shows its old value until then.
   */
  const push = (change: Partial<State>, { keepScroll = false, atOnce = false } = {}) =>
    go(change, { preventScrollReset: keepScroll, flushSync: atOnce, state: { ...shown.current.kept, from: current() } });

  return {
    state: readSearch(params, search),
    search,
    /** Target of a link that changes the state. */
    to,
    push,
    /** Replaces the history entry, to which Back does not lead any more, and keeps the scroll position, unless not `keepScroll`. Shown before the next frame. */
    replace: (change: Partial<State>, { keepScroll = true } = {}) =>
      go(change, { replace: true, preventScrollReset: keepScroll, flushSync: true, state: { ...shown.current.kept, from: shown.current.from } }),
    /** For a "back" button: goes back in the history where the entry before has this state, else adds an entry. */
    back: (change: Partial<State>) => {
      const { from, key } = shown.current;
      if (from !== to(change).search) return push(change);
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}

/** Colours and capacities that the contract allows. */
const MAX_OPTIONS = 8;
const BASE = 'https://site.invalid';

/** The phone that a plan is chosen for, in the URL of the plan page; colour and capacity as in that of the phone. */
export const CHOSEN_PHONE_PARAMS = {
  phone: idParam('phone', undefined),
  /** Index in `colors`. */
  color: optionParam('color', MAX_OPTIONS),
  /** Index in `mobileCapacityplan`. */
  capacity: optionParam('capacity', MAX_OPTIONS),
};
export type ChosenPhone = StateOf<typeof CHOSEN_PHONE_PARAMS>;

/** A safe link of a plan with the phone that it is chosen for. */
export function withChosenPhone(link: string, chosen: ChosenPhone): string {
  const url = new URL(link, BASE);
  if (chosen.phone === undefined || url.protocol !== 'https:') return link;
  url.search = writeSearch(CHOSEN_PHONE_PARAMS, url.search, chosen);
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href;
}
