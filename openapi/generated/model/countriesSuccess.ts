/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Country } from './country.ts';

/**
 * Success.
 */
export interface CountriesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The countries, the preselected one first.
     * @maxItems 300
     */
  data: Country[];
}
