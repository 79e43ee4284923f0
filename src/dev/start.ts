import { callObserver } from '@/api/call-observer';
import { checkResponse, showRefusal } from './check-response.ts';
import { beginCall, endCall } from './scenario-panel/calls.ts';
import { applyLink } from './scenario-panel/start.ts';

/** Starts the development tools before the first request. */
export async function startDevTools(): Promise<void> {
  callObserver.current = { begin: beginCall, end: endCall, check: checkResponse, refuse: showRefusal };
  await applyLink();
}
