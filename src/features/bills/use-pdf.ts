import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

/**
 * Bytes; the limit of the contract (`BillPdf`). The viewer holds a document several times: as base64 text, as a file and in its worker, where the
 * decoded pages come on top. A larger one, which breaks the contract, is offered for download only.
 */
export const MAX_SHOWN_BYTES = 10 * 1024 * 1024;

/** PDF readers look for the signature in so many bytes, because some programs write something before it. */
const HEADER_BYTES = 1024;

/** Decodes a base64 PDF; undefined if the text is not base64, or its content no PDF. */
export function pdfContent(base64: string): Blob | undefined {
  try {
    const text = atob(base64);
    if (!text.slice(0, HEADER_BYTES).includes('%PDF-')) return undefined;
    return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}

/** The PDF engine is a chunk of its own, loaded with the first PDF bill. */
export const loadEngine = () => import('./pdf-engine.ts');

/** Opens a PDF, and closes it when the content changes or the component unmounts; undefined while it opens. */
export function usePdf(content: Blob | undefined): OpenPdf | 'failed' | undefined {
  const [settled, setSettled] = useState<{ content: Blob; result: OpenPdf | 'failed' }>();
  useEffect(() => {
    if (content === undefined) return;
    let cancelled = false;
    let close = () => {};
    const open = async () => {
      const [{ openPdf }, data] = await Promise.all([loadEngine(), content.arrayBuffer()]);
      const pdf = await openPdf(data);
      if (cancelled) return pdf.close();
      close = pdf.close;
      setSettled({ content, result: pdf });
    };
    open().catch(() => {
      if (!cancelled) setSettled({ content, result: 'failed' });
    });
    return () => {
      cancelled = true;
      close();
    };
  }, [content]);
  return settled?.content === content ? settled?.result : undefined;
}

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
