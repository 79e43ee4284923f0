/**
 * `npm run build:demo`: the site with the mock inside the page, in `dist-demo/`, for any static host.
 * `-- --base /path/` for a host that serves it under a path, `-- --out folder` for another folder.
 */
import { copyFileSync, globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist-demo' } } });
if (!/^\/(?:[\w.-]+\/)*$/.test(values.base)) {
  console.error(`--base must begin and end with a slash, such as /demo/, but it is "${values.base}".`);
  process.exit(2);
}
await build({ configFile: 'demo/vite.config.ts', base: values.base, build: { outDir: values.out }, logLevel: 'warn' });
// Most static hosts serve this page for a URL without a file, so deep links work.
copyFileSync(join(values.out, 'index.html'), join(values.out, '404.html'));
// GitHub Pages ignores files that begin with an underscore unless this file exists.
writeFileSync(join(values.out, '.nojekyll'), '');
const files = globSync(`${values.out}/**/*`)
  .map((file) => statSync(file))
  .filter((file) => file.isFile());
console.log(
  `Demo built in ${values.out}: ${files.length} files, ${(files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toFixed(1)} MiB, to be served at ${values.base}`,
);
