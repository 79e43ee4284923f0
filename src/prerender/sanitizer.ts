import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { createSanitizer, type SanitizeHtml } from '@/components/sanitizer-rules';

/**
 * Sanitizer of the prerendering: the browser's rules on jsdom, the only DOM outside of browsers that DOMPurify supports. The window runs no
 * scripts and loads nothing. The browser sanitizes its own responses again (src/components/safe-html.tsx).
 */
export const sanitizeHtml: SanitizeHtml = createSanitizer(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
