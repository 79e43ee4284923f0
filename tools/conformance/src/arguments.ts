import { parseArgs } from 'node:util';
import { PARTS, type Part } from './report.ts';

const USAGE = `site-conformance --target http://host:port [options]

Checks a server against the contract: every operation, valid and wrong input, what customers see of each other, what writes change, paging,
secrets, behaviour over time, and journeys across operations.

  --target URL        the server; a path in it is put in front of the contract's paths
  --only NAME         an area (bills) or an operation (billPdf); may be given several times
  --part NAME         one of ${PARTS.join(', ')}; may be given several times (default: all)
  --login FILE        the server's own test customers, as JSON: { "postpaid4g": { "mobileNo": "…", "pin": "…" } }
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

export interface Settings {
  target: string;
  only: string[] | undefined;
  parts: Part[] | undefined;
  /** Path of the login file. */
  login: string | undefined;
  token: string | undefined;
  out: string;
  bail: boolean;
  concurrency: number;
  fuzz: number | undefined;
  seed: number | undefined;
  /** Calls of each read in the part `time`. */
  repeat: number | undefined;
  /** Milliseconds that a response may take. */
  maxTime: number | undefined;
  /** Requests per second. */
  rate: number | undefined;
  /** Path of an earlier report. */
  baseline: string | undefined;
}

const OPTIONS = {
  target: { type: 'string' },
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

/** Reads the command line; returns a text to print instead for `--help` and wrong arguments. */
export function readArguments(args: string[]): Settings | { problem: string } | { help: string } {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    values = parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    return { problem: `${(error as Error).message}\n\n${USAGE}` };
  }
  const { help, target, only, part, login, token, out, bail, baseline } = values;
  if (help) return { help: USAGE };
  if (target === undefined) return { problem: `Which server? --target is missing.\n\n${USAGE}` };
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    return { problem: `--target ${target} is no http address, such as http://127.0.0.1:8080.` };
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 64)
    return { problem: `--concurrency ${values.concurrency} is no number from 1 to 64.` };
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  if (rate !== undefined && !(rate > 0 && rate <= 10_000)) return { problem: `--rate ${values.rate} is no number of requests per second, such as 20 or 0.5.` };
  const [fuzz, seed, repeat, maxTime] = [values.fuzz, values.seed, values.repeat, values['max-time']].map((text) =>
    text === undefined ? undefined : Number(text),
  );
  if (fuzz !== undefined && !(Number.isInteger(fuzz) && fuzz >= 1 && fuzz <= 100_000))
    return { problem: `--fuzz ${values.fuzz} is no number from 1 to 100000.` };
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31))
    return { problem: `--seed ${values.seed} is no seed: it is a number that an earlier report names.` };
  if (repeat !== undefined && !(Number.isInteger(repeat) && repeat >= 1 && repeat <= 1000))
    return { problem: `--repeat ${values.repeat} is no number from 1 to 1000.` };
  if (maxTime !== undefined && !(maxTime > 0)) return { problem: `--max-time ${values['max-time']} is no number of milliseconds, such as 1500.` };
  const unknown = part?.find((name) => !PARTS.some((known) => known === name));
  if (unknown !== undefined) return { problem: `--part ${unknown}: there are ${PARTS.join(', ')}.` };
  if (login !== undefined && token !== undefined) return { problem: 'Either --login or --token: a session that stands needs no log-in.' };
  return { target, only, parts: part as Part[] | undefined, login, token, out, bail, concurrency, fuzz, seed, repeat, maxTime, rate, baseline };
}
