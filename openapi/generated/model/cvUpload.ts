/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Where the server keeps an uploaded CV.
 */
export interface CvUpload {
  /**
     * Name under which the server keeps the file; `submitJobApplication` sends it back as `cvFile`.
     * @pattern ^[0-9A-Za-z._-]{1,120}$
     */
  fileName: string;
  /**
     * Name of the file on the device of the applicant; `submitJobApplication` sends it back as `cvName`.
     * @minLength 1
     * @maxLength 255
     */
  originalFileName: string;
}
