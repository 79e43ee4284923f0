import { parseArgs } from 'node:util';
import { ACCESS_OPTIONS, ACCESS_USAGE, type Access, readAccess } from '@site/contract/access.ts';
import { MAX_DELAY_MS } from './scenario.ts';

export interface MainOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Milliseconds. */
  delay?: number;
  /** 0 to 1. */
  chaos?: number;
  upstream?: string;
  bare: boolean;
  access: Access;
  quiet: boolean;
}

/** What `--help` prints. */
export const USAGE = `npm run mock -- [options]

  --port 4010            port to listen on; 0 takes any free one
  --host 127.0.0.1       host to listen on; 0.0.0.0 lets other machines in
  ${ACCESS_USAGE}
  --delay 300            minimum duration of every response in milliseconds, up to ${MAX_DELAY_MS}
  --chaos 0.1            share of responses that fail at random, 0 to 1: HTTP 500, business error, three seconds late,
                         connection dropped before or after the work
  --upstream URL         a backend to request first; its responses are checked, the mock serves what it lacks
  --bare                 leaves out everything that the contract adds to the specification (x-added)
  --quiet                prints nothing but its URL
  --help                 this text`;

function numberIn(name: string, text: string, min: number, max: number, kind: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value) || value < min || value > max) {
    throw new RangeError(`--${name} ${text} cannot be: ${kind} from ${min} to ${max} is needed.`);
  }
  return value;
}

function wholeNumberIn(name: string, text: string, min: number, max: number): number {
  const value = numberIn(name, text, min, max, 'a whole number');
  if (!Number.isInteger(value)) throw new RangeError(`--${name} ${text} cannot be: a whole number from ${min} to ${max} is needed.`);
  return value;
}

function backendIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RangeError(`--upstream ${text} cannot be: the URL of a backend is needed, such as http://127.0.0.1:8080.`);
  }
  return text;
}

/** Reads the command line; returns `help` for `--help`. Throws a RangeError with one sentence when an option is invalid. */
export function readOptions(args: readonly string[]): MainOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      ...ACCESS_OPTIONS,
      delay: { type: 'string' },
      chaos: { type: 'string' },
      upstream: { type: 'string' },
      bare: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.host.trim() === '') throw new RangeError('--host is empty: a name or IP address of this machine is needed, such as 127.0.0.1 or 0.0.0.0.');
  return {
    port: wholeNumberIn('port', values.port, 0, 65_535),
    host: values.host,
    access: readAccess(values.host, values),
    ...(values.delay === undefined ? {} : { delay: wholeNumberIn('delay', values.delay, 0, MAX_DELAY_MS) }),
    ...(values.chaos === undefined ? {} : { chaos: numberIn('chaos', values.chaos, 0, 1, 'a share') }),
    ...(values.upstream === undefined ? {} : { upstream: backendIn(values.upstream) }),
    bare: values.bare,
    quiet: values.quiet,
  };
}
