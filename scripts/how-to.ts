/**
 * `npm test -- --full`: every how-to that changes files is carried out in a copy of this project, word for word: a block of code that names a file is written
 * there, a `diff` is applied, `sh` is run. What proves the other how-tos is listed in docs/README.md. `npx node scripts/how-to.ts <page>…` carries out some.
 */
import { freePort } from '../tests/support/ports.ts';
import { carryOut, copyProject } from './recipe.ts';

/** In this order: each builds on those before. */
const PAGES = [
  'docs/how-to/add-a-page.md',
  'docs/how-to/add-an-operation-with-a-page.md',
  'docs/how-to/change-the-contract.md',
  'docs/how-to/mock-responses.md',
  'docs/how-to/add-a-customer.md',
  'docs/how-to/small-changes.md',
  'tools/conformance/README.md',
];
const given = process.argv.slice(2);

const copy = copyProject('how-to');
for (const page of PAGES.filter((each) => given.length === 0 || given.some((name) => each.includes(name)))) {
  console.log(page);
  await carryOut(page, copy, await freePort());
}
if (given.length === 0) {
  for (const line of ['npm run contract', 'SAMPLED=yes npx vitest run']) {
    console.log(`all of them: $ ${line}`);
    await copy.shell(line);
  }
}
