/**
 * A backend as another company would write it: a plain HTTP server with a store of its own, without a line of the mock's. It keeps the
 * contract, and each of its defects can be switched on: the proof that the conformance check sees them.
 */
import type { RunningServer } from '@farol/contract/listen.ts';
import { catalogue, type SampleDefectId } from './defects/catalogue.ts';
import type { CatalogueEntry } from './defects/defect.ts';
import { startServer } from './server.ts';

export type { SampleDefectId } from './defects/catalogue.ts';

/** What the check must report of each defect: exactly this, once. */
export const sampleDefects: readonly Omit<CatalogueEntry<SampleDefectId>, 'how'>[] = catalogue.map(({ how: _, ...defect }) => defect);

/** A defect as the check has to report it. */
export type SampleDefect = (typeof sampleDefects)[number];

/** The defects of a list that can be switched on together: at most one for each operation. */
export function compatible(defects: readonly SampleDefect[]): SampleDefect[] {
  const taken = new Set<string>();
  return defects.filter(({ operationId, on = operationId }) => {
    if (taken.has(operationId) || taken.has(on)) return false;
    taken.add(operationId).add(on);
    return true;
  });
}

/** Most of the defects, to be switched on together; without the one that is told only after the time that an answer may take. */
export function defectsTogether(): SampleDefect[] {
  return compatible(sampleDefects.filter(({ id }) => id !== 'too-slow'));
}

/** Starts the backend; with no defect it keeps the contract. Without a port it takes any free one. */
export function startSampleBackend(options: { defects?: readonly SampleDefectId[]; port?: number } = {}): Promise<RunningServer> {
  const on = catalogue.filter(({ id }) => options.defects?.includes(id) === true);
  return startServer(
    on.map(({ operationId, on: place = operationId, how }) => ({ operationId: place, how })),
    options.port ?? 0,
  );
}
