import { build, type Rolldown } from 'vite';

/** The script that runs before the first paint of a prerendered page (src/before-paint.ts), minified. */
export async function inlineScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { input: 'src/before-paint.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
