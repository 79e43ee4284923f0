import { textParam } from './search-params.ts';

/** Position that the job application is opened for, in its URL. */
export const POSITION_PARAMS = { position: textParam('position') };
