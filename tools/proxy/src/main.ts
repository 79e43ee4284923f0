#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ACCESS_OPTIONS, ACCESS_USAGE, readAccess } from '@site/contract/access.ts';
import { runCommand, UsageError } from '@site/contract/command-line.ts';
import type { ProxyOptions } from './server.ts';

const USAGE = `site-proxy --target URL [options]

Sits between clients and a backend: traffic passes byte for byte; each violation of the contract is a line here and an entry at /__contract.

What is checked, of every request and response after it was forwarded: method and path, parameters, bodies, HTTP code, media type, headers,
caching of personal data, JSON, envelope, schema, order and uniqueness of lists, fields that must agree, dates, PDF, language.
Not checked: what one response alone does not show, such as pages, data of other customers, wrong input or the effect of a write:
npm run conformance.

  --target URL           the backend; only its origin counts
  --port 4020            port to listen on; 0 takes any free one
  --host 127.0.0.1       address to listen on; 0.0.0.0 lets other machines in
  ${ACCESS_USAGE}
  --no-mock              operations that the backend lacks stay missing (npm run proxy lets the mock respond)
  --help                 this text

Paths of the proxy itself:
  GET /__contract                the live page: violations with request, response and a command to repeat it
  GET /__contract/violations     the same as JSON; DELETE empties it
Header of responses: x-served-by: upstream, mock or proxy; x-fallback-reason: why the mock responded.
Tokens, PINs, codes and cookies are masked everywhere; what has a body over 10 MiB (request) or 8 MiB (response) is forwarded unchecked.

Exit codes: 0 ended with Ctrl-C, 2 wrong arguments, or the proxy could not start.
Example: npm run proxy -- --target http://127.0.0.1:8080`;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Runs the command line; `createFallback` is what responds where the backend lacks an operation, unless `--no-mock` is given. */
export function runProxy(createFallback?: ProxyOptions['createFallback']): Promise<void> {
  const run = async (args: string[]) => {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        target: { type: 'string' },
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
        ...ACCESS_OPTIONS,
        mock: { type: 'boolean', default: true },
      },
    });
    const { target, host } = values;
    const port = Number(values.port);
    if (target === undefined) throw new UsageError('Which backend? --target is missing.');
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`"${values.port}" is no port: a number from 1 to 65535 is needed.`);
    const fallback = values.mock ? createFallback : undefined;
    const options = { target, port, host, createFallback: fallback, log: (line: string) => console.log(line) };
    // Loaded on demand, so that a wrong option is reported at once.
    const proxy = await import('./server.ts')
      .then(({ startProxy }) => startProxy({ ...options, access: readAccess(host, values) }))
      .catch((error: Error) => Promise.reject(new UsageError(error.message)));
    console.log(`
  Proxy       ${proxy.url}   (backend ${new URL(target).origin}, ${fallback === undefined ? 'without the mock' : 'the mock fills its gaps'})
  Violations  ${proxy.url}/__contract

Ctrl-C ends it.
`);
    let ending = false;
    const end = async () => {
      if (ending) process.exit(1);
      ending = true;
      await proxy.close();
      const found = proxy.violations();
      const seen = found.reduce((sum, { count }) => sum + count, 0);
      console.log(found.length === 0 ? 'No violation was seen.' : `${plural(found.length, 'violation')}, seen ${plural(seen, 'time')} in all.`);
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
  };
  return runCommand(USAGE, { run }, 'run');
}

if (import.meta.main) await runProxy();
