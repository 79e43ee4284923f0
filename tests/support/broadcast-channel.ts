import { BroadcastChannel } from 'node:worker_threads';

/** MSW asks for it at import, and a VM context has only what the environment gives it. */
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
