/**
 * Script that the shop loads from the gateway, with the interface of a hosted checkout: `Checkout.configure(…)`, then
 * `Checkout.showPaymentPage()`, which navigates to the gateway's page.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const base = new URL(document.currentScript.src).origin;
  let settings;
  window.Checkout = {
    configure(options) {
      for (const name of ['merchant', 'session', 'order', 'interaction']) {
        if (!options || !options[name]) throw new Error('Checkout.configure: ' + name + ' is missing');
      }
      settings = options;
    },
    showPaymentPage() {
      if (!settings) throw new Error('Checkout.showPaymentPage: configure first');
      const query = new URLSearchParams({
        session: settings.session.id,
        merchant: settings.merchant,
        order: settings.order.id,
        amount: settings.order.amount,
        currency: settings.order.currency,
        client: settings.interaction.clientType,
        back: settings.interaction.returnUrl,
      });
      window.location.assign(base + '/checkout?' + query);
    },
  };
})();
`;
