import { build, type Rolldown } from 'vite';

/** Bundles a module and what it imports into one minified script, for places where nothing can be imported. `licences`: file of their texts. */
export async function bundleScript(module: string, licences: string, define: Record<string, string> = {}): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      copyPublicDir: false,
      license: { fileName: licences },
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** The script that runs before the first paint of a prerendered page. */
export async function inlineScript(): Promise<string> {
  const [{ code }] = await bundleScript('src/before-paint.ts', 'licences.md');
  return code.trim();
}
