/** Options of the subjects' query: the field shows its failure itself. */
export const SUBJECTS_READ = { meta: { ownErrors: true } } as const;
