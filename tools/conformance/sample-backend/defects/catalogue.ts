import type { CatalogueEntry } from './defect.ts';
import { envelopeDefects } from './envelope.ts';
import { fieldDefects } from './fields.ts';
import { journeyDefects } from './journeys.ts';
import { jsonDefects } from './json.ts';
import { ruleDefects } from './rules.ts';
import { transportDefects } from './transport.ts';

const all = [...transportDefects, ...jsonDefects, ...envelopeDefects, ...fieldDefects, ...ruleDefects, ...journeyDefects] as const;

/** Name of a defect that the sample backend can be given. */
export type SampleDefectId = (typeof all)[number]['id'];

/** Every defect of the sample backend. */
export const catalogue: readonly CatalogueEntry<SampleDefectId>[] = all;
