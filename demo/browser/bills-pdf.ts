import type * as Pdf from '../../mock-server/seed/bills-pdf.ts';

/** Part of the library's browser build that its types lack. */
interface BrowserBuild {
  registerStdFonts: (...fonts: unknown[]) => void;
}

async function load(): Promise<typeof Pdf> {
  const [kit, { default: helvetica }] = await Promise.all([import('pdfkit'), import('pdfkit/standard-fonts/Helvetica')]);
  // Every document starts with this font, which the browser build does not include.
  (kit as unknown as BrowserBuild).registerStdFonts(helvetica);
  return import('../../mock-server/seed/bills-pdf.ts');
}

let loaded: Promise<typeof Pdf> | undefined;

/** The PDF of a bill in base64; library and font are loaded with the first one. */
export const billPdfOf: typeof Pdf.billPdfOf = async (...args) => {
  loaded ??= load();
  return (await loaded).billPdfOf(...args);
};
