/** Launch options of the browser that the tests use. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * A whole browser loads lazy images within 1250 pixels on a fast connection; the build without a window does not know its connection, and would
 * load images that customers never fetch.
 */
export const LAZY_LIKE_A_WHOLE_BROWSER = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';
