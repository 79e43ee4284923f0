import { readdirSync } from 'node:fs';
import type { Fault } from './fault.ts';

/** Files of this folder without faults of their own. */
const SHARED = ['all.ts', 'fault.ts', 'rows.ts'];

const names = readdirSync(import.meta.dirname).filter((name) => !SHARED.includes(name));
const modules = await Promise.all(names.sort().map((name) => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, Fault[]>>));

/** Every fault of the sample backend: what the files of this folder export. */
export const faults: readonly Fault[] = modules.flatMap((module) => Object.values(module).flat());
