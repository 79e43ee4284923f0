import type { Effect } from './effect.ts';
import type { Place } from './place.ts';

export interface Verdict {
  /** Code for the old contract fails with the new one. */
  breaks: boolean;
  /** The required or possible action. */
  todo: string;
}

export interface Verdicts {
  clients: Verdict;
  servers: Verdict;
}

const breaks = (todo: string): Verdict => ({ breaks: true, todo });
const fine = (todo: string): Verdict => ({ breaks: false, todo });

export function verdictOnRule(side: Place['side'], effect: Effect): Verdicts {
  const request = side === 'request';
  switch (effect) {
    case 'words':
      return { clients: fine('nothing to do'), servers: fine('nothing to do') };
    case 'more':
      return request
        ? { clients: fine('may use it'), servers: breaks('must accept it') }
        : { clients: breaks('must understand it'), servers: fine('may use it') };
    case 'fewer':
      return request
        ? { clients: breaks('must keep to it'), servers: fine('may refuse the rest') }
        : { clients: fine('nothing to do'), servers: breaks('must keep to it') };
    case 'both':
      return { clients: breaks('must follow'), servers: breaks('must follow') };
  }
}

/**
 * An added or removed field or parameter. Objects are closed, so an undocumented field is invalid on both sides; a header is not: HTTP servers
 * ignore those that they do not know.
 */
export function verdictOnField(side: Place['side'] | 'header', kind: 'added' | 'removed', required: boolean): Verdicts {
  if (side === 'header' && kind === 'added' && !required) return { clients: fine('may send it'), servers: fine('may ignore it') };
  if (side === 'request' || side === 'header') {
    if (kind === 'added')
      return required
        ? { clients: breaks('must send it'), servers: breaks('must accept it') }
        : { clients: fine('may send it'), servers: breaks('must accept it') };
    return { clients: breaks('must not send it any more'), servers: required ? breaks('must not insist on it') : fine('need not read it') };
  }
  if (kind === 'added')
    return required ? { clients: fine('may read it'), servers: breaks('must send it') } : { clients: fine('may read it'), servers: fine('may send it') };
  return { clients: breaks('must do without it'), servers: breaks('must not send it any more') };
}

export function verdictOnOperation(kind: 'added' | 'removed'): Verdicts {
  return kind === 'added'
    ? { clients: fine('may call it'), servers: breaks('must offer it') }
    : { clients: breaks('must do without it'), servers: fine('need not offer it') };
}
