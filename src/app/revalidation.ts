import type { createBrowserRouter, ShouldRevalidateFunction } from 'react-router-dom';

let isRequired = false;

/** Runs the loaders of the page that is shown again, because its responses are in another language now. */
export async function revalidate(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  isRequired = true;
  try {
    await router.revalidate();
  } finally {
    isRequired = false;
  }
}

/** A step to another history entry of the same URL shows what is there; it fetches nothing, and a failed read stays failed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (isRequired || currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search);
