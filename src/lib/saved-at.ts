/** Header of a response that the service worker has kept: when it was saved, in milliseconds since 1970. */
export const SAVED_AT = 'x-saved-at';
