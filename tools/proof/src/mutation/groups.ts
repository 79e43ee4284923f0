import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** Files whose tests are measured together. Views are left out: browser tests cover them, which take seconds each. */
export interface Group {
  /** Globs, `!` excludes. */
  files: readonly string[];
  /** Globs of the unit tests that run against a mutant. Tests that start servers or browsers would take hours. */
  tests: readonly string[];
  /** Percentage of mutants that tests must detect, in every folder. */
  goal: number;
  /** Whether a lower score fails: once the group has reached its goal. */
  isReached?: true;
}

const NO_TESTS = '!**/*.test.ts';
/** Files of other groups with a higher threshold. */
const SEND_ONCE = ['src/forms/send-once.ts', 'src/forms/call-failure.ts'];
const MONEY = 'src/lib/money.ts';
const SANITIZING = ['src/lib/inline-html.ts', 'src/lib/safe-href.ts', 'src/lib/survey.ts', 'src/lib/trusted.ts'];
/** Names and aliases, which the types of the messages and the search's own test check. */
const DATA = ['src/lib/{country-aliases,kept-pages,account-facts,saved-at}.ts'];
const without = (files: readonly string[]) => files.map((file) => `!${file}`);

export const groups: Readonly<Record<string, Group>> = {
  money: {
    files: ['src/features/payments/*.ts', ...SEND_ONCE, MONEY, NO_TESTS],
    tests: ['src/features/payments/*.test.{ts,tsx}', 'src/forms/{send-once,send-once-records,call-failure}.test.ts', 'src/lib/money.test.ts'],
    goal: 95,
    isReached: true,
  },
  session: {
    files: ['src/session/*.ts', NO_TESTS],
    tests: ['src/session/*.test.{ts,tsx}'],
    goal: 95,
    isReached: true,
  },
  sanitizing: {
    files: [...SANITIZING, 'src/components/sanitizer-rules.ts', 'src/prerender/{sanitizer,urls}.ts'],
    tests: ['src/lib/{inline-html,safe-href,survey,trusted}.test.ts', 'src/prerender/{sanitizer,urls}.test.ts'],
    goal: 95,
    isReached: true,
  },
  api: {
    files: ['src/api/*.ts', NO_TESTS],
    tests: ['src/api/*.test.ts'],
    goal: 85,
    isReached: true,
  },
  forms: {
    files: ['src/forms/*.ts', ...without(SEND_ONCE), NO_TESTS],
    tests: ['src/forms/*.test.{ts,tsx}'],
    goal: 85,
    isReached: true,
  },
  lib: {
    files: ['src/lib/*.ts', ...without([...SANITIZING, MONEY, ...DATA]), NO_TESTS],
    tests: ['src/lib/*.test.ts'],
    goal: 85,
    isReached: true,
  },
  services: {
    files: ['src/features/{sms,top-up,ussd}/*.ts', NO_TESTS],
    tests: ['src/features/{sms,top-up,ussd}/*.test.{ts,tsx}'],
    goal: 85,
    isReached: true,
  },
  mock: {
    // What decides about money, PINs and times; the other handlers are run by the conformance check of the mock and by the browser tests.
    files: ['mock-server/handlers/{auth,payments,sms-schedule}.ts'],
    tests: ['mock-server/handlers/{auth,payments,sms-schedule,settings}.test.ts'],
    goal: 85,
    isReached: true,
  },
  // What decides in the conformance check, in five groups. Left out is what sends requests, prints, or puts the parts of a run in their order.
  conformance: {
    files: [
      'tools/conformance/src/{alike,arguments,baseline,coverage,index-of-checks,journey-failure,keys}.ts',
      'tools/conformance/src/{mutations,outcomes,paging,personas,report,there,valid-values}.ts',
      'tools/conformance/src/checks/{lists,pins,times,today}.ts',
    ],
    tests: [
      'tools/conformance/src/{alike,arguments,baseline,coverage,index-of-checks,journey-failure,kept-keys}.test.ts',
      'tools/conformance/src/{outcomes,paging,report,there,unusual-values,wrong-values}.test.ts',
      'tools/conformance/src/checks/{lists,pins,times}.test.ts',
    ],
    goal: 85,
    isReached: true,
  },
  // Parts whose tests take longer, because a whole backend takes part.
  parts: {
    files: ['tools/conformance/src/checks/{customers,pages}.ts'],
    tests: ['tools/conformance/src/checks/{customers,pages}.test.ts'],
    goal: 85,
    isReached: true,
  },
  // Requests that a server must refuse, and what they are made of.
  input: {
    files: ['tools/conformance/src/{wrong-input,odd-requests,preflight,owned,marks}.ts'],
    tests: ['tools/conformance/src/{wrong-input,wrong-requests,odd-requests,preflight,owned,marks}.test.ts'],
    goal: 85,
    isReached: true,
  },
  // Rules that write.
  rules: {
    files: ['tools/conformance/src/checks/{changes,secrets,time}.ts'],
    tests: ['tools/conformance/src/checks/{changes,secrets,time}-*.test.ts'],
    goal: 85,
    isReached: true,
  },
  // Rules that send requests of their own.
  calls: {
    files: ['tools/conformance/src/{context,sessions}.ts', 'tools/conformance/src/checks/{caller,fuzz,restore,valid-input}.ts'],
    tests: ['tools/conformance/src/{context,sessions}.test.ts', 'tools/conformance/src/checks/{caller,fuzz,restored,valid-forms,valid-input}.test.ts'],
    goal: 85,
    isReached: true,
  },
};

/** The files of a group. */
export function filesOf({ files }: Group): string[] {
  const excluded = files.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const found = globSync(files.filter((glob) => !glob.startsWith('!'))).map((file) => file.replaceAll('\\', '/'));
  return found.filter((file) => !excluded.some((glob) => matchesGlob(file, glob))).sort();
}
