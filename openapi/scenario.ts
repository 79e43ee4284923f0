/** What a `Prefer` header or a scenario requests of the mock. */
export interface Preference {
  /** Name of an example of the contract. */
  example?: string;
  /** HTTP status; 0 drops the connection. */
  code?: number;
  /** Milliseconds. */
  delay?: number;
  /** KiB of the body per second. */
  rate?: number;
  /** `mock` skips the backend; `backend` ignores a scenario for all operations. */
  from?: 'mock' | 'backend';
  /** The work is done, and then its response is lost in this way. */
  lost?: Loss;
  /** Nothing that the contract adds to the specification (`x-added`). */
  bare?: true;
}

/** Overrides the response of an operation. */
export interface Scenario extends Preference {
  /** Applies to one response only. */
  once?: true;
}

/** How a response is lost although the work was done: the connection breaks off, or a server in front responds with an error. */
export const LOSSES = ['408', '429', '500', '502', '503', '504', 'cut'] as const;
export type Loss = (typeof LOSSES)[number];
