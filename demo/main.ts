/** The static demo: starts the mock in a service worker, then the unchanged site. */
import { bypass, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { drawnImage } from '../mock-server/images/index.ts';
import { fileOf, pictureOf } from '../mock-server/images/pictures.ts';
import { showNote, showUnsupported } from './note.ts';
import { interceptPayments } from './payment-page.ts';
import { respond } from './respond.ts';
import { withSandbox } from './sandbox.ts';

/** Address in the build by the file's path. */
const pictures = import.meta.glob<string>('../mock-server/images/pictures/**/*.svg', { eager: true, query: '?url', import: 'default' });

const worker = setupWorker(
  http.all('/api/*', ({ request }) => withSandbox((sandbox) => respond(request, sandbox))),
  http.get('/mock-assets/*', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/mock-assets/', '');
    const file = pictures[`../mock-server/images/pictures/${fileOf(path)}`];
    const image = file === undefined ? drawnImage(pathname, searchParams) : pictureOf(path, await (await fetch(bypass(file))).text());
    return image === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(image, { headers: { 'content-type': 'image/svg+xml' } });
  }),
);

if ('serviceWorker' in navigator) {
  interceptPayments();
  await worker.start({ quiet: true, serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` } });
  await import('../src/main.tsx');
  showNote();
} else {
  showUnsupported();
}
