import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { createSanitizer, type SanitizeHtml } from '@/components/sanitizer-rules';

/**
 * The cleaner where pages are rendered ahead: the browser's rules on jsdom, the one DOM outside of browsers that DOMPurify is tested with.
 * The window runs no scripts and fetches nothing. What it answers stands in the files, so that content from the server is there
 * without JavaScript; the browser cleans the answer again (src/components/safe-html.tsx).
 */
export const sanitizeHtml: SanitizeHtml = createSanitizer(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
