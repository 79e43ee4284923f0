/** The static demo: starts the mock in a service worker, then the unchanged site. */
import { bypass, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { GATEWAY } from '../mock-server/gateway/origin.ts';
import { drawnImage } from '../mock-server/images/index.ts';
import { fileOf, pictureOf } from '../mock-server/images/pictures.ts';
import { showNote, showUnsupported } from './note.ts';
import { respond } from './respond.ts';
import { withSandbox } from './sandbox.ts';

const PAGE = `${import.meta.env.BASE_URL}demo/payment.html`;

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

/**
 * Redirects to the demo's payment page whenever the site navigates to the gateway: by a wallet's form or by the checkout that the gateway's
 * script provides.
 */
function interceptPayments(): void {
  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    const { origin, pathname } = new URL(this.action);
    if (origin !== GATEWAY) return submit.call(this);
    const fields = [...new FormData(this)].filter((field): field is [string, string] => typeof field[1] === 'string');
    location.assign(`${PAGE}?${new URLSearchParams([...fields, ['wallet', pathname.split('/')[1] ?? '']])}`);
  };

  let chosen: Record<string, string> | undefined;
  window.Checkout = {
    configure: ({ order, session, interaction }) => {
      chosen = { orderid: order.id, amount: order.amount, sessionid: session.id, resultUrl: interaction.returnUrl };
    },
    showPaymentPage: () => location.assign(`${PAGE}?${new URLSearchParams(chosen)}`),
  };
}

if ('serviceWorker' in navigator) {
  interceptPayments();
  await worker.start({ quiet: true, serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` } });
  await import('../src/main.tsx');
  showNote();
} else {
  showUnsupported();
}
