/**
 * Pages of the specification that are not built yet. Each shows the designed "in preparation" page; `tests/e2e/site.spec.ts` lists
 * them, so that none is forgotten. A page that is finished leaves this list.
 */
export const pendingRoutes: readonly { id: string; path: string }[] = [];
