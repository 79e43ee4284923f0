/** Decodes a base64 PDF; undefined if the text is not base64. */
export function pdfContent(base64: string): Blob | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}
