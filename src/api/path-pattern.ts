import { type QueryId, queryPaths } from './generated/operations.ts';

/** Source of a regular expression for the path of a read, with any parameters. */
export const pathPattern = (id: QueryId): string => queryPaths[id].replace(/\{\w+\}/g, '[^/]+');
