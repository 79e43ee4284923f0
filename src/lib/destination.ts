import { createPath, type Location } from 'react-router-dom';

type Destination = Pick<Location, 'pathname' | 'search'>;

interface RouterState {
  initialized: boolean;
  location: Destination;
  navigation: { location?: Destination | undefined };
}

/** Set once, by the router, which imports the modules that ask for them. */
let router: { read: () => RouterState; replace: (path: string) => void } | undefined;

export function connectRouter(read: () => RouterState, replace: (path: string) => void = () => {}): void {
  router = { read, replace };
}

/**
 * Location that the router leads to or, without a pending navigation, shows. For what happens after a response: the components of a page
 * that the customer has left may still be mounted then.
 */
export function destination(): Destination {
  const state = router?.read();
  return state?.navigation.location ?? state?.location ?? window.location;
}

/** Replaces the current page. Ignores the current destination, because its loaders would repeat the failed request. */
export function goTo(path: string): void {
  if (destination().pathname !== path) router?.replace(path);
}

/** Path of the pending navigation, if any; the first one is the page load itself. */
export function pendingUrl(): string | undefined {
  const state = router?.read();
  return state === undefined || !state.initialized || state.navigation.location ? createPath(destination()) : undefined;
}
