import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

/** Sharp enough for the small print of a bill: 150 pixels an inch. */
const PRINT_SCALE = 150 / 72;

/**
 * Pictures of every page for the printer, made one after the other on one canvas: the viewer draws only the pages on screen. They stay until
 * another bill comes, because some browsers go on while their print dialog is open.
 */
export function usePrintSheets(pdf: OpenPdf | undefined) {
  const [rendered, setRendered] = useState<{ pdf: OpenPdf; sheets: readonly string[] }>();
  const [printing, setPrinting] = useState(false);
  const printRequested = useRef(false);
  const sheets = rendered?.pdf === pdf ? (rendered?.sheets ?? []) : [];

  const renderSheets = async (from: OpenPdf) => {
    const canvas = document.createElement('canvas');
    const images: string[] = [];
    for (let number = 1; number <= from.pageCount; number += 1) {
      const page = await from.page(number);
      await page.render(canvas, PRINT_SCALE);
      images.push(canvas.toDataURL('image/png'));
      page.cleanUp();
    }
    canvas.width = canvas.height = 0;
    return images;
  };

  const print = async () => {
    if (!pdf || printing) return;
    setPrinting(true);
    try {
      printRequested.current = true;
      setRendered({ pdf, sheets: sheets.length > 0 ? [...sheets] : await renderSheets(pdf) });
    } catch {
      // Nothing to print (decision B43); the download stays.
    } finally {
      setPrinting(false);
    }
  };

  // Once the pictures stand in the document and are decoded.
  useEffect(() => {
    if (!printRequested.current || !rendered) return;
    printRequested.current = false;
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheets] img')];
    void Promise.allSettled(images.map((image) => image.decode())).then(() => window.print());
  }, [rendered]);

  return { print, printing, sheets };
}
