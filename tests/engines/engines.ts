import { findEngines } from '@site/bench/engines/find.ts';

/** The engines besides Chromium, which the other browser tests use. */
const NAMES = ['Firefox', 'WebKit'];

/** Each can be started, or says how to install it. */
export const engines = findEngines({ executablePath: '', args: [] }).filter(({ name }) => NAMES.includes(name));

/** Says aloud which engines are missing. */
export default function sayMissing(): void {
  for (const engine of engines) if ('install' in engine) console.info(`NOT CHECKED: ${engine.name} (${engine.install})`);
}
