import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PAGE_STATE, type PageState } from './page-state.ts';

/**
 * The state of the prerendered page in this document. Undefined for the shell, and for a page that the inline script has marked as
 * mismatched (another language, path or query), whose elements are removed.
 */
export function renderedPage(root: Element): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  if (!text) return undefined;
  const { classList } = document.documentElement;
  if (!classList.contains('mismatched')) {
    // The CSP allows styles set by scripts, but no style attributes in the HTML (tools/build/src/prerender/document.ts).
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

/** Resolves the lazy routes of the path, because hydration needs their components synchronously. */
export async function fetchRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(async ({ route }) => typeof route.lazy === 'function' && Object.assign(route, await route.lazy(), { lazy: undefined })));
}

/**
 * Seeds the query client with the data of the prerendered page, so that the first render matches it. Returns a function that refetches the
 * data after hydration.
 */
export function seedQueries(client: QueryClient, { queries }: PageState): () => void {
  for (const [key, data] of queries) client.setQueryData(key, data);
  const seeded = new Set(client.getQueryCache().getAll());
  return () => void client.invalidateQueries({ predicate: (query) => seeded.has(query) });
}

/**
 * Tells the bundler's preload code that the style sheets of the page's code are there: a prerendered page links one sheet made of them
 * (tools/build/src/prerender/document.ts), and the preload code looks for a link to each. A disabled style sheet is not fetched; in the HTML Chromium's
 * preload scanner would fetch it.
 */
export function nameSheetParts(): void {
  for (const { dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-parts]')) {
    for (const href of dataset.parts?.split(' ') ?? []) {
      const part = document.createElement('link');
      part.setAttribute('disabled', '');
      part.rel = 'stylesheet';
      part.href = href;
      document.head.append(part);
    }
  }
}
