/** `npm run mock`: the mock, with the checked backend of `tools/proxy` for `--upstream`. */
import { connectUpstream } from '@site/proxy/upstream.ts';
import { runMock } from '../mock-server/main.ts';

await runMock(connectUpstream);
