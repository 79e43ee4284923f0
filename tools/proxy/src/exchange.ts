import type { StrictOperation } from '@site/contract/strict/check.ts';
import type { Copy } from './body-copy.ts';
import type { ResponseCopy } from './forward.ts';

/** Copies of a request and its response. */
export interface Exchange {
  method: string;
  url: string;
  path: string;
  /** Undefined when the contract has no such operation. */
  operation: StrictOperation | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Copy;
  /** Undefined when the mock responded, which checks itself. */
  response: ResponseCopy | undefined;
  /** The backend broke off before or in its response. */
  isCut: boolean;
  /** Why there is no response of the backend. */
  why: string | undefined;
}
