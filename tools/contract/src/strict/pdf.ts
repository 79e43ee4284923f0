/** Decodes base64 with correct padding, alphabet and unused bits; undefined for anything else. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  // Node decodes leniently, so encoding again shows what it ignored.
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Bytes at the end that are searched for `%%EOF`, as viewers do. */
const TAIL = 1024;

/** Why a viewer cannot open these bytes as a PDF: checks `%PDF-`, `%%EOF` and the cross-reference table. */
export function pdfProblem(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return `it begins with ${JSON.stringify(bytes.subarray(0, 5).toString('latin1'))} instead of %PDF-`;
  const tail = bytes.subarray(-TAIL).toString('latin1');
  if (!tail.includes('%%EOF')) return 'it does not end with %%EOF, so it is cut off';
  const start = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)?.[1];
  if (start === undefined) return 'there is no startxref before %%EOF';
  const table = bytes.subarray(Number(start)).toString('latin1');
  const stream = /^\s*\d+\s+\d+\s+obj\b/.test(table);
  if (!stream && !/^\s*xref\s+\d+\s+\d+\s/.test(table)) return `startxref points to byte ${start}, where no cross-reference table stands`;
  if (!(stream ? /\/Type\s*\/XRef/ : /trailer\s*<</).test(table)) return 'its cross-reference table has no trailer';
  if (!/\/Root\s+\d+\s+\d+\s+R/.test(table)) return 'its trailer names no document catalogue (/Root)';
  return undefined;
}
