import { parseArgs } from 'node:util';
import type { Part } from './report.ts';
import { rules } from './rules/index.ts';
import type { RunOptions } from './run.ts';

const PARTS = rules.map(({ id }) => id);

const USAGE = `site-conformance --target http://host:port [options]

Checks a server against the contract: every operation, valid and wrong input, what customers see of each other, what writes change, paging,
secrets, behaviour over time, and journeys across operations.

  --target URL        the server; a path in it is put in front of the contract's paths
  --root FILE         another contract with the same envelope (default: openapi/openapi.yaml)
  --only NAME         an area (bills) or an operation; may be given several times
  --part NAME         one of ${PARTS.join(', ')}; may be given several times (default: all)
  --login FILE        the server's own test customers, as JSON, by the names of the log-in examples: { "…": { "<its field>": "…", "pin": "…" } }
  --token TOKEN       an existing session, instead of logging in
  --fuzz N            random requests for each operation (default: 10)
  --seed N            makes the random requests of an earlier run again, whose report names the seed
  --repeat N          calls of each read in the part time, for answers that are wrong only sometimes (default: 3)
  --max-time MS       a response that takes longer is a violation (default: a note from 2 seconds on)
  --out FOLDER        where the reports go (default: .cache/conformance)
  --baseline FILE     an earlier report.json: only violations that it does not have make the check fail
  --rate N            at most N requests per second; a 429 with Retry-After is obeyed in any case
  --bail              stop at the first violation
  --concurrency N     operations called at a time (default: 6)

Exit codes: 0 no violation (or none that is new), 1 violations, 2 the check could not be made, a log-in was refused, or it was interrupted.
Example: npm run conformance -- --target http://127.0.0.1:8080 --only bills`;

export interface Settings extends Pick<RunOptions, 'target' | 'only' | 'token' | 'bail' | 'concurrency' | 'fuzz' | 'seed' | 'repeat' | 'maxTime' | 'rate'> {
  parts: Part[] | undefined;
  /** Path of the contract. */
  root: string | undefined;
  /** Path of the login file. */
  login: string | undefined;
  out: string;
  /** Path of an earlier report. */
  baseline: string | undefined;
}

const OPTIONS = {
  target: { type: 'string' },
  root: { type: 'string' },
  only: { type: 'string', multiple: true },
  part: { type: 'string', multiple: true },
  login: { type: 'string' },
  token: { type: 'string' },
  out: { type: 'string', default: '.cache/conformance' },
  bail: { type: 'boolean', default: false },
  concurrency: { type: 'string', default: '6' },
  fuzz: { type: 'string' },
  seed: { type: 'string' },
  repeat: { type: 'string' },
  'max-time': { type: 'string' },
  rate: { type: 'string' },
  baseline: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const whole = (from: number, to: number) => (value: number) => Number.isInteger(value) && value >= from && value <= to;

/** The options that are numbers: which are right, and what another one is. */
const NUMBERS = {
  concurrency: [whole(1, 64), 'no number from 1 to 64'],
  rate: [(value: number) => value > 0 && value <= 10_000, 'no number of requests per second, such as 20 or 0.5'],
  fuzz: [whole(1, 100_000), 'no number from 1 to 100000'],
  seed: [whole(0, 2 ** 31 - 1), 'no seed: it is a number that an earlier report names'],
  repeat: [whole(1, 1000), 'no number from 1 to 1000'],
  'max-time': [(value: number) => value > 0, 'no number of milliseconds, such as 1500'],
} as const;

/** Reads the command line; returns a text to print instead for `--help` and wrong arguments. */
export function readArguments(args: string[]): Settings | { problem: string } | { help: string } {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    values = parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    return { problem: `${(error as Error).message}\n\n${USAGE}` };
  }
  const { help, target, root, only, part, login, token, out, bail, baseline } = values;
  if (help) return { help: USAGE };
  if (target === undefined) return { problem: `Which server? --target is missing.\n\n${USAGE}` };
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    return { problem: `--target ${target} is no http address, such as http://127.0.0.1:8080.` };
  const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
  const wrong = names.find((name) => values[name] !== undefined && !NUMBERS[name][0](Number(values[name])));
  if (wrong !== undefined) return { problem: `--${wrong} ${values[wrong]} is ${NUMBERS[wrong][1]}.` };
  const unknown = part?.find((name) => !PARTS.includes(name));
  if (unknown !== undefined) return { problem: `--part ${unknown}: there are ${PARTS.join(', ')}.` };
  if (login !== undefined && token !== undefined) return { problem: 'Either --login or --token: a session that stands needs no log-in.' };
  const number = (name: keyof typeof NUMBERS) => (values[name] === undefined ? undefined : Number(values[name]));
  const [concurrency, rate, fuzz, seed, repeat, maxTime] = names.map(number);
  return { target, root, only, parts: part, login, token, out, bail, concurrency, fuzz, seed, repeat, maxTime, rate, baseline };
}
