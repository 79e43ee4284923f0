/** A backend with one response, as a process of its own, so that it costs both proxies the same. Prints its URL. */
import { bundleContract } from '@site/contract/bundle.ts';
import type { ContractDocument } from '@site/contract/document.ts';
import { listen } from '@site/contract/listen.ts';

const document = (await bundleContract()) as unknown as ContractDocument;
const operation = document.paths['/api/planSection/listPagePlanSectionVO/{categoryId}']?.get;
const example = structuredClone(operation?.responses['200']?.content?.['application/json']?.examples?.cn?.value) as {
  data: { total: number; totalPages: number; rows: unknown[] };
};
// All there is on one page, which is what every request of the benchmark gets.
Object.assign(example.data, { total: example.data.rows.length, totalPages: 1 });
const body = Buffer.from(JSON.stringify(example));
const { url } = await listen((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
console.log(`Backend on ${url}`);
