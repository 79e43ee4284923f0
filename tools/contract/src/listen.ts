import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A server that accepts connections; `await using` closes it. */
export interface RunningServer extends AsyncDisposable {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Stops listening and breaks off every connection. */
  close: () => Promise<void>;
}

/** Starts a server, or a new HTTP server with this handler; port 0 takes any free one. Rejects when the address cannot be listened on. */
export async function listen(server: Server | RequestListener, port = 0, host = '127.0.0.1'): Promise<RunningServer> {
  const listening = typeof server === 'function' ? createServer(server) : server;
  const sockets = new Set<Socket>();
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready, fail) => {
    listening.once('error', fail);
    listening.listen(port, host, ready);
  });
  const close = () =>
    new Promise<void>((done) => {
      listening.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  const bound = (listening.address() as AddressInfo).port;
  const scheme = 'setSecureContext' in listening ? 'https' : 'http';
  return { url: `${scheme}://${host.includes(':') ? `[${host}]` : host}:${bound}`, port: bound, close, [Symbol.asyncDispose]: close };
}

/**
 * Starts a program of this project that prints its URL when it is ready, such as `scripts/mock.ts`. What it prints afterwards goes to the
 * error output. Rejects with what it printed when it ends before.
 */
export function spawnServer(command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const close = () => {
    child.kill();
    return ended;
  };
  process.once('exit', () => child.kill());
  return new Promise((ready, fail) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /https?:\/\/[^\s/)]+(?=[\s/)])/.exec(output)?.[0];
      if (url === undefined) return;
      for (const stream of [child.stdout, child.stderr]) stream.off('data', collect).pipe(process.stderr);
      ready({ url, port: Number(new URL(url).port), close, [Symbol.asyncDispose]: close });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', collect);
    child.once('error', fail);
    child.once('close', () => fail(new Error(`${command.join(' ')} ended before it was ready:\n${output}`)));
  });
}
