/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A page made by the server.
 */
export interface JumpRoute {
  /**
     * Path of the page in this site, without a query.
     * @pattern ^/[0-9A-Za-z/._-]{1,199}$
     */
  jumpUrl: string;
  /**
     * What `pageTemplate` knows the content by.
     * @pattern ^[0-9A-Za-z/._-]{1,200}$
     */
  templatePath: string;
}
