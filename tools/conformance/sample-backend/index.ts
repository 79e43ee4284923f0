/**
 * A plain HTTP server with its own store, independent of the mock. It keeps the contract; faults and variants can be switched on: the proof that
 * the conformance check reports the former and not the latter.
 */
import type { RunningServer } from '@site/contract/listen.ts';
import { faults } from './faults/all.ts';
import type { Setting } from './faults/fault.ts';
import { type SwitchedOn, startServer } from './server.ts';
import { variants } from './variants/all.ts';

export interface SampleOptions {
  /** Names of faults and variants. */
  with?: readonly string[];
  /** Whether it keeps the keys of writes. */
  keepsKeys?: boolean;
  /** Port 0 takes any free one. */
  port?: number;
}

function switchesOf({ with: names = [], keepsKeys = false }: SampleOptions): [on: SwitchedOn[], keepsKeys: boolean] {
  const on = names.map((name): Setting => {
    const setting = [...faults, ...variants].find((one) => one.name === name);
    if (setting === undefined) throw new Error(`There is no fault and no variant "${name}"; --list names them all.`);
    return setting;
  });
  const switched = on.map(({ operationId, on: places = [operationId], behaviour }) => ({
    places,
    behaviour: typeof behaviour === 'function' ? behaviour() : behaviour,
  }));
  return [switched, keepsKeys || on.some((setting) => setting.keepsKeys === true)];
}

/** Starts the backend; with nothing switched on it keeps the contract. */
export function startSampleBackend(options: SampleOptions = {}): Promise<RunningServer> {
  return startServer(...switchesOf(options), options.port ?? 0);
}
