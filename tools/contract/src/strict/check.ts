/** The strict reader of the contract, for the conformance check, the proxy and whoever else needs to know whether an answer is right. */
export { type AskedLanguage, checkResponse, type HttpAnswer } from './answer.ts';
export { loadStrictContract, type StrictContract, type StrictOperation, strictContract } from './contract.ts';
export { checkRequest } from './request.ts';
