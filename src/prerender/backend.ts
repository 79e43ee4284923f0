import { siteConfig } from '@/brand/config';

/** Sets the backend of the prerendering. Imported first, because the API client reads it on import. */
if (import.meta.env.PRERENDER_ORIGIN) siteConfig.apiBase = import.meta.env.PRERENDER_ORIGIN;
