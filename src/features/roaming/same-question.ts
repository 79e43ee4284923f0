/**
 * Keeps what was shown while the same question is asked in the other language; another question (the destinations of another region)
 * starts empty. For `placeholderData`.
 */
export function sameQuestion<Data>(queryKey: readonly unknown[]) {
  return (previous: Data | undefined, query: { queryKey: readonly unknown[] } | undefined): Data | undefined =>
    query?.queryKey[0] === queryKey[0] ? previous : undefined;
}
