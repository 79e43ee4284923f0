/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdGroupsServiceType } from './ussdGroupsServiceType.ts';

export type UssdGroupsParams = {
/**
 * 1 = roaming services, 2 = calling services.
 */
serviceType: UssdGroupsServiceType;
};
