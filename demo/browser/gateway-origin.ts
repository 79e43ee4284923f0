/**
 * Origin of the demo's payment gateway. Nothing is ever sent there: the demo shows the gateway's page itself (payment.html), and a browser
 * without the demo's code would find no such host.
 */
export const GATEWAY = 'https://payment.farol.example';
