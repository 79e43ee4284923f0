import { parseArgs } from 'node:util';
import { MOST_DELAY } from './scenario.ts';

/** How the mock was asked to run. */
export interface MainOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Milliseconds. */
  delay?: number;
  /** 0 to 1. */
  chaos?: number;
  upstream?: string;
  quiet: boolean;
}

/** What `--help` prints. */
export const USAGE = `npm run mock -- [options]

  --port 4010       port to listen on; 0 takes any free one
  --host 127.0.0.1  address to listen on; 0.0.0.0 lets other machines in
  --delay 300       milliseconds that every answer takes at least, up to ${MOST_DELAY}
  --chaos 0.1       share of answers that fail at random, 0 to 1: HTTP 500, business error, three seconds late, connection dropped
  --upstream URL    a backend to ask first; its answers are checked, what it lacks is answered by the mock
  --quiet           says nothing but its address
  --help            this text`;

/** The number in an option, or a sentence that says what is wrong with it. */
function numberIn(name: string, text: string, least: number, most: number, kind: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value) || value < least || value > most) {
    throw new RangeError(`--${name} ${text} cannot be: ${kind} from ${least} to ${most} is needed.`);
  }
  return value;
}

function wholeNumberIn(name: string, text: string, least: number, most: number): number {
  const value = numberIn(name, text, least, most, 'a whole number');
  if (!Number.isInteger(value)) throw new RangeError(`--${name} ${text} cannot be: a whole number from ${least} to ${most} is needed.`);
  return value;
}

function backendIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RangeError(`--upstream ${text} cannot be: the address of a backend is needed, such as http://127.0.0.1:8080.`);
  }
  return text;
}

/** Reads the command line; `help` when that is asked for. Throws an error with one plain sentence when an option is wrong. */
export function readOptions(args: readonly string[]): MainOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      delay: { type: 'string' },
      chaos: { type: 'string' },
      upstream: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.host.trim() === '') throw new RangeError('--host is empty: a name or address of this machine is needed, such as 127.0.0.1 or 0.0.0.0.');
  return {
    port: wholeNumberIn('port', values.port, 0, 65_535),
    host: values.host,
    ...(values.delay === undefined ? {} : { delay: wholeNumberIn('delay', values.delay, 0, MOST_DELAY) }),
    ...(values.chaos === undefined ? {} : { chaos: numberIn('chaos', values.chaos, 0, 1, 'a share') }),
    ...(values.upstream === undefined ? {} : { upstream: backendIn(values.upstream) }),
    quiet: values.quiet,
  };
}
