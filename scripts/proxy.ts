/** `npm run proxy`: the validation proxy with the mock for what the backend lacks. */
import { runProxy } from '@site/proxy/main.ts';
import { createMock } from '../mock-server/middleware.ts';

await runProxy((log) => createMock({ acceptAnyToken: true, log }));
