/** Selection on the page, held in the query string so that a result can be shared. */
export interface Choice {
  /** Region id, or empty. */
  region: string;
  /** Destination id (rdId), or empty. */
  destination: string;
  /** Whether the charges are shown. */
  shown: boolean;
}

/** Ids as the contract has them; anything else in an address is left out and never becomes part of a request's path. */
const ID = /^[0-9A-Za-z-]{1,32}$/;

const idIn = (params: URLSearchParams, name: string): string => {
  const value = params.get(name) ?? '';
  return ID.test(value) ? value : '';
};

/** Reads `region`, `destination` and `show` from an address; a destination needs its region, and charges need a destination. */
export function readChoice(params: URLSearchParams): Choice {
  const region = idIn(params, 'region');
  const destination = region === '' ? '' : idIn(params, 'destination');
  return { region, destination, shown: destination !== '' && params.get('show') === '1' };
}

/** The address's query with this choice in it; what else stands there stays. */
export function writeChoice({ region, destination, shown }: Choice, before: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of [
    ['region', region],
    ['destination', destination],
    ['show', shown ? '1' : ''],
  ] as const) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}
