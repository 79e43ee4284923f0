export const MAX_COMPARED = 3;

/** Query of what is in the tray, which shows its errors itself instead of redirecting. */
export const COMPARED_QUERY = { meta: { ownErrors: true } } as const;
