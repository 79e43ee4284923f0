import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

const KEPT = { keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' } as const;
const agents = {
  'http:': { kept: new HttpAgent(KEPT), single: new HttpAgent() },
  'https:': { kept: new HttpsAgent(KEPT), single: new HttpsAgent() },
};

/** The agent for connections to backends: kept alive (`kept`), or a new connection for each request. */
export function agentFor(protocol: string, kept: boolean): HttpAgent | HttpsAgent {
  return agents[protocol === 'https:' ? 'https:' : 'http:'][kept ? 'kept' : 'single'];
}

/** Closes idle connections, so that the process can exit. */
export function closeAgents(): void {
  for (const { kept, single } of Object.values(agents)) {
    kept.destroy();
    single.destroy();
  }
}
