/** Origin of the stub payment gateway, separate from the site's as a real one's; the site reads the same variable. */
export const GATEWAY: string = new URL(process.env.SITE_PAYMENT_GATEWAY_URL ?? 'http://127.0.0.1:4180').origin;
