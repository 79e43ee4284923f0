import type { Context } from '../context.ts';

/** One part of the check; its faults are in `sample-backend/faults/`. */
export interface Rule {
  /** Name of `--part`, and in the reports. */
  id: string;
  run: (context: Context) => Promise<void>;
  /** What is done after all other rules. */
  finish?: (context: Context) => Promise<void>;
  /** Steps of the progress, by default one for each operation. */
  steps?: (context: Context) => number;
  /** Whether it goes through every operation of the run, so that one that it leaves out is not checked. */
  ofEvery?: true;
}
