/** `npx node scripts/docs.ts`: the API reference with the customers of the mock. `npm start` and `npm run mock` serve the same page at /docs. */
import { writeReference } from '@site/contract/reference/write.ts';
import { customers } from '../mock-server/reference.ts';

await writeReference(process.argv.slice(2), customers);
