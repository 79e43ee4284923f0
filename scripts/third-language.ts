/**
 * `npm test -- --full`: docs/how-to/add-a-language.md is carried out in a copy of this project, with the messages of the frame and of the news only. Types,
 * unit tests and a walk of all pages tell that a language is an entry of the table and files.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoMessages } from '@site/build/messages.ts';
import { freePort } from '../tests/support/ports.ts';
import { carryOut, copyProject } from './recipe.ts';

const copy = copyProject('third-language');
await carryOut('docs/how-to/add-a-language.md', copy, await freePort());
// The translation of the messages that the page copies.
for (const file of globSync(join(copy.folder, 'src/i18n/locales/pt/*.json'))) writeFileSync(file, pseudoMessages(readFileSync(file, 'utf8')));
copy.run('tsc', '--noEmit');
copy.run('site-contract', 'check');
copy.run('vitest', 'run');
copy.run('playwright', 'test', '-c', 'tests/language');
