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

/** Latin and Traditional Chinese letters in one file, and the two files with the full-width marks that it lacks. A PDF gets only the letters that it shows. */
export const BILL_FONTS = { letters: 'chinese-traditional', brackets: '122', marks: '123' } as const;

export type BillFont = keyof typeof BILL_FONTS;
export const billFonts = Object.keys(BILL_FONTS) as BillFont[];

const fontOf = (run: string): BillFont => (/[（）]/.test(run) ? 'brackets' : /[，：]/.test(run) ? 'marks' : 'letters');

export interface Style {
  colour?: string;
  /** In points. */
  size?: number;
}

interface Placed extends Style {
  /** In points, only for what is aligned to the right. */
  width?: number;
  align?: 'left' | 'right';
}

/** One line, each of its parts in the font that has it. */
export function write(doc: Paper, text: string, x: number, y: number, { width = 0, align = 'left', colour = PDF_INK.text, size = 10 }: Placed = {}): void {
  doc.fillColor(colour).fontSize(size);
  const runs = (text.match(/[（）]+|[，：]+|[^（），：]+/g) ?? []).map((run) => ({ run, width: doc.font(fontOf(run)).widthOfString(run) }));
  let at = align === 'left' ? x : x + width - runs.reduce((sum, each) => sum + each.width, 0);
  for (const { run, width: wide } of runs) {
    doc.font(fontOf(run)).text(run, at, y, { lineBreak: false });
    at += wide;
  }
  doc.font('letters');
}
