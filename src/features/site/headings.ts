import { type InlinePiece, parseInline } from '@/lib/inline-html';

const HEADING = /<h[12](?:\s[^>]*)?>([\s\S]*?)<\/h[12]\s*>/gi;

const textOf = (pieces: readonly InlinePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.tag === 'br' ? ' ' : textOf(piece.children))).join('');

/** Texts of the page's headings of the second level, as the sanitizer counts them (h1 becomes h2). */
export const headingsOf = (html: string): string[] => [...html.matchAll(HEADING)].map(([, content = '']) => textOf(parseInline(content)).trim());
