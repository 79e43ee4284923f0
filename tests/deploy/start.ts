import { startSite } from '@site/build/deploy/nginx.ts';
import { spawnServer } from '@site/contract/listen.ts';
import { ports } from './ports.ts';

/** Starts the mock and nginx for all deployment tests; Playwright calls the returned function after them. */
export default async function start(): Promise<() => Promise<void>> {
  const mock = await spawnServer(['scripts/mock.ts', '--port', String(ports.mock), '--quiet'], {
    SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  });
  const site = await startSite(ports.site, {
    BACKEND_URL: `http://127.0.0.1:${ports.mock}`,
    MEDIA_PATHS: '/mock-assets/',
    SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    SITE_CHAT_URL: 'https://talk.operator.example/web',
  });
  process.env.DEPLOY_FOLDER = site.folder;
  return async () => {
    await site.stop();
    await mock.close();
  };
}
