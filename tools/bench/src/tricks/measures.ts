import type { UserConfig } from 'vite';

/** A change of source files before they are bundled. */
interface SourceChange {
  /** Matches the paths of the files. */
  file: RegExp;
  /** What is replaced, and by what; each must be found. */
  replace: readonly (readonly [RegExp, string])[];
}

/** Something that the build or the start of the site does to be fast, and how it is switched off. */
export interface Measure {
  name: string;
  does: string;
  /** The bundler's settings without it. */
  config?: (config: UserConfig) => UserConfig;
  source?: SourceChange;
  /** A prerendered page without it. */
  html?: (html: string) => string;
}

const withoutAll = (pattern: RegExp) => (text: string) => text.replaceAll(pattern, '');

/** A variant in which nothing is switched off: its "gain" is the noise of the others. */
export const CONTROL = 'nothing';

/** What is looked at. A new measure is one more entry; one that has left the site is reported as missing. */
export const measures: readonly Measure[] = [
  { name: CONTROL, does: 'Shows the noise: this variant is the unchanged build.' },
  {
    name: 'chunk groups',
    does: 'Modules that are used together come in one file.',
    config: ({ build, ...config }) => {
      const { codeSplitting: _groups, ...output } = (build?.rolldownOptions?.output ?? {}) as Record<string, unknown>;
      return { ...config, build: { ...build, rolldownOptions: { ...build?.rolldownOptions, output } } };
    },
  },
  {
    name: 'one style sheet',
    does: 'The style sheets of a page come in one file.',
    html: (html) =>
      html.replace(/<link rel="stylesheet"[^>]* data-parts="([^"]*)"[^>]*>/, (_link, parts: string) =>
        parts
          .split(' ')
          .map((part) => `<link rel="stylesheet" crossorigin href="${part}" />`)
          .join(''),
      ),
  },
  { name: 'first image', does: 'The first image is fetched with high priority.', html: withoutAll(/ fetchpriority="high"/gi) },
  { name: 'module preloads', does: 'The HTML names all scripts of the page.', html: withoutAll(/\s*<link rel="modulepreload"[^>]*>/g) },
  { name: 'script before paint', does: 'Keeps presses before hydration.', html: (html) => html.replace(/<script>[^<]*<\/script>/, '') },
  {
    name: 'hydration in steps',
    does: 'The page hydrates in a transition, and the start yields between its steps.',
    source: {
      file: /\/src\/main\.tsx$/,
      replace: [
        [/startTransition\(\(\) => (?:void )?(hydrateRoot\(.*\))\)/, '$1'],
        [/new Promise\(\(resolve\) => setTimeout\(resolve\)\)/, 'Promise.resolve()'],
      ],
    },
  },
  {
    name: 'content-visibility',
    does: 'The browser lays out long lists only near the viewport.',
    source: { file: /\/src\/.*\.css$/, replace: [[/content-visibility: auto;/g, '']] },
  },
  {
    name: 'deferred sections',
    does: 'Home loads what is below the fold after the first interaction.',
    source: { file: /\/src\/features\/home\/use-user-interaction\.ts$/, replace: [[/useEffect\(\(\) => \{/, '$& setInteracted(true);']] },
  },
];
