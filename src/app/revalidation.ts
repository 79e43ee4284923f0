import type { ShouldRevalidateFunction } from 'react-router-dom';

let isRequired = () => false;

/** Connects {@link shouldRevalidate} to the router, which knows whether its loaders were asked to run again. */
export function setRevalidation(reader: () => boolean): void {
  isRequired = reader;
}

/** A step to another history entry of the same URL shows what is there; it fetches nothing, and a failed read stays failed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (isRequired() || currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search);
