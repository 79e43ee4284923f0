import { agreementFaults } from './agreement.ts';
import { changeFaults } from './changes.ts';
import { customerFaults } from './customers.ts';
import { envelopeFaults } from './envelope.ts';
import type { Fault } from './fault.ts';
import { journeyFaults } from './journeys.ts';
import { jsonFaults } from './json.ts';
import { languageFaults } from './language.ts';
import { oddInputFaults, randomInputFaults } from './odd-input.ts';
import { outcomeFaults } from './outcomes.ts';
import { pagingFaults } from './paging.ts';
import { ruleFaults } from './rules.ts';
import { secretFaults } from './secrets.ts';
import { shapeFaults } from './shapes.ts';
import { timeFaults } from './time.ts';
import { transportFaults } from './transport.ts';
import { typeFaults } from './types.ts';
import { validInputFaults } from './valid-input.ts';
import { wireFaults } from './wire.ts';

/** Every fault of the sample backend, one line a file. */
export const faults: readonly Fault[] = [
  ...transportFaults,
  ...jsonFaults,
  ...envelopeFaults,
  ...typeFaults,
  ...ruleFaults,
  ...wireFaults,
  ...shapeFaults,
  ...languageFaults,
  ...journeyFaults,
  ...outcomeFaults,
  ...validInputFaults,
  ...oddInputFaults,
  ...randomInputFaults,
  ...customerFaults,
  ...changeFaults,
  ...pagingFaults,
  ...agreementFaults,
  ...secretFaults,
  ...timeFaults,
];
