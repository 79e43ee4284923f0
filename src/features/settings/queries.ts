/** A read that the page works without: its row or its detail stays empty, and the read is repeated when it is shown again. */
export const optionalRead = { query: { meta: { ownErrors: true, optional: true }, retryOnMount: true } } as const;
