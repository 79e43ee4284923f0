/** `npm test -- --full`: every page and form meets every failure, every persona both languages. Otherwise some meet all of them, and the others those whose handling is their own. */
export const FULL = process.env.FULL_MATRIX !== undefined;
