import { randomBytes, randomInt } from 'node:crypto';
import { loadStrictContract, type StrictContract } from '@site/contract/strict/check.ts';
import { Collector } from './collector.ts';
import { type Context, coverageOf } from './context.ts';
import { timesOf, watch } from './exchange.ts';
import { Client, TargetDown } from './http.ts';
import { compare, indexOf, scoreOf } from './index-of-checks.ts';
import { secretsOf, tokenName } from './marks.ts';
import { type Login, personasFor, personasOf, substitution } from './personas.ts';
import { checkConditions, LogInRefused } from './preflight.ts';
import { isWanted, type Part, type Report } from './report.ts';
import { plansOf, requestOf } from './requests.ts';
import { restoreOf } from './restore.ts';
import { honoursPrefer, sandboxFor } from './rules/examples.ts';
import { rules } from './rules/index.ts';
import { Sessions } from './sessions.ts';
import { probeAll, reportConstantAnswers } from './unfinished.ts';

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
async function reach(context: Context): Promise<void> {
  const operation = context.contract.operations.find(({ method, needsToken }) => method === 'GET' && !needsToken);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation !== undefined && plan !== undefined) await context.client.send(requestOf(operation, plan, '', sandboxFor(context, operation, 'examples')));
}

/** Checks a server. Rejects with {@link TargetDown} when it never responded; one that stops responding is reported. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const started = performance.now();
  const contract = options.contract ?? (await loadStrictContract());
  const unknown = options.parts?.find((part) => !rules.some(({ id }) => id === part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}" of the check.`);
  const chosen = rules.filter(({ id }) => options.parts?.includes(id) ?? true);
  const operations = contract.operations.filter((operation) => isWanted(options.only, operation));
  if (operations.length === 0) throw new Error(`There is no area and no operation "${options.only?.join('", "')}" in the contract.`);
  const bail = new AbortController();
  const signal = AbortSignal.any([bail.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  const client = new Client(options.target, signal, { timeout: options.timeout, rate: options.rate, tokenName: tokenName(contract) });
  const defaults = personasOf(contract);
  const customers = personasFor(defaults, options.login, options.token);
  const personas = customers.filter(({ throwAway }) => throwAway !== true);
  const finished: Record<Part, string[]> = {};
  let done = 0;
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
    substitute: substitution(contract, defaults, personas),
    coverage: new Map(),
    notImplemented: new Set(),
    notes: new Set(),
    unknownPaths: new Map(),
    answers: [],
    conditions: [],
    cookies: new Map(),
    limited: new Set(),
    journeys: [],
    run: randomBytes(4).toString('hex'),
    concurrency: options.concurrency ?? CONCURRENCY,
    fuzz: { seed: options.seed ?? randomInt(2 ** 31), runs: options.fuzz ?? FUZZ_RUNS },
    honoursPrefer: false,
    repeat: options.repeat ?? REPEAT,
    maxTime: options.maxTime,
    // What happens in a sandbox of the mock is gone with it.
    putPinsBack: async () => (context.sessions.hasSandboxes ? undefined : restore.putPinsBack()),
    signal,
    onStep: (what) => {
      const { part } = context.collector;
      done += 1;
      finished[part] = [...(finished[part] ?? []), what];
      options.onProgress?.({ part, what, done, total, violations: context.collector.violations.length });
    },
  };
  const steps = chosen.map((rule) => rule.steps?.(context) ?? operations.length);
  const total = steps.reduce((sum, one) => sum + one, 0);
  for (const operation of operations) coverageOf(context, operation);

  const timings: Report['timings'] = { total: 0 };
  const timed = async (part: Part, work: () => Promise<void>): Promise<void> => {
    const begin = performance.now();
    context.collector.part = part;
    try {
      await work();
    } finally {
      timings[part] = Math.round((timings[part] ?? 0) + performance.now() - begin);
    }
  };
  const restore = restoreOf(context);
  const times = timesOf(context);
  client.onExchange = (exchange) => {
    const { method, url } = exchange.request;
    const operation = contract.find(method, url.split('?')[0] ?? '');
    if (operation === undefined) return;
    restore.record(operation, exchange);
    times.record(operation, exchange);
    watch(context, operation, exchange);
  };
  let stopped: Report['stopped'];
  let reached = false;
  try {
    await reach(context);
    reached = true;
    context.honoursPrefer = await honoursPrefer(context);
    context.sessions.hasSandboxes = context.honoursPrefer;
    await checkConditions(context);
    if (!context.honoursPrefer) await restore.snapshot();
    const [first, ...others] = chosen;
    const isFirst = first === rules[0];
    if (first !== undefined && isFirst) await timed(first.id, () => first.run(context));
    const isConstant = reportConstantAnswers(context);
    if (isConstant) context.notes.add('The other parts were left out, because the server does not look at its requests.');
    else {
      const left = isFirst ? others : chosen;
      if (left.length > 0) await probeAll(context);
      for (const [index, rule] of left.entries()) {
        // Some rules concern few operations only.
        done = steps.slice(0, index + (isFirst ? 1 : 0)).reduce((sum, one) => sum + one, 0);
        await timed(rule.id, () => rule.run(context));
      }
      for (const { id, finish } of chosen) if (finish !== undefined) await timed(id, () => finish(context));
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
  } finally {
    times.report();
    // Also when the check itself fails.
    if (reached && stopped !== 'target-down' && !context.honoursPrefer) await restore.restore();
  }
  timings.total = Math.round(performance.now() - started);
  const { sessions, conditions, journeys, collector } = context;
  const parts = chosen.map(({ id }) => id);
  const needing = operations.filter(({ needsToken, operationId }) => needsToken && !context.notImplemented.has(operationId)).length;
  const signedIn = needing === 0 || sessions.refused.size < context.personas.length;
  addNotes(context, { parts, stopped }, signedIn, needing);
  const index = indexOf(context, parts, finished, signedIn);
  for (const [part, checks] of Object.entries(stopped === undefined && signedIn ? index : {})) {
    const open = Object.keys(checks).filter((name) => checks[name] === 'not-checked');
    if (open.length > 0) context.notes.add(`Not checked in the part ${part}: ${open.join(', ')}.`);
  }
  const report: Report = {
    target: options.target,
    startedAt: new Date(Date.now() - timings.total).toISOString(),
    contractVersion: contract.document.info.version,
    parts,
    ...(options.only === undefined ? {} : { only: options.only }),
    violations: collector.violations.sort((a, b) => a.area.localeCompare(b.area) || a.operationId.localeCompare(b.operationId)),
    coverage: [...context.coverage.values()],
    // In the order of the contract, so that two runs can be compared.
    notImplemented: contract.operations.map(({ operationId }) => operationId).filter((operationId) => context.notImplemented.has(operationId)),
    journeys,
    notes: [...context.notes],
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

/** What limits the result: customers, conditions, the rate, and what a server of this kind cannot show. */
function addNotes(context: Context, { parts, stopped }: Pick<Report, 'parts'> & { stopped: Report['stopped'] }, signedIn: boolean, needing: number): void {
  const { sessions, notes, conditions, client, limited, notImplemented } = context;
  // Who cannot log in because there is no log-in yet is no matter of the customers.
  const canLogIn = secretsOf(context.contract).logIns.some(({ operation }) => !notImplemented.has(operation.operationId));
  if (stopped !== 'log-in-refused' && canLogIn)
    for (const [persona, why] of sessions.refused) notes.add(`The customer "${persona}" could not be signed in: ${why}.`);
  for (const { needs, isMet, why, notChecked } of conditions) {
    const implemented = notChecked.filter((operationId) => !notImplemented.has(operationId));
    const therefore = implemented.length === 0 ? '' : ` Therefore not checked: the success of ${implemented.join(', ')}.`;
    if (!isMet && (notChecked.length === 0 || implemented.length > 0)) notes.add(`The test system lacks ${needs}: ${why}.${therefore}`);
  }
  const { times, milliseconds } = client.pace.held;
  if (times > 0)
    notes.add(`The server limited the rate (429): the check waited ${times} times, ${(milliseconds / 1000).toFixed(1)} s in all. --rate avoids that.`);
  if (limited.size > 0) notes.add(`The server refused for longer than the check waits (429), so these are not checked to the end: ${[...limited].join(', ')}.`);
  if (!signedIn && stopped !== 'log-in-refused')
    notes.add(`${needing} operations that need a session were called only without one. Name customers of this server with --login, or a session with --token.`);
  if (parts.includes('examples') && !context.honoursPrefer && stopped !== 'log-in-refused')
    notes.add('The server does not respond with the example that a Prefer header names (a mock does), so variants are seen only where its own data show them.');
  if (notImplemented.size === context.coverage.size)
    notes.add('The server has none of these operations, so nothing was checked (exit code 2). Is this the right server, and is a path missing in --target?');
}
