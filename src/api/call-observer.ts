/** What the development tools learn of every call. */
export interface CallObserver {
  /** Returns headers to add to the request. */
  begin: (method: string, url: string) => Record<string, string>;
  /** `status` is 0 after a lost connection; `servedBy` is the `x-served-by` header. */
  end: (method: string, url: string, status: number, servedBy?: string) => void;
  /** A response in the envelope. */
  check: (method: string, url: string, body: object) => Promise<void>;
  /** A request that the mock refused with 422 and this problem document. */
  refuse: (method: string, url: string, problem: unknown) => void;
}

/** Set by src/dev; production builds have none. */
export const callObserver: { current?: CallObserver } = {};
