/** `npm run docs`: the API reference as one HTML page that needs no network. */
import { execFileSync } from 'node:child_process';
import { writeBundle } from './bundle.ts';
import { BUNDLE_FILE, REFERENCE_FILE } from './files.ts';

await writeBundle();
execFileSync('npx', ['redocly', 'build-docs', BUNDLE_FILE, '-o', REFERENCE_FILE, '--inlineBundle'], { stdio: ['ignore', 'pipe', 'pipe'] });
console.log(`API reference written: ${REFERENCE_FILE} (npm start serves it at /__mock/reference)`);
