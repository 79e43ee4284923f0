/** The static demo: starts the stand-in for the server inside this page, then the site as it is. */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { renderImage } from '../mock-server/images/index.ts';
import { showNote, showUnsupported } from './note.ts';
import { keepPaymentsHere } from './payment-page.ts';
import { respond } from './respond.ts';
import { withSandbox } from './sandbox.ts';

const worker = setupWorker(
  http.all('/api/*', ({ request }) => withSandbox((sandbox) => respond(request, sandbox))),
  http.get('/mock-assets/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const drawing = renderImage(pathname, searchParams);
    return new HttpResponse(drawing?.body ?? null, drawing === undefined ? { status: 404 } : { headers: { 'content-type': drawing.type } });
  }),
);

if ('serviceWorker' in navigator) {
  keepPaymentsHere();
  await worker.start({ quiet: true, serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` } });
  await import('../src/main.tsx');
  showNote();
} else {
  showUnsupported();
}
