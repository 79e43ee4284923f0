/**
 * Origin of the demo's payment gateway. Nothing is sent there, and the host does not exist: the demo shows the gateway's page
 * itself (payment.html).
 */
export const GATEWAY = 'https://payment.operator.example';
