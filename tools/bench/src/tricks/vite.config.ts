import { defineConfig, type Plugin, type UserConfig } from 'vite';
import site from '../../../../vite.config.ts';
import { measures } from './measures.ts';

/** The site's build with one measure switched off: the one that TRICK names. */
const measure = measures.find(({ name }) => name === process.env.TRICK);
if (measure === undefined) throw new Error(`There is no measure "${process.env.TRICK}"`);
const { name, source, config = (unchanged) => unchanged } = measure;

let isChanged = source === undefined;
const changeSource: Plugin = {
  name: 'without-measure',
  enforce: 'pre',
  transform(code, id) {
    if (source === undefined || !source.file.test(id)) return undefined;
    const changed = source.change(code);
    if (changed === code) return undefined;
    isChanged = true;
    return { code: changed, map: null };
  },
  buildEnd(error) {
    if (error === undefined && !isChanged) throw new Error(`The site has no "${name}" any more: see tools/bench/src/tricks/measures.ts`);
  },
};

const { plugins = [], ...rest } = site as UserConfig;
export default defineConfig(config({ ...rest, plugins: [changeSource, ...plugins] }));
