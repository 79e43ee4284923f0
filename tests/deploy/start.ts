import { ports, startBackend, startSite } from '@farol/build/deploy/local-server.ts';

/** Starts the mock and the server in front of it, for all deployment tests; Playwright calls what it answers when they are over. */
export default async function start(): Promise<() => Promise<void>> {
  const stopBackend = await startBackend();
  const site = await startSite(ports.site, {
    BACKEND_URL: `http://127.0.0.1:${ports.mock}`,
    MEDIA_PATHS: '/mock-assets/ /__mock/',
    SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    SITE_CHAT_URL: 'https://talk.operator.example/web',
  });
  process.env.DEPLOY_FOLDER = site.folder;
  return async () => {
    await site.stop();
    await stopBackend();
  };
}
