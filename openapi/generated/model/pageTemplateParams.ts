/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type PageTemplateParams = {
/**
 * Template path of an entry of `jumpRoutes`.
 * @pattern ^[0-9A-Za-z/._-]{1,200}$
 */
templatePath: string;
};
