/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { CvUpload } from './cvUpload.ts';

/**
 * Success.
 */
export interface UploadCvSuccess {
  /** Always `0`. */
  status: '0';
  data: CvUpload;
}
