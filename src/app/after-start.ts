/** What waits until the first page is there, in one file. */
export { keepPages } from './offline/register.ts';
export { prefetchPages } from './prefetch.ts';
