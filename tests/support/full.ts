import { type CompleteLanguage, completeLanguages } from '../../openapi/languages.ts';

/** `npm test -- --full`: every test, with more failures a form and a page than otherwise. */
export const FULL = process.env.FULL_MATRIX !== undefined;

/** Tag of a browser test that repeats, for another page, theme or state, what a test without it proves: it runs with `--full`. */
export const FULL_ONLY = '@full';

/**
 * Tag of a browser test without a requirement id that runs in every `npm test`: what must never break (privacy, sessions, what was typed) and the
 * tools of developers. The other tests without an id, which are about states, keys and widths of one page, run with `npm test -- <area>` and `--full`.
 */
export const ALWAYS = '@always';

/** Tag of a browser test that repeats what others prove of its ids: it runs with `npm test -- <area>` and `--full`. */
export const AREA_RUN = '@area';

/**
 * Tag of a browser test whose subject is a field that the contract adds (`x-added`), or a prerendered page, which holds such fields: it does not run on
 * the mock of a bare backend.
 */
export const ADDED = '@added';

/** Of tests that one rule decides for all, each `nth` runs in every `npm test`. */
export const everyNth = (nth: number, turn: number): { tag: string | string[] } => ({ tag: turn % nth === 0 ? [] : FULL_ONLY });

/** Languages of tests that are the same in each: the one whose turn it is in this file, and the others with `--full`. */
export const languagesOfThisRun = (turn: CompleteLanguage): readonly CompleteLanguage[] => completeLanguages.filter((code) => (code === turn) !== FULL);

/** One of so many shares of what one rule decides for all; the next test has the next share. */
export const sampleOf = <T>(all: readonly T[], shares: number, turn: number): T[] => all.filter((_, at) => at % shares === turn % shares);
