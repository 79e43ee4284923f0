/** The static demo: starts the mock in a service worker, then the unchanged site. */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { renderImage } from '../mock-server/images/index.ts';
import { showNote, showUnsupported } from './note.ts';
import { interceptPayments } from './payment-page.ts';
import { respond } from './respond.ts';
import { withSandbox } from './sandbox.ts';

const worker = setupWorker(
  http.all('/api/*', ({ request }) => withSandbox((sandbox) => respond(request, sandbox))),
  http.get('/mock-assets/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const image = renderImage(pathname, searchParams);
    return new HttpResponse(image?.body ?? null, image === undefined ? { status: 404 } : { headers: { 'content-type': image.type } });
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
