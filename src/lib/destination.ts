import type { Location } from 'react-router-dom';

let read: (() => Location) | undefined;

/** Connects {@link destination} to the router. */
export function setDestination(reader: () => Location): void {
  read = reader;
}

/**
 * Location that the router leads to or, without a pending navigation, shows. For what happens after a response: the components of a page
 * that the customer has left may still be mounted then.
 */
export function destination(): Location {
  if (read === undefined) throw new Error('No router has been created.');
  return read();
}
