import { type CSSProperties, createContext, memo, useContext, useEffect, useRef, useState } from 'react';
import { cx } from '@/ui/class-names';
import type { OpenPdf } from './pdf-engine.ts';
import css from './pdf-viewer.module.css';
import type { TakeTurn } from './task-queue.ts';
import type { Sight } from './visibility-observer.ts';

/** Width of the pages in CSS pixels, and pixels of the screen to one of them. Only the pages that are drawn follow it. */
export const SheetScale = createContext({ width: 1, density: 1 });

interface PageProps {
  pdf: OpenPdf;
  number: number;
  /** Pictures and words have turns of their own: words wait for idle moments, and no picture waits for them. */
  takeTurn: TakeTurn;
  takeWordTurn: TakeTurn;
  onFailed: () => void;
}

interface PdfSheetProps extends PageProps {
  label: string;
  /** Says whether the page is near the visible part. */
  sight: Sight;
}

/** Size of a page in points. */
interface Size {
  width: number;
  height: number;
}

/**
 * One page. It is drawn when it comes near the visible part and let go when it is far again, so that memory and work do not grow with the
 * number of pages; until it is drawn, paper of its size holds its place. Its props must keep their identity.
 */
export const PdfSheet = memo(function PdfSheet({ label, sight, ...page }: PdfSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [size, setSize] = useState<Size>({ width: page.pdf.first.width, height: page.pdf.first.height });

  useEffect(() => (sheet.current ? sight(sheet.current, setNear) : undefined), [sight]);

  return (
    <section
      ref={sheet}
      aria-label={label}
      className={cx(css.sheet, near && css.drawn)}
      data-page={page.number}
      style={{ '--shape': `${size.width} / ${size.height}` } as CSSProperties}
    >
      {near ? <Drawing {...page} size={size} onSize={setSize} /> : null}
    </section>
  );
});

/** Picture and words of a page; leaving lets go of both. */
function Drawing({ pdf, number, takeTurn, takeWordTurn, onFailed, size, onSize }: PageProps & { size: Size; onSize: (size: Size) => void }) {
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const { width, density } = useContext(SheetScale);
  const stretch = width / size.width;
  const scale = stretch * density;

  // The picture is made anew for every size; the one before stays, stretched, until then.
  useEffect(() => {
    const stop = new AbortController();
    takeTurn(async () => {
      if (stop.signal.aborted) return;
      const page = await pdf.page(number);
      const canvas = document.createElement('canvas');
      if (!(await page.draw(canvas, scale, stop.signal))) return;
      picture.current?.replaceChildren(canvas);
      if (page.width !== size.width || page.height !== size.height) onSize({ width: page.width, height: page.height });
    }).catch(() => {
      if (!stop.signal.aborted) onFailed();
    });
    return () => stop.abort();
  }, [pdf, number, scale, size, takeTurn, onSize, onFailed]);

  useEffect(() => {
    const text = words.current;
    const drawing = picture.current;
    if (!text || !drawing) return;
    const stop = new AbortController();
    const layOut = async () => {
      if (stop.signal.aborted) return;
      const page = await pdf.page(number);
      await page.writeText(text, stop.signal);
    };
    // Without its text the page can still be read.
    takeWordTurn(layOut).catch(() => undefined);
    return () => {
      stop.abort();
      const canvas = drawing.querySelector('canvas');
      // Browsers keep a canvas's pixels until it is collected; one without size holds none.
      if (canvas) canvas.width = canvas.height = 0;
      void pdf.page(number).then(
        (page) => page.free(),
        () => undefined,
      );
    };
  }, [pdf, number, takeWordTurn]);

  return (
    <>
      <div ref={picture} className={css.picture} aria-hidden="true" />
      <div ref={words} className={css.words} style={{ ...size, transform: `scale(${stretch})` }} />
    </>
  );
}
