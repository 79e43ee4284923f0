/** Query options of the subjects; the field shows the error itself. */
export const SUBJECTS_QUERY = { meta: { ownErrors: true } } as const;
