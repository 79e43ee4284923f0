/** Part of `npm run lint`: finds replaced phrases of several words, which cspell cannot flag (its `flagWords` are single words). */
import { spawnSync } from 'node:child_process';

/** Phrase, as a POSIX regular expression, and the term that replaced it. */
const PHRASES: Record<string, string> = {
  '\\b(take|takes|taken|taking|took)[ -]over\\b': 'hydrate',
  '\\b(drawn|rendered)[ -]ahead\\b': 'prerendered',
  '\\bheld[ -]back\\b': 'duplicate submission',
  '\\blate[ -]?(part|form)s?\\b': 'lazy part, lazy form',
  '\\blean[ -]?packages\\b': '(removed)',
};

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src', 'mock-server', 'tools', 'scripts', 'tests', 'demo', 'deploy', 'docs', '*.md'];
let found = 0;
for (const [phrase, replacement] of Object.entries(PHRASES)) {
  const { stdout, status, stderr, error } = spawnSync('git', ['grep', '--no-index', '--exclude-standard', '-nIiE', phrase, '--', ...folders], {
    encoding: 'utf8',
  });
  if (error !== undefined) {
    console.log(`NOT CHECKED: the search for replaced phrases needs git. ${error.message}`);
    process.exit(0);
  }
  if (status !== 0 && status !== 1) throw new Error(stderr);
  for (const line of stdout.split('\n').filter(Boolean)) {
    found += 1;
    console.error(`${line.trim()}  → ${replacement}`);
  }
}
process.exitCode = found > 0 ? 1 : 0;
