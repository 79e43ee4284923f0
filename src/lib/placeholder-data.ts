type PreviousQuery = { queryKey: readonly unknown[] } | undefined;

/** For `placeholderData`: keeps the data while the same path is requested in another language; another path starts empty. */
export const keepSamePath =
  <Data>(queryKey: readonly unknown[]) =>
  (previous: Data | undefined, query: PreviousQuery): Data | undefined =>
    query?.queryKey[0] === queryKey[0] ? previous : undefined;

/** Like {@link keepSamePath} for a paged list; while another page of the same path loads, it keeps the totals without rows. */
export const keepTotals =
  <Page extends { rows: unknown[] }>(queryKey: readonly unknown[]) =>
  (previous: Page | undefined, query: PreviousQuery): Page | undefined => {
    const page = keepSamePath<Page>(queryKey)(previous, query);
    return page && JSON.stringify(query?.queryKey) !== JSON.stringify(queryKey) ? { ...page, rows: [] } : page;
  };
