import { defineConfig, type Plugin, type UserConfig } from 'vite';
import site from '../../../../vite.config.ts';
import { measures } from './measures.ts';

/** The site's build with one measure switched off: the one that TRICK names. */
const measure = measures.find(({ name }) => name === process.env.TRICK);
if (measure === undefined) throw new Error(`There is no measure "${process.env.TRICK}"`);
const { name, source, config = (unchanged) => unchanged } = measure;

const unused = new Set(source?.replace);
const changeSource: Plugin = {
  name: 'without-measure',
  enforce: 'pre',
  transform(code, id) {
    if (source === undefined || !source.file.test(id)) return undefined;
    let changed = code;
    for (const replacement of source.replace) {
      const before = changed;
      changed = before.replace(...replacement);
      if (changed !== before) unused.delete(replacement);
    }
    return { code: changed, map: null };
  },
  buildEnd(error) {
    if (error !== undefined) return;
    for (const [pattern] of unused) throw new Error(`"${name}" is not in the site as tools/bench/src/tricks/measures.ts has it: ${pattern}`);
  },
};

const { plugins = [], ...rest } = site as UserConfig;
export default defineConfig(config({ ...rest, plugins: [changeSource, ...plugins] }));
