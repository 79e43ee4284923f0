/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The multipart form of a CV upload.
 */
export interface UploadCvRequest {
  /** The CV, a `.doc` or PDF file, with its file name in the part's content disposition. */
  file: Blob | File | string;
}
