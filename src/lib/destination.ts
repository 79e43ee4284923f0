import type { Location } from 'react-router-dom';

type Destination = Pick<Location, 'pathname' | 'search'>;

let read: (() => Destination) | undefined;

/** Connects {@link destination} to the router. */
export function setDestination(reader: () => Destination): void {
  read = reader;
}

/**
 * Location that the router leads to or, without a pending navigation, shows. For what happens after a response: the components of a page
 * that the customer has left may still be mounted then.
 */
export function destination(): Destination {
  return read?.() ?? window.location;
}
