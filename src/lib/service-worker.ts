/** Header of a response that the service worker has kept: when it was saved, in milliseconds since 1970. */
export const SAVED_AT = 'x-saved-at';

/** Start of the names of the service worker's caches; tools/build/src/deploy/configure-files.ts has it, too. */
export const CACHES = 'site';
