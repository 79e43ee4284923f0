import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Context } from '../context.ts';
import { type Criterion, failureOf, type RespectStep } from '../journey-failure.ts';
import { type Observer, startObserver } from '../observer.ts';
import type { JourneyResult } from '../report.ts';
import type { Rule } from './rule.ts';

const FOLDER = 'openapi/workflows';

interface Step {
  stepId: string;
  operationId?: string;
  successCriteria?: Criterion[];
}
interface Workflow {
  workflowId: string;
  summary?: string;
  inputs?: { properties?: Record<string, { default?: unknown }> };
  steps: Step[];
}
interface Arazzo {
  sourceDescriptions: { name: string; url: string; type: string }[];
  workflows: Workflow[];
}

/** The part of Respect's report that is read here. */
interface RespectReport {
  files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: RespectStep[] }[] }>;
}

/** The operation of a step, without the name of its source (`$sourceDescriptions.api.login` or `login`). */
const operationOf = (step: Step | undefined) => step?.operationId?.split('.').at(-1);

/** The journeys that use operations of this run. */
function readJourneys(context: Context): { file: string; arazzo: Arazzo }[] {
  if (!existsSync(FOLDER)) return [];
  const wanted = new Set(context.operations.map(({ operationId }) => operationId));
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .sort()
    .map((name) => ({ file: name, arazzo: parse(readFileSync(join(FOLDER, name), 'utf8')) as Arazzo }));
  return all.filter(({ arazzo }) => arazzo.workflows.some(({ steps }) => steps.some((step) => wanted.has(operationOf(step) ?? ''))));
}

/** A copy with the run's customers and with absolute paths. */
function prepared(context: Context, { arazzo }: { arazzo: Arazzo }): Arazzo {
  const copy = structuredClone(arazzo);
  for (const source of copy.sourceDescriptions) source.url = resolve(FOLDER, source.url);
  for (const { inputs } of copy.workflows) {
    const properties = Object.entries(inputs?.properties ?? {});
    const values = context.substitute(Object.fromEntries(properties.map(([name, input]) => [name, input.default]))) as Record<string, unknown>;
    for (const [name, input] of properties) if (input.default !== undefined) input.default = values[name];
  }
  return copy;
}

/** Runs Redocly Respect, which exits with 1 when a journey failed. */
async function respect(files: string[], server: string, output: string, signal: AbortSignal): Promise<{ report: RespectReport | undefined; words: string }> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const names = ['-S', `api=${server}`];
  const child = spawn(process.execPath, [cli, 'respect', ...files, ...names, '--json-output', output, '--max-fetch-timeout', '20000'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      words = `${words}${text}`.slice(-4000);
    });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  await new Promise<void>((ended, failed) => child.on('close', () => ended()).on('error', failed));
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  return { report: existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as RespectReport) : undefined, words };
}

function judge(context: Context, workflow: Workflow, executed: RespectStep[] | undefined, { latest, lacks }: Observer): JourneyResult {
  const result: JourneyResult = {
    workflowId: workflow.workflowId,
    summary: workflow.summary ?? workflow.workflowId,
    state: 'passed',
    steps: workflow.steps.length,
  };
  if (executed === undefined) return { ...result, state: 'not-run' };
  const inputs = Object.fromEntries(Object.entries(workflow.inputs?.properties ?? {}).map(([name, input]) => [name, input.default]));
  const failureIn = (step: RespectStep) => failureOf(step, workflow.steps.find(({ stepId }) => stepId === step.stepId)?.successCriteria ?? [], inputs);
  const broken = executed.find((step) => failureIn(step) !== undefined);
  const failure = broken === undefined ? undefined : failureIn(broken);
  if (broken === undefined || failure === undefined) return result;
  // A violation on the way may be the cause, and is reported already.
  const last = workflow.steps.findIndex(({ stepId }) => stepId === broken.stepId);
  const ways = workflow.steps.slice(0, last + 1).map((step) => operationOf(step) ?? '');
  const missing = ways.find((operationId) => context.notImplemented.has(operationId) || lacks(operationId));
  const known = ways.flatMap((operationId) => context.collector.ofResponses(operationId)).find(({ kind }) => kind !== 'journey');
  const where = `step ${broken.stepId ?? ''}`;
  if (missing !== undefined) return { ...result, state: 'not-run', why: `${where}: ${missing} is not implemented` };
  if (known !== undefined) return { ...result, state: 'follows-from-a-violation', why: `${where}: ${known.message}` };
  const operationId = operationOf(workflow.steps[last]) ?? '';
  const operation = context.contract.operations.find((one) => one.operationId === operationId);
  const path = `journey ${workflow.workflowId}, ${where}`;
  if (operation !== undefined) context.collector.report(operation, { kind: 'journey', path, ...failure }, latest(operationId));
  return { ...result, state: 'failed', why: `${where}: expected ${failure.expected}, got ${failure.got}` };
}

async function run(context: Context): Promise<void> {
  const journeys = readJourneys(context).map((journey) => ({ ...journey, arazzo: prepared(context, journey) }));
  if (journeys.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const observer = await startObserver(context, `conformance-${context.run}-journeys`);
  try {
    const files = journeys.map(({ file, arazzo }) => {
      const copy = join(folder, file);
      writeFileSync(copy, stringify(arazzo));
      return copy;
    });
    const { report, words } = await respect(files, observer.url, join(folder, 'report.json'), context.signal);
    const down = observer.down();
    if (down !== undefined) throw down;
    if (report === undefined) throw new Error(`The journeys could not be run:\n${words}`);
    const executed = Object.values(report.files).flatMap(({ executedWorkflows }) => executedWorkflows);
    context.journeys = journeys.flatMap(({ arazzo }) =>
      arazzo.workflows.map((workflow) => {
        const ended = executed.find(({ workflowId }) => workflowId === workflow.workflowId);
        context.onStep(workflow.workflowId);
        return judge(context, workflow, ended?.executedSteps, observer);
      }),
    );
  } finally {
    await observer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const journeys: Rule = {
  id: 'journeys',
  title: 'The journeys of `openapi/workflows/` across operations come to their end; every response on the way is checked, too',
  needs: 'the customers of the journeys',
  run,
  steps: (context) => readJourneys(context).reduce((sum, { arazzo }) => sum + arazzo.workflows.length, 0),
};
