import DOMPurify from 'dompurify';
import { createSanitizer } from './sanitizer-rules.ts';

/** The browser's sanitizer; loaded on demand by `SafeHtml`. */
export const sanitizeHtml = createSanitizer(DOMPurify);
