import { GATEWAY } from '../mock-server/gateway/origin.ts';

const PAGE = `${import.meta.env.BASE_URL}demo/payment.html`;

/**
 * Redirects to the demo's payment page whenever the site navigates to the gateway: by a wallet's form or by the checkout that the gateway's
 * script provides.
 */
export function interceptPayments(): void {
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
