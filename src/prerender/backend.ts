import { JSDOM } from 'jsdom';
import { siteConfig } from '@/brand/config';

const origin = import.meta.env.PRERENDER_ORIGIN;
if (origin) {
  siteConfig.apiBase = origin;
  // Node has none. A page of the backend's origin may read its responses.
  globalThis.XMLHttpRequest = new JSDOM('', { url: origin }).window.XMLHttpRequest;
}
