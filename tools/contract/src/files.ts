/** Files that are written and not committed. */

/** The contract as it is written, with holes for what an operator has of its own: the generator and the check read it. */
export const SOURCE_FILE = '.cache/contract.json';

/** The contract as the operator serves it, for other tools. */
export const BUNDLE_FILE = '.cache/openapi.json';

/** orval writes a folder with one file per type here; the generator joins them into one module of this path and `.ts`. */
export const MODEL = 'openapi/generated/model';

/** The contract that clients and servers in the field were built from. */
export const RELEASED = 'openapi/releases/latest.json';
