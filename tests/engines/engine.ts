/** Keys of WebDriver other than characters: their names in a page, and their code points. */
export const KEYS = {
  Backspace: '\uE003',
  Enter: '\uE007',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
} as const;

/** Name of a key. */
export type EngineKey = keyof typeof KEYS;

/** A page in a browser. The functions run in the page: they can use their arguments only. */
export interface EnginePage {
  /** Resolves at the event `load`. */
  goto: (url: string) => Promise<void>;
  evaluate: <Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args) => Promise<Awaited<T>>;
  /** Presses the first element of an XPath expression with the mouse, as soon as it can be seen. */
  press: (xpath: string) => Promise<void>;
  /** Types into a field, as soon as it can be seen; a line break presses Enter. */
  type: (xpath: string, text: string) => Promise<void>;
  /** Presses one key, for the element that has the focus. */
  key: (name: EngineKey) => Promise<void>;
  /** Chooses a file in a file field, which may be hidden. */
  attach: (xpath: string, path: string) => Promise<void>;
  /** The browser's Back. */
  back: () => Promise<void>;
  /** Makes the page this wide and high, or as narrow as the browser's window can be. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** What is on the screen, as PNG. */
  screenshot: () => Promise<Buffer>;
}

/** A running browser with an empty profile and one page; `await using` ends it. */
export interface EngineBrowser extends AsyncDisposable {
  page: EnginePage;
}

/** A browser engine of this machine. */
export interface Engine {
  name: string;
  start: () => Promise<EngineBrowser>;
}

/** An engine that this machine lacks. */
export interface MissingEngine {
  name: string;
  /** How to install it. */
  install: string;
}

/** Width and height in CSS pixels of the page: a large phone, because the window of WebKitGTK is no narrower than 447. */
export const VIEWPORT = { width: 450, height: 820 } as const;
/** Milliseconds until an element can be seen. */
export const TIMEOUT = 15_000;
