/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Paper bill by mail. `0` = no paper, e-bill on; `1` = paper, e-bill off. The specification names only the field; the values are proposed by this project.
 */
export type RegisterEbillRequestMail = '0' | '1';