type Key = readonly unknown[];
type PreviousQuery = { queryKey: Key } | undefined;

/** The operation's id and the parameters of its path. */
const list = (key: Key | undefined) => JSON.stringify(key?.filter((part) => typeof part === 'string'));

/** For `placeholderData`: keeps the data while the same list is requested in another language; another list starts empty. */
export const keepSameList =
  <Data>(queryKey: Key) =>
  (previous: Data | undefined, query: PreviousQuery): Data | undefined =>
    list(query?.queryKey) === list(queryKey) ? previous : undefined;

/** Like {@link keepSameList} for a paged list; while another page of the same list loads, it keeps the totals without rows. */
export const keepTotals =
  <Page extends { rows: unknown[] }>(queryKey: Key) =>
  (previous: Page | undefined, query: PreviousQuery): Page | undefined => {
    const page = keepSameList<Page>(queryKey)(previous, query);
    return page && JSON.stringify(query?.queryKey) !== JSON.stringify(queryKey) ? { ...page, rows: [] } : page;
  };
