/**
 * A backend as another company would write it: a plain HTTP server with a store of its own, without a line of the mock's. It keeps the
 * contract, and each of its faults can be switched on: the proof that the conformance check sees them.
 */
import type { RunningServer } from '@farol/contract/listen.ts';
import { catalogue, type SampleFaultId } from './faults/catalogue.ts';
import type { CatalogueEntry } from './faults/fault.ts';
import { startServer } from './server.ts';

export type { SampleFaultId } from './faults/catalogue.ts';

/** What the check must report of each fault: exactly this, once. */
export const sampleFaults: readonly Omit<CatalogueEntry<SampleFaultId>, 'how'>[] = catalogue.map(({ how: _, ...fault }) => fault);

/** A fault as the check has to report it. */
export type SampleFault = (typeof sampleFaults)[number];

/** The faults of a list that can be switched on together: at most one for each operation. */
export function compatible(faults: readonly SampleFault[]): SampleFault[] {
  const taken = new Set<string>();
  return faults.filter(({ operationId, on = operationId }) => {
    if (taken.has(operationId) || taken.has(on)) return false;
    taken.add(operationId).add(on);
    return true;
  });
}

/** Most of the faults, to be switched on together; without the one that is told only after the time that an answer may take. */
export function faultsTogether(): SampleFault[] {
  return compatible(sampleFaults.filter(({ id }) => id !== 'too-slow'));
}

/** Starts the backend; with no fault it keeps the contract. Without a port it takes any free one. */
export function startSampleBackend(options: { faults?: readonly SampleFaultId[]; port?: number } = {}): Promise<RunningServer> {
  const on = catalogue.filter(({ id }) => options.faults?.includes(id) === true);
  return startServer(
    on.map(({ operationId, on: place = operationId, how }) => ({ operationId: place, how })),
    options.port ?? 0,
  );
}
