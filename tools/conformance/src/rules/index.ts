import type { Rule } from '../context.ts';
import { agreement } from './agreement.ts';
import { changes } from './changes.ts';
import { customers } from './customers.ts';
import { examples } from './examples.ts';
import { fuzz } from './fuzz.ts';
import { journeys } from './journeys.ts';
import { paging } from './paging.ts';
import { secrets } from './secrets.ts';
import { time } from './time.ts';
import { transport } from './transport.ts';
import { validInput } from './valid-input.ts';
import { wrongInput } from './wrong-input.ts';

/** Every rule, in the order in which they run. */
export const rules: readonly Rule[] = [
  // What a more exact one has found, a later one does not find again.
  examples,
  validInput,
  wrongInput,
  fuzz,
  customers,
  changes,
  paging,
  agreement,
  time,
  transport,
  secrets,
  journeys,
];
