/** A page in a browser. The functions run in the page: they can use their arguments only. */
export interface EnginePage {
  /** Resolves at the event `load`. */
  goto: (url: string) => Promise<void>;
  evaluate: <Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args) => Promise<Awaited<T>>;
  /** Presses an element with the mouse, as soon as it can be seen. */
  press: (selector: string) => Promise<void>;
  /** Presses a field and types into it. */
  type: (selector: string, text: string) => Promise<void>;
}

/** A running browser with an empty profile and one page; `await using` ends it. */
export interface EngineBrowser extends AsyncDisposable {
  version: string;
  page: EnginePage;
}

/** A browser engine of this machine. */
export interface Engine {
  name: string;
  /** Starts a browser that accepts any certificate. */
  start: () => Promise<EngineBrowser>;
}

/** An engine that this machine lacks. */
export interface MissingEngine {
  name: string;
  /** How to install it. */
  install: string;
}

/** Width and height in CSS pixels of the page, as of a phone. */
export const VIEWPORT = { width: 412, height: 823 } as const;
/** Milliseconds until an element can be seen. */
export const TIMEOUT = 15_000;
