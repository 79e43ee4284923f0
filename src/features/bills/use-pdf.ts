import { useEffect, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

/** A document on its way to the screen. */
export type Opening = { state: 'opening' } | { state: 'open'; pdf: OpenPdf } | { state: 'failed' };

/** Starts to load the PDF engine, which comes only with the first PDF bill. */
export const loadEngine = () => import('./pdf-engine.ts');

/** Opens a file as PDF and closes it when another one comes or the page is left. */
export function usePdf(content: Blob | undefined): Opening {
  const [opened, setOpened] = useState<{ content: Blob; result: Opening }>();
  useEffect(() => {
    if (content === undefined) return;
    let left = false;
    let close = () => {};
    const open = async () => {
      const [{ openPdf }, data] = await Promise.all([loadEngine(), content.arrayBuffer()]);
      const pdf = await openPdf(data);
      if (left) return pdf.close();
      close = pdf.close;
      setOpened({ content, result: { state: 'open', pdf } });
    };
    open().catch(() => {
      if (!left) setOpened({ content, result: { state: 'failed' } });
    });
    return () => {
      left = true;
      close();
    };
  }, [content]);
  return opened?.content === content && opened ? opened.result : { state: 'opening' };
}
