import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

/** Sharp enough for the small print of a bill: 150 pixels an inch. */
const PRINT_SCALE = 150 / 72;

/**
 * Pictures of every page for the printer, made one after the other on one canvas: the viewer draws only the pages on screen. They stay until
 * another bill comes, because some browsers go on while their print dialog is open.
 */
export function usePrintSheets(pdf: OpenPdf | undefined) {
  const [made, setMade] = useState<{ pdf: OpenPdf; sheets: readonly string[] }>();
  const [printing, setPrinting] = useState(false);
  const asked = useRef(false);
  const sheets = made?.pdf === pdf ? (made?.sheets ?? []) : [];

  const draw = async (from: OpenPdf) => {
    const canvas = document.createElement('canvas');
    const pictures: string[] = [];
    for (let number = 1; number <= from.pageCount; number += 1) {
      const page = await from.page(number);
      await page.draw(canvas, PRINT_SCALE);
      pictures.push(canvas.toDataURL('image/png'));
      page.free();
    }
    canvas.width = canvas.height = 0;
    return pictures;
  };

  const print = async () => {
    if (!pdf || printing) return;
    setPrinting(true);
    try {
      asked.current = true;
      setMade({ pdf, sheets: sheets.length > 0 ? [...sheets] : await draw(pdf) });
    } catch {
      // Nothing to print (decision B43); the download stays.
    } finally {
      setPrinting(false);
    }
  };

  // Once the pictures stand in the document and are decoded.
  useEffect(() => {
    if (!asked.current || !made) return;
    asked.current = false;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheets] img')];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => window.print());
  }, [made]);

  return { print, printing, sheets };
}
