#!/usr/bin/env node
import { runCommand } from './command-line.ts';

const USAGE = `site-contract [command] [options]

  check (default)  schemas, examples, lint, and what breaks clients of the released contract
    --allow-breaking   does not fail when something breaks clients
  area NAME        the same for one area (openapi/NAME), without the comparison
  diff [REF]       what changed since the released contract, or since a commit, branch or tag, for clients and for servers,
                   as Markdown
    --out FILE         into a file
  release          keeps the present contract as the released one (openapi/releases/latest.json)
  bundle           writes the whole contract into one file, .cache/openapi.json
  generate         contract -> model, hooks, zod schemas and tables of the SDK
    --check            fails when the committed files are not what the contract gives
  languages        what the languages after the second lack: messages, texts of operators and mock, examples
  strangers        runs a linter and two generators that others use over the bundle; needs a network

Exit codes: 0 done, 1 the contract is not valid, or breaks clients, 2 wrong arguments or nothing to compare with.
Example: npx site-contract diff main --out contract-changes.md`;

await runCommand(
  USAGE,
  {
    check: async (args) => (await import('./check.ts')).check(args),
    area: async (args) => (await import('./check.ts')).checkArea(args),
    diff: async (args) => (await import('./diff/diff.ts')).diff(args),
    release: async () => (await import('./check.ts')).release(),
    bundle: async () => (await import('./bundle.ts')).writeBundle(),
    generate: async (args) => (await import('./generate/generate.ts')).generate(args),
    languages: async () => (await import('./untranslated.ts')).printUntranslated(),
    strangers: async () => (await import('./strangers.ts')).strangers(),
  },
  'check',
);
