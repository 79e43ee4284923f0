/**
 * Bytes; the limit of the contract (`BillPdf`). The viewer holds a document several times: as base64 text, as a file and in its worker, where the
 * decoded pages come on top. A larger one, which breaks the contract, is offered for download only.
 */
export const MAX_SHOWN_BYTES = 10 * 1024 * 1024;

/** PDF readers look for the signature in so many bytes, because some programs write something before it. */
const HEADER_BYTES = 1024;

/** Decodes a base64 PDF; undefined if the text is not base64, or its content no PDF. */
export function pdfContent(base64: string): Blob | undefined {
  try {
    const text = atob(base64);
    if (!text.slice(0, HEADER_BYTES).includes('%PDF-')) return undefined;
    return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}
