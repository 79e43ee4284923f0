import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

/** Pixels per point: 150 dpi, legible for a bill's small print. */
const PRINT_SCALE = 150 / 72;

/**
 * Renders every page to an image for printing, because the viewer renders only the pages near the viewport. The images stay until another bill
 * is opened: some browsers return from `print()` while their dialog is still open.
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
      // Printing fails silently (decision B43); the download remains.
    } finally {
      setPrinting(false);
    }
  };

  // Prints once the images are in the document and decoded.
  useEffect(() => {
    if (!printRequested.current || !rendered) return;
    printRequested.current = false;
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheets] img')];
    void Promise.allSettled(images.map((image) => image.decode())).then(() => window.print());
  }, [rendered]);

  return { print, printing, sheets };
}
