/** For `placeholderData`: keeps the data while the same path is requested in another language; another path starts empty. */
export function keepSamePath<Data>(queryKey: readonly unknown[]) {
  return (previous: Data | undefined, query: { queryKey: readonly unknown[] } | undefined): Data | undefined =>
    query?.queryKey[0] === queryKey[0] ? previous : undefined;
}
