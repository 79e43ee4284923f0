/** The strict reader of the contract, for the conformance check, the proxy and whoever else needs to know whether an answer is right. */

export { loadStrictContract, type StrictContract, type StrictOperation, strictContract } from './contract.ts';
export { checkRequest } from './request.ts';
export { type AskedLanguage, checkResponse, type HttpResponse } from './response.ts';
