import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Fault, Setting } from './setting.ts';

/** Files of this folder without faults and variants of their own. */
const SHARED = ['all.ts', 'setting.ts'];

const names = readdirSync(import.meta.dirname).filter((name) => !SHARED.includes(name));
const settings = await Promise.all(
  names.sort().map(async (name) => {
    const exported = (await import(/* @vite-ignore */ `./${name}`)) as Record<string, Omit<Setting, 'class'>[]>;
    return Object.values(exported).flatMap((some) => some.map((setting): Setting => ({ ...setting, class: basename(name, '.ts') })));
  }),
);
const isFault = (setting: Setting): setting is Fault => 'kind' in setting;

/** Every fault of the sample backend: what the files of this folder export with the finding that it must lead to. */
export const faults: readonly Fault[] = settings.flat().filter(isFault);

/** Every unusual behaviour that keeps the contract. */
export const variants: readonly Setting[] = settings.flat().filter((setting) => !isFault(setting));
