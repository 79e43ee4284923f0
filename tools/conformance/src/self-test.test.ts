import { globSync, readFileSync } from 'node:fs';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { placeOf } from '@site/contract/strict/violation.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/server.ts';
import { faults, variants } from '../sample-backend/settings/all.ts';
import { EVERYWHERE, type Fault, type Setting } from '../sample-backend/settings/setting.ts';
import { runConcurrently } from './context.ts';
import { runConformance } from './run.ts';

/** Runs at a time: while one waits for its requests, another one computes. */
const AT_ONCE = 4;

/** What a finding is compared by. */
type Finding = Pick<Fault, 'operationId' | 'kind' | 'place'>;

const words = ({ operationId, kind, place }: Finding) => `${kind} · ${operationId} ${placeOf(place)}`;
const concerned = ({ operationId, on = [] }: Setting) => [...new Set([operationId, ...on])];

/** `SELF_TEST=secrets,bom` limits the test to these names and classes while one of them is written. */
const wanted = process.env.SELF_TEST?.split(',');
/** `npm test` tries every third; `npm test -- --full` and `npx vitest run tools/conformance` try all. */
const nth = process.env.SAMPLED === undefined ? 1 : 3;
const isWanted = (setting: Setting, turn: number) =>
  wanted === undefined ? turn % nth === 0 : wanted.includes(setting.name) || wanted.includes(setting.class);

const contract = await loadStrictContract();

/** Everything that the check says of a backend with some settings on, or with none. */
async function findingsOf(...settings: Setting[]): Promise<Finding[]> {
  await using backend = await startSampleBackend({ with: settings.map(({ name }) => name) });
  const only = settings.length === 0 ? [EVERYWHERE] : [...new Set(settings.flatMap((setting) => setting.only ?? concerned(setting)))];
  const parts = settings.length === 0 ? {} : { parts: [...new Set(settings.flatMap((setting) => setting.parts))] };
  const report = await runConformance({ target: backend.url, contract, ...(only.includes(EVERYWHERE) ? {} : { only }), ...parts, ...settings[0]?.run });
  const unfinished: Finding[] = report.finished && report.signedIn ? [] : [{ operationId: 'run', kind: 'connection', place: report.notes.join(' ') }];
  const missing = report.notImplemented.map((operationId): Finding => ({ operationId, kind: 'not-implemented', place: 'status' }));
  return [...report.violations.map(({ operationId, kind, path }) => ({ operationId, kind, place: path })), ...missing, ...unfinished];
}

/** The operations that a setting makes different, and those that its run calls, too. */
const calledBy = (setting: Setting) => {
  const called = contract.operations.filter(({ operationId, area }) => setting.only?.some((name) => name === operationId || name === area));
  return [...concerned(setting), ...called.map(({ operationId }) => operationId)];
};

/** Every variant with another one, neither of which makes an operation different that the other one needs, or alone where there is none. */
function pairsOf(some: readonly Setting[]): Setting[][] {
  const isAlone = (one: Setting) => one.run !== undefined || concerned(one).includes(EVERYWHERE);
  const isApart = (one: Setting, other: Setting) => !concerned(one).some((id) => calledBy(other).includes(id));
  return some.map((one, index): Setting[] => {
    // From the middle of the others on, so that each meets one of another file.
    const others = some.map((_, turn) => some[(index + turn + Math.floor(some.length / 2)) % some.length] as Setting);
    const other = others.find((candidate) => !isAlone(one) && !isAlone(candidate) && isApart(one, candidate) && isApart(candidate, one));
    return other === undefined ? [one] : [one, other];
  });
}

const atOnce = <T>(tasks: readonly T[], work: (task: T) => Promise<void>) => runConcurrently(tasks, AT_ONCE, new AbortController().signal, work);

describe('the sample backend', () => {
  it('has faults and variants of many kinds over many operations', () => {
    const names = [...faults, ...variants].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(variants.length).toBeGreaterThanOrEqual(50);
    expect(new Set(faults.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(60);
  });

  it('owes nothing to the mock', () => {
    for (const file of globSync('tools/conformance/sample-backend/**/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '[^']*(?:mock-server|prism)/);
  });
});

describe('the conformance check', () => {
  it('says nothing of a backend that keeps the contract', { timeout: 240_000 }, async () => {
    expect((await findingsOf()).map(words)).toEqual([]);
  });

  it('finds every fault, at the right place, with one message', { timeout: 240_000 }, async () => {
    const unclear: string[] = [];
    const secondTries: string[] = [];
    const some = faults.filter(isWanted);
    const isClear = (fault: Fault, findings: readonly Finding[]) => findings.map(words).join() === words(fault);
    await atOnce(some, async (fault) => {
      if (isClear(fault, await findingsOf(fault))) return;
      // On a busy machine a response may have come too late.
      secondTries.push(fault.name);
      const again = await findingsOf(fault);
      const got = again.map(words).join(', ') || `nothing; does the answer of the sample backend have this place (--with ${fault.name})?`;
      if (!isClear(fault, again)) unclear.push(`${fault.class} ${fault.name}: expected ${words(fault)}, got ${got}`);
    });
    console.info(`Faults found: ${some.length - unclear.length} of ${some.length}, each by one message at the right place`);
    if (secondTries.length > 0) console.info(`Of them on a second try: ${secondTries.join(', ')}`);
    expect(unclear).toEqual([]);
  });

  it('gives no false alarm for unusual behaviour that keeps the contract, two kinds at a time', { timeout: 240_000 }, async () => {
    const alarms: string[] = [];
    const some = variants.filter(isWanted);
    await atOnce(pairsOf(some), async (pair) => {
      const findings = await findingsOf(...pair);
      if (findings.length > 0) alarms.push(`${pair.map(({ name }) => name).join(' and ')}: ${findings.map(words).join(', ')}`);
    });
    console.info(`False alarms: ${alarms.length} in ${some.length} variants`);
    expect(alarms).toEqual([]);
  });
});
