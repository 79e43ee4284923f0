import { choosePorts } from '../support/ports.ts';

const NAMES = ['site', 'mock', 'gateway', 'maintained', 'alone', 'edge', 'untrusting', 'tls', 'plain'] as const;

/** Ports of the tests: the site, the mock behind it, the payment gateway, and servers with other settings. `DEPLOY_PORT` is the first of them. */
export const ports = await choosePorts('DEPLOY_PORTS', NAMES, process.env.DEPLOY_PORT);
