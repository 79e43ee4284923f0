import type { SiteConfig } from './config.ts';

/** URL of the only script of another origin (PAY-15). */
export const checkoutScriptOf = ({ gateway, checkoutScript }: SiteConfig): string => checkoutScript || `${gateway}/checkout.js`;

/** The origins that a payment may be sent to as a form. */
export const paymentOriginsOf = ({ gateway, paymentForms }: SiteConfig): string[] => [gateway, ...paymentForms.split(' ')].filter(Boolean);
