import { randomBytes, randomInt } from 'node:crypto';
import { loadStrictContract, type StrictContract } from '@site/contract/strict/check.ts';
import { sayAlike } from './alike.ts';
import { compare } from './baseline.ts';
import { runChanges } from './checks/changes.ts';
import { runCustomers } from './checks/customers.ts';
import { runFuzz } from './checks/fuzz.ts';
import { runPaging } from './checks/pages.ts';
import { Restore } from './checks/restore.ts';
import { runSecrets } from './checks/secrets.ts';
import { runTime } from './checks/time.ts';
import { Times } from './checks/times.ts';
import { runValidInput } from './checks/valid-input.ts';
import { Collector } from './collector.ts';
import { type Context, coverageOf } from './context.ts';
import { honoursPrefer, runExamples, runLastExamples, sandboxFor } from './examples.ts';
import { Client, TargetDown } from './http.ts';
import { indexOf, scoreOf } from './index-of-checks.ts';
import { countJourneys, runJourneys } from './journeys.ts';
import { noteKeys } from './keys.ts';
import { type Login, personasFor, personasOf, substitution } from './personas.ts';
import { checkConditions, LogInRefused } from './preflight.ts';
import { isWanted, type JourneyResult, PARTS, type Part, type Report } from './report.ts';
import { plansOf, requestOf } from './requests.ts';
import { Sessions } from './sessions.ts';
import { lookForAll } from './there.ts';
import { runWrongInput } from './wrong-input.ts';

export type { Part, Report } from './report.ts';

export interface Progress {
  part: Part;
  /** The operation or journey that was just finished. */
  what: string;
  done: number;
  total: number;
  violations: number;
}

export interface RunOptions {
  /** URL of the server; its path precedes the contract's paths. */
  target: string;
  /** Areas and operationIds; without it all operations. */
  only?: readonly string[] | undefined;
  /** The server's customers; by default those of the contract's examples. */
  login?: Login | undefined;
  /** Token of an existing session for all operations that need one. */
  token?: string | undefined;
  bail?: boolean | undefined;
  /** Operations in parallel. */
  concurrency?: number | undefined;
  parts?: readonly Part[] | undefined;
  /** Of the random requests; by default another one in every run. */
  seed?: number | undefined;
  /** Random requests for each operation. */
  fuzz?: number | undefined;
  /** Timeout of a response in milliseconds. */
  timeout?: number | undefined;
  /** Maximum requests per second. */
  rate?: number | undefined;
  /** An earlier report, with the name of its file: its violations are known. */
  baseline?: { file: string; report: Report } | undefined;
  /** Calls of each read in the part `time`. */
  repeat?: number | undefined;
  /** Milliseconds that a response may take; a slower one is a violation. Without it slow operations are a note. */
  maxTime?: number | undefined;
  /** Interrupts the run; the findings so far are reported. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  contract?: StrictContract | undefined;
}

const CONCURRENCY = 6;
/** Calls of each read, because an answer may be wrong only sometimes. */
const REPEAT = 3;
/** Random requests for each operation. */
const FUZZ_RUNS = 10;
const BAIL = Symbol('bail');

/** Sends one public request; throws {@link TargetDown} when there is no server. */
async function probe(context: Context): Promise<void> {
  const operation = context.contract.operations.find(({ method, needsToken }) => method === 'GET' && !needsToken);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation !== undefined && plan !== undefined) await context.client.send(requestOf(operation, plan, '', sandboxFor(context, operation, 'examples')));
}

/** Checks a server. Rejects with {@link TargetDown} when it never responded; one that stops responding is reported. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const started = performance.now();
  const contract = options.contract ?? (await loadStrictContract());
  const parts = PARTS.filter((part) => (options.parts ?? PARTS).includes(part));
  const operations = contract.operations.filter((operation) => isWanted(options.only, operation));
  if (operations.length === 0) throw new Error(`There is no area and no operation "${options.only?.join('", "')}" in the contract.`);
  const bail = new AbortController();
  const signal = AbortSignal.any([bail.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  const client = new Client(options.target, signal, options);
  const defaults = personasOf(contract);
  const customers = personasFor(defaults, options.login, options.token);
  const personas = customers.filter(({ throwAway }) => throwAway !== true);
  const finished: Partial<Record<Part, string[]>> = {};
  let done = 0;
  let total = 0;
  const context: Context = {
    contract,
    operations,
    client,
    sessions: new Sessions(client, contract),
    collector: new Collector(() => {
      if (options.bail === true) bail.abort(BAIL);
    }),
    personas,
    throwAway: customers.find(({ throwAway }) => throwAway === true),
    defaults,
    substitute: substitution(defaults, personas),
    coverage: new Map(),
    notImplemented: new Set(),
    notes: new Set(),
    nowhere: new Map(),
    answers: [],
    conditions: [],
    limited: new Set(),
    run: randomBytes(4).toString('hex'),
    concurrency: options.concurrency ?? CONCURRENCY,
    fuzz: { seed: options.seed ?? randomInt(2 ** 31), runs: options.fuzz ?? FUZZ_RUNS },
    honoursPrefer: false,
    repeat: options.repeat ?? REPEAT,
    maxTime: options.maxTime,
    // What happens in a sandbox of the mock is gone with it.
    putPinsBack: async () => (context.sessions.hasSandboxes ? undefined : restore.putPinsBack()),
    signal,
    onStep: (part, what) => {
      done += 1;
      finished[part] = [...(finished[part] ?? []), what];
      options.onProgress?.({ part, what, done, total, violations: context.collector.violations.length });
    },
  };
  const stepsOf = (part: Part) => (part === 'journeys' ? countJourneys(context) : operations.length);
  total = parts.reduce((sum, part) => sum + stepsOf(part), 0);
  for (const operation of operations) coverageOf(context, operation);

  const timings: Report['timings'] = { total: 0 };
  const timed = async <T>(part: Part, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    context.collector.part = part;
    try {
      return await work();
    } finally {
      timings[part] = Math.round((timings[part] ?? 0) + performance.now() - begin);
      // Some parts concern few operations only.
      done = parts.slice(0, parts.indexOf(part) + 1).reduce((sum, one) => sum + stepsOf(one), 0);
    }
  };
  const restore = new Restore(context);
  const times = new Times(context);
  client.onExchange = (request, outcome) => {
    restore.see(request, outcome);
    times.see(request, outcome);
  };
  let journeys: JourneyResult[] = [];
  let stopped: Report['stopped'];
  let reached = false;
  try {
    await probe(context);
    reached = true;
    context.honoursPrefer = await honoursPrefer(context);
    context.sessions.hasSandboxes = context.honoursPrefer;
    await checkConditions(context);
    // What happens in a sandbox of the mock is gone with it.
    if (!context.honoursPrefer) await restore.look();
    if (parts.includes('examples')) await timed('examples', () => runExamples(context).then(() => noteKeys(context)));
    const alike = sayAlike(context);
    if (parts.some((part) => part !== 'examples') && !alike) await lookForAll(context);
    if (alike) context.notes.add('The other parts were left out, because the server does not look at its requests.');
    else {
      if (parts.includes('valid-input')) await timed('valid-input', () => runValidInput(context));
      if (parts.includes('wrong-input')) await timed('wrong-input', () => runWrongInput(context));
      if (parts.includes('fuzz')) await timed('fuzz', () => runFuzz(context));
      if (parts.includes('customers')) await timed('customers', () => runCustomers(context));
      if (parts.includes('changes')) await timed('changes', () => runChanges(context));
      if (parts.includes('paging')) await timed('paging', () => runPaging(context));
      if (parts.includes('time')) await timed('time', () => runTime(context));
      if (parts.includes('secrets')) await timed('secrets', () => runSecrets(context));
      // What a more exact part has found, a journey does not find again.
      if (parts.includes('journeys')) journeys = await timed('journeys', () => runJourneys(context));
      if (parts.includes('examples')) await timed('examples', () => runLastExamples(context));
    }
  } catch (error) {
    if (error instanceof TargetDown && !reached) throw error;
    if (error instanceof LogInRefused) {
      stopped = 'log-in-refused';
      context.notes.add(error.message);
    } else if (error instanceof TargetDown) {
      stopped = 'target-down';
      context.notes.add(`${error.message} The server went away during the run.`);
    } else if (signal.aborted) stopped = bail.signal.aborted && options.signal?.aborted !== true ? 'bail' : 'interrupted';
    else throw error;
  }
  times.report();
  if (stopped !== 'target-down' && !context.honoursPrefer) await restore.putBack();
  timings.total = Math.round(performance.now() - started);
  return reportOf(context, options, parts, { journeys, stopped, timings, finished });
}

interface Ended {
  journeys: JourneyResult[];
  stopped: Report['stopped'];
  timings: Report['timings'];
  /** Names of the operations that each part went through. */
  finished: Partial<Record<Part, string[]>>;
}

function reportOf(context: Context, options: RunOptions, parts: readonly Part[], { journeys, stopped, timings, finished }: Ended): Report {
  const { contract, sessions, notes, conditions, client, limited } = context;
  const needing = context.operations.filter(({ needsToken, operationId }) => needsToken && !context.notImplemented.has(operationId)).length;
  // Who cannot log in because there is no log-in yet is no matter of the customers.
  const canLogIn = !context.notImplemented.has('login') || !context.notImplemented.has('loginPrepaid');
  if (stopped !== 'log-in-refused' && canLogIn)
    for (const [persona, why] of sessions.refused) notes.add(`The customer "${persona}" could not be signed in: ${why}.`);
  for (const { needs, isMet, why, notChecked } of conditions) {
    const there = notChecked.filter((operationId) => !context.notImplemented.has(operationId));
    const therefore = there.length === 0 ? '' : ` Therefore not checked: the success of ${there.join(', ')}.`;
    if (!isMet && (notChecked.length === 0 || there.length > 0)) notes.add(`The test system lacks ${needs}: ${why}.${therefore}`);
  }
  const { times, milliseconds } = client.pace.held;
  if (times > 0)
    notes.add(`The server limited the rate (429): the check waited ${times} times, ${(milliseconds / 1000).toFixed(1)} s in all. --rate avoids that.`);
  if (limited.size > 0) notes.add(`The server refused for longer than the check waits (429), so these are not checked to the end: ${[...limited].join(', ')}.`);
  const signedIn = needing === 0 || sessions.refused.size < context.personas.length;
  if (!signedIn && stopped !== 'log-in-refused')
    notes.add(`${needing} operations that need a session were called only without one. Name customers of this server with --login, or a session with --token.`);
  if (parts.includes('examples') && !context.honoursPrefer && stopped !== 'log-in-refused')
    notes.add('The server does not respond with the example that a Prefer header names (a mock does), so variants are seen only where its own data show them.');
  if (context.notImplemented.size === context.coverage.size)
    notes.add('The server has none of these operations, so nothing was checked (exit code 2). Is this the right server, and is a path missing in --target?');
  const index = indexOf(context, parts, { journeys, finished, signedIn });
  const report: Report = {
    target: options.target,
    startedAt: new Date(Date.now() - timings.total).toISOString(),
    contractVersion: contract.document.info.version,
    parts,
    ...(options.only === undefined ? {} : { only: options.only }),
    violations: context.collector.violations.sort((a, b) => a.area.localeCompare(b.area) || a.operationId.localeCompare(b.operationId)),
    coverage: [...context.coverage.values()],
    // In the order of the contract, so that two runs can be compared.
    notImplemented: contract.operations.map(({ operationId }) => operationId).filter((operationId) => context.notImplemented.has(operationId)),
    journeys,
    notes: [...notes],
    conditions,
    index,
    score: scoreOf(index),
    finished: stopped === undefined,
    ...(stopped === undefined ? {} : { stopped }),
    signedIn,
    requests: client.requests,
    ...(parts.includes('fuzz') ? { fuzz: context.fuzz } : {}),
    timings,
  };
  return options.baseline === undefined ? report : compare(report, options.baseline);
}
