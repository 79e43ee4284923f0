import { palette } from '#operator';

export type Paper = PDFKit.PDFDocument;

/** Points (1/72 inch) on A4, 595 × 842. */
export const MARGIN = 40;
export const WIDTH = 515;
/** Where the content begins under the head. */
export const HEAD_SPACE = 130;
/** Where the payment stub begins. */
export const STUB_TOP = 700;

export const PDF_INK = { text: '#0e1a33', quiet: '#5c6784', line: '#dce3ef', mist: '#f4f7fb', azul: palette.brand, lamp: palette.accent };

/** Replacements of full-width marks that the font lacks. */
const MARKS: Readonly<Record<string, string>> = { '，': ', ', '：': ': ', '（': ' (', '）': ')' };

export function write(doc: Paper, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void {
  const printed = text.replaceAll(/[，：（）]/g, (mark) => MARKS[mark] ?? mark);
  doc.text(printed, x, y, { ...options, lineBreak: false });
}
