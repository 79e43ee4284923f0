/** Files that are written and not committed. */

/** The bundled contract, for tools that read a file. */
export const BUNDLE_FILE = '.cache/openapi.json';

/** The API reference that `npm run docs` writes. */
export const REFERENCE_FILE = '.cache/api-reference.html';
