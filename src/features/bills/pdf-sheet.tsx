import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './pdf-engine.ts';
import css from './pdf-viewer.module.css';

interface PdfSheetProps {
  pdf: OpenPdf;
  number: number;
  /** Width of the page in CSS pixels. */
  width: number;
  /** Pixels of the screen to a CSS pixel. */
  density: number;
  label: string;
  /** What scrolls the pages. */
  scroller: RefObject<HTMLElement | null>;
  takeTurn: (task: () => Promise<void>) => Promise<void>;
  onFailed: () => void;
}

/** How far from what is seen a page is drawn, in parts of the visible height. */
const NEAR = '75% 0px';

/**
 * One page. It is drawn when it comes near the visible part and let go when it is far again, so that memory does not grow with the number of
 * pages; until it is drawn, paper of its size holds its place.
 */
export function PdfSheet({ pdf, number, width, density, label, scroller, takeTurn, onFailed }: PdfSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [size, setSize] = useState({ width: pdf.first.width, height: pdf.first.height });
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const scale = width / size.width;

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { root: scroller.current, rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  // The picture is made anew for every size; the one before stays, stretched, until then.
  useEffect(() => {
    if (!near) return;
    const stop = new AbortController();
    takeTurn(async () => {
      if (stop.signal.aborted) return;
      const page = await pdf.page(number);
      const canvas = document.createElement('canvas');
      if (!(await page.draw(canvas, scale * density, stop.signal))) return;
      picture.current?.replaceChildren(canvas);
      setSize((last) => (last.width === page.width && last.height === page.height ? last : { width: page.width, height: page.height }));
    }).catch(() => {
      if (!stop.signal.aborted) failed.current();
    });
    return () => stop.abort();
  }, [near, pdf, number, scale, density, takeTurn]);

  useEffect(() => {
    const text = words.current;
    const drawing = picture.current;
    if (!near || !text || !drawing) return;
    let left = false;
    const layOut = async () => {
      if (left) return;
      const page = await pdf.page(number);
      if (!left) await page.writeText(text);
    };
    // Without its text the page can still be read.
    takeTurn(layOut).catch(() => undefined);
    return () => {
      left = true;
      text.replaceChildren();
      const canvas = drawing.querySelector('canvas');
      // Browsers keep a canvas's pixels until it is collected; one without size holds none.
      if (canvas) canvas.width = canvas.height = 0;
      drawing.replaceChildren();
      void pdf.page(number).then(
        (page) => page.free(),
        () => undefined,
      );
    };
  }, [near, pdf, number, takeTurn]);

  return (
    <section
      ref={sheet}
      aria-label={label}
      className={css.sheet}
      data-page={number}
      style={{ '--width': `${width}px`, '--shape': `${size.width} / ${size.height}`, '--total-scale-factor': scale } as CSSProperties}
    >
      <div ref={picture} className={css.picture} aria-hidden="true" />
      <div ref={words} className={css.words} />
    </section>
  );
}
