/** Headers of a request and its response, where they were sent. */
export interface SeenHeaders {
  /** `x-served-by`: the mock or a backend. */
  servedBy?: string;
  /** `Idempotency-Key` of the request. */
  key?: string;
  /** `idempotency-replayed`: the response was kept from an earlier request with this key. */
  replayed?: boolean;
}

/** What the development tools learn of every call. */
export interface CallObserver {
  /** Returns headers to add to the request. */
  begin: (method: string, url: string) => Record<string, string>;
  /** `status` is 0 after a lost connection. */
  end: (method: string, url: string, status: number, headers: SeenHeaders) => void;
  /** A response in the envelope. */
  check: (method: string, url: string, body: object) => Promise<void>;
  /** A request that was refused with HTTP 400 and this header `x-contract-violations`, empty for a backend that sends none. */
  refuse: (method: string, url: string, violations: string) => void;
}

/** Set by src/dev; production builds have none. */
export const callObserver: { current?: CallObserver } = {};
