import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PAGE_STATE, type PageState } from './page-state.ts';

/**
 * The state of the rendered page in this document. Undefined where there is nothing to take over: the shell, or a page that the inline
 * script has found to be in the wrong language or of another address; that one goes away.
 */
export function renderedPage(root: Element): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  if (!text) return undefined;
  const { classList } = document.documentElement;
  if (!classList.contains('mismatched')) {
    // The content policy lets scripts set styles, but no attribute of the HTML (tools/build/src/prerender/inline-styles.ts).
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    return JSON.parse(text) as PageState;
  }
  root.replaceChildren();
  classList.remove('mismatched');
  return undefined;
}

/** Fetches the modules of the routes that the address leads to: hydration needs the components at once. */
export async function fetchRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(async ({ route }) => typeof route.lazy === 'function' && Object.assign(route, await route.lazy(), { lazy: undefined })));
}

/**
 * Puts what the page was rendered from into the query client, as if it had just been read, so that the first rendering in the browser is
 * the same. Answers a function that reads all of it again, to be called when the page has been taken over.
 */
export function seedQueries(client: QueryClient, { queries }: PageState): () => void {
  for (const [key, data] of queries) client.setQueryData(key, data);
  const seeded = new Set(client.getQueryCache().getAll());
  return () => void client.invalidateQueries({ predicate: (query) => seeded.has(query) });
}
