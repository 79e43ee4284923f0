/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Public address of the site without a slash at its end; empty = where it is opened. */
  readonly SITE_URL: string;
  /** Only in the build that renders pages ahead: origin of the backend that it reads. */
  readonly PRERENDER_ORIGIN?: string;
}
