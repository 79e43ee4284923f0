/** History state of the not-found page after a search without results. */
export const searchState = (keyWord: string) => ({ searchedFor: keyWord });

/** The keyword of a search without results, from the history state. */
export function searchedFor(state: unknown): string | undefined {
  const keyWord = typeof state === 'object' && state !== null && 'searchedFor' in state ? state.searchedFor : undefined;
  return typeof keyWord === 'string' && keyWord !== '' ? keyWord : undefined;
}
