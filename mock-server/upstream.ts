import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContractDocument } from '@site/contract/document.ts';

/** What became of a request: sent by the backend, or handed back with its body unread because the backend lacks the operation. */
export type UpstreamOutcome =
  | { isServed: true; httpStatus: number /** Status of the envelope. */; status: string | undefined }
  | { isServed: false; why: string; request: IncomingMessage };

/** A real backend that is requested before the mock. */
export interface Upstream {
  send: (request: IncomingMessage, response: ServerResponse) => Promise<UpstreamOutcome>;
  /** Serves the upstream's own pages, such as `/__contract`; returns whether the path is one of them. */
  page: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Checks later traffic against this version of the contract. */
  use: (document: ContractDocument) => void;
  close: () => void;
}

/** Opens the upstream at a URL; the caller of the mock supplies it, so that the mock depends on no proxy. */
export type ConnectUpstream = (url: string, document: ContractDocument, log: ((line: string) => void) | undefined) => Promise<Upstream>;
