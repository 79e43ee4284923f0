import { siteConfig } from '@/brand/config';

/** Points the SDK to the backend that pages are rendered from. Imported before everything else, because the client is made on import. */
if (import.meta.env.PRERENDER_ORIGIN) siteConfig.apiBase = import.meta.env.PRERENDER_ORIGIN;
