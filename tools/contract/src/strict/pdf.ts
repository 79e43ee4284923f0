/** The bytes behind a base64 text, or nothing when it is no base64: padding, alphabet and unused bits must be right. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  // Node decodes leniently, so the way back shows what it passed over.
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Bytes at the end in which a PDF's last words are looked for; viewers allow the same. */
const TAIL = 1024;

/** What keeps a viewer from opening these bytes as PDF: `%PDF-` in front, `%%EOF` at the end, and a table of objects where it is said to be. */
export function pdfProblem(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return `it begins with ${JSON.stringify(bytes.subarray(0, 5).toString('latin1'))} instead of %PDF-`;
  const tail = bytes.subarray(-TAIL).toString('latin1');
  if (!/%%EOF\s*$/.test(tail)) return 'it does not end with %%EOF, so it is cut off';
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1];
  if (start === undefined) return 'there is no startxref before %%EOF';
  const table = bytes.subarray(Number(start)).toString('latin1');
  const stream = /^\s*\d+\s+\d+\s+obj\b/.test(table);
  if (!stream && !/^\s*xref\s+\d+\s+\d+\s/.test(table)) return `startxref points to byte ${start}, where no cross-reference table stands`;
  if (!(stream ? /\/Type\s*\/XRef/ : /trailer\s*<</).test(table)) return 'its cross-reference table has no trailer';
  if (!/\/Root\s+\d+\s+\d+\s+R/.test(table)) return 'its trailer names no document catalogue (/Root)';
  return undefined;
}
