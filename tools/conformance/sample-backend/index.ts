/**
 * A plain HTTP server with its own store, independent of the mock. It keeps the contract, and each of its defects can be switched on: the proof
 * that the conformance check reports them.
 */
import type { RunningServer } from '@farol/contract/listen.ts';
import { catalogue, type SampleDefectId } from './defects/catalogue.ts';
import type { CatalogueEntry } from './defects/defect.ts';
import { startServer } from './server.ts';

export type { SampleDefectId } from './defects/catalogue.ts';

/** The report that the check must make of each defect, exactly once. */
export const sampleDefects: readonly Omit<CatalogueEntry<SampleDefectId>, 'how'>[] = catalogue.map(({ how: _, ...defect }) => defect);

export type SampleDefect = (typeof sampleDefects)[number];

/** Defects that can be on together: at most one for each operation. */
export function compatible(defects: readonly SampleDefect[]): SampleDefect[] {
  const taken = new Set<string>();
  return defects.filter(({ operationId, on = operationId }) => {
    if (taken.has(operationId) || taken.has(on)) return false;
    taken.add(operationId).add(on);
    return true;
  });
}

/** The defects that can be on together, without the one that takes a timeout. */
export function defectsTogether(): SampleDefect[] {
  return compatible(sampleDefects.filter(({ id }) => id !== 'too-slow'));
}

/** Starts the backend; without defects it keeps the contract, with or without keeping the keys of writes. Port 0 takes any free one. */
export function startSampleBackend(options: { defects?: readonly SampleDefectId[]; keepsKeys?: boolean; port?: number } = {}): Promise<RunningServer> {
  const on = catalogue.filter(({ id }) => options.defects?.includes(id) === true);
  return startServer(
    on.map(({ operationId, on: place = operationId, how }) => ({ operationId: place, how })),
    options.keepsKeys === true,
    options.port ?? 0,
  );
}
