import type * as Pdf from '../../mock-server/seed/bills-pdf.ts';

/** What the browser's edition of the library has besides the class; its types do not know it. */
interface BrowserEdition {
  registerStdFonts: (...fonts: unknown[]) => void;
}

async function load(): Promise<typeof Pdf> {
  const [kit, { default: helvetica }] = await Promise.all([import('pdfkit'), import('pdfkit/standard-fonts/Helvetica')]);
  // Every document begins with this font; in the browser it does not come by itself.
  (kit as unknown as BrowserEdition).registerStdFonts(helvetica);
  return import('../../mock-server/seed/bills-pdf.ts');
}

let loaded: Promise<typeof Pdf> | undefined;

/** The PDF of a bill in base64, drawn in the browser; its code and its font come with the first one. */
export const billPdfOf: typeof Pdf.billPdfOf = async (...args) => {
  loaded ??= load();
  return (await loaded).billPdfOf(...args);
};
