import { useEffect, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';

export type PdfState = { state: 'opening' } | { state: 'open'; pdf: OpenPdf } | { state: 'failed' };

/** The PDF engine is a chunk of its own, loaded with the first PDF bill. */
export const loadEngine = () => import('./pdf-engine.ts');

/** Opens a PDF, and closes it when the content changes or the component unmounts. */
export function usePdf(content: Blob | undefined): PdfState {
  const [settled, setSettled] = useState<{ content: Blob; result: PdfState }>();
  useEffect(() => {
    if (content === undefined) return;
    let cancelled = false;
    let close = () => {};
    const open = async () => {
      const [{ openPdf }, data] = await Promise.all([loadEngine(), content.arrayBuffer()]);
      const pdf = await openPdf(data);
      if (cancelled) return pdf.close();
      close = pdf.close;
      setSettled({ content, result: { state: 'open', pdf } });
    };
    open().catch(() => {
      if (!cancelled) setSettled({ content, result: { state: 'failed' } });
    });
    return () => {
      cancelled = true;
      close();
    };
  }, [content]);
  return settled?.content === content && settled ? settled.result : { state: 'opening' };
}
