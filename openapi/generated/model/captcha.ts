/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A picture with characters to type, and what the server knows it by.
 */
export interface Captcha {
  /**
     * The picture in base64, with or without a data-URI prefix. Without one it is shown as PNG.
     * @minLength 16
     * @maxLength 200000
     * @pattern ^(data:image/(png|jpeg|gif|webp|svg\+xml);base64,)?[0-9A-Za-z+/]+={0,2}$
     */
  imgbase64: string;
  /**
     * Opaque password of this picture; it goes back with the typed characters.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}
