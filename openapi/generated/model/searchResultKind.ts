/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * What the result is, so that the site can say it. Optional, proposed by this project.
 */
export type SearchResultKind = 'page' | 'plan' | 'phone' | 'tariff' | 'offer' | 'news' | 'event' | 'business';