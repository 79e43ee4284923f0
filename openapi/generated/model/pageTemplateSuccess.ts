/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PageTemplate } from './pageTemplate.ts';

/**
 * Success.
 */
export interface PageTemplateSuccess {
  /** Always `0`. */
  status: '0';
  data: PageTemplate;
}
