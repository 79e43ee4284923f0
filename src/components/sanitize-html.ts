import DOMPurify from 'dompurify';
import { cleanerOf } from './sanitizer-rules.ts';

/** The cleaner in the browser; a file of its own, because few pages need it and none for its first paint. */
export const sanitizeHtml = cleanerOf(DOMPurify);
