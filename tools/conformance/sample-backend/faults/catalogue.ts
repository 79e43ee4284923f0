import { envelopeFaults } from './envelope.ts';
import type { CatalogueEntry } from './fault.ts';
import { fieldFaults } from './fields.ts';
import { journeyFaults } from './journeys.ts';
import { jsonFaults } from './json.ts';
import { ruleFaults } from './rules.ts';
import { transportFaults } from './transport.ts';

const all = [...transportFaults, ...jsonFaults, ...envelopeFaults, ...fieldFaults, ...ruleFaults, ...journeyFaults] as const;

/** Name of a fault that the sample backend can be given. */
export type SampleFaultId = (typeof all)[number]['id'];

/** Every fault of the sample backend. */
export const catalogue: readonly CatalogueEntry<SampleFaultId>[] = all;
