/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Key of the text that the site shows, not a sentence. `volte.supported` = the customer's device can make VoLTE calls, `volte.notSupported` = it cannot, `volte.notFound` = the model of the device is not known. The keys are proposed by this project.
 */
export type VolteStatusKey = 'volte.supported' | 'volte.notSupported' | 'volte.notFound';