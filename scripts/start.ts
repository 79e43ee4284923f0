/** `npm start`: site and mock on one port. Options: `--port 3000 --upstream http://… --bare` */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from '../mock-server/personas.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT ?? '5173' }, upstream: { type: 'string' }, bare: { type: 'boolean', default: false } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`"${values.port}" is no port: a number from 1 to 65535 is needed.`);
  process.exit(1);
}

process.env.PORT = String(port);
if (values.upstream !== undefined) process.env.UPSTREAM = values.upstream;
if (values.bare) process.env.MOCK_BARE = 'yes';
const server = await createServer({ clearScreen: false, logLevel: 'warn' });
await server.listen().catch((error: Error) => {
  console.error(`${error.message}. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}`);
  process.exit(1);
});
const address = `http://127.0.0.1:${port}`;

const people = personas.map((persona) => `  ${persona.mobileNo}  ${(persona.pin || `SMS ${SMS_CODE}`).padEnd(11)} ${persona.purpose}`).join('\n');
console.log(`
  Site        ${address}${values.upstream === undefined ? '' : `   (backend ${values.upstream}, the mock fills its gaps)\n  Violations  ${address}/__contract`}
  Scenarios   the round button at the lower left of the site, or Alt+Shift+P
  API         ${address}/docs
  Design      ${address}/catalogue.html

  Customers (number, PIN or code, what for); every SMS code is ${SMS_CODE}
${people}
  ${UNKNOWN_NUMBER}  –           no account belongs to this number
`);
