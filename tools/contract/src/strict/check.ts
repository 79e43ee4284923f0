/** The strict validator of requests and responses, which the conformance check and the proxy share. */

export { loadStrictContract, type StrictContract, type StrictOperation, strictContract } from './contract.ts';
export { checkRequest } from './request.ts';
export { type AskedLanguage, checkRefusal, checkResponse, type HttpResponse } from './response.ts';
export { compared, firstOutOfOrder, ruleFindings, valuesAt, valuesIn } from './rules.ts';
