/** Where the stand-in payment gateway listens: an origin of its own, as a real gateway is. The site reads the same variable. */
export const GATEWAY: string = new URL(process.env.SITE_PAYMENT_GATEWAY_URL ?? 'http://127.0.0.1:4180').origin;
