/** Part of `npm run lint`: finds words and phrases that were replaced by terms of the field. */
import { spawnSync } from 'node:child_process';

/** Word and the term that replaced it; parts of a name in camelCase count, too. */
const WORDS: Record<string, string> = {
  bones: 'skeleton',
  breathe: 'yield to main',
  drawnahead: 'prerendered',
  formbones: 'form skeleton',
  heldback: 'duplicate submission',
  knock: 'probe',
  leanpackages: '(removed)',
  renderedahead: 'prerendered',
  sideways: 'horizontally',
  somebody: 'a user',
  'stand-?ins?': 'stub',
  takeover: 'hydrate',
  takenover: 'hydrated',
  takingover: 'hydrating',
  'twins?': 'variant',
  unfit: 'mismatched',
  whoever: 'the user, the caller',
};
/** Phrase, as a POSIX regular expression, and the term that replaced it. */
const PHRASES: Record<string, string> = {
  '\\b(take|takes|taken|taking|took)[ -]over\\b': 'hydrate',
  '\\b(drawn|rendered)[ -]ahead\\b': 'prerendered',
  '\\bheld[ -]back\\b': 'duplicate submission',
  '\\blate[ -]?(part|form)s?\\b': 'lazy part, lazy form',
  '\\blean[ -]packages\\b': '(removed)',
};
const capital = (word: string) => (word[0] ?? '').toUpperCase() + word.slice(1);
const ofName = (word: string) => `(\\b|_)(${word}|${capital(word)}|${word.toUpperCase()})(\\b|[A-Z_0-9])|[a-z0-9]${capital(word)}(\\b|[A-Z_0-9])`;

/** This list, and texts for customers. */
const EXCEPT = ['scripts/wording.ts', 'mock-server/seed/phones-features.ts', 'src/i18n/locales/en/common.json', '**/generated/**', 'openapi/releases', '*.svg'];
const given = process.argv.slice(2);
const folders = given.length > 0 ? given : ['src', 'brand', 'openapi', 'mock-server', 'tools', 'scripts', 'tests', 'demo', 'deploy', 'docs', '*.md', '*.ts'];
let found = 0;

/** One search for all patterns, each with its replacement; byte by byte, which takes half the time. */
function search(patterns: readonly (readonly [pattern: string, replacement: string])[], ...options: string[]): void {
  const expressions = patterns.flatMap(([pattern]) => ['-e', pattern]);
  const args = ['grep', '--no-index', '--exclude-standard', '-nIE', ...options, ...expressions, '--', ...folders, ...EXCEPT.map((path) => `:!${path}`)];
  const { stdout, status, stderr, error } = spawnSync('git', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  if (error !== undefined) {
    console.log(`NOT CHECKED: the search for replaced words needs git. ${error.message}`);
    process.exit(0);
  }
  if (status !== 0 && status !== 1) throw new Error(stderr);
  for (const line of stdout.split('\n').filter(Boolean)) {
    found += 1;
    const text = line.replace(/^[^:]*:\d+:/, '');
    const [, replacement] = patterns.find(([pattern]) => new RegExp(pattern, options.includes('-i') ? 'i' : '').test(text)) ?? [];
    console.error(`${line.trim()}  → ${replacement}`);
  }
}

search(Object.entries(WORDS).map(([word, replacement]) => [ofName(word), replacement]));
search(Object.entries(PHRASES), '-i');
process.exitCode = found > 0 ? 1 : 0;
