/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Success. It has no payload; the sentence stands in the envelope.
 */
export interface LoginMusicSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * Sentence for the result view, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
