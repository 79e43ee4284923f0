/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Data used in the current bill period, in MB (1 MB = 1024 KB, 1 GB = 1024 MB), at which the customer is told. In this order the site labels them 850MB, 4.8GB, 6.8GB, 9.8GB, 11.8GB, 13.8GB, 14.8GB, 16.8GB, 49.8GB and 69.8GB.
 */
export type DataUsageAlertLevel = 850 | 4915 | 6963 | 10035 | 12083 | 14131 | 15155 | 17203 | 50995 | 71475;