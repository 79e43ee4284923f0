import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { cx } from '@/ui/class-names';
import type { OpenPdf, PdfPage } from './pdf-engine.ts';
import css from './pdf-viewer.module.css';

interface PageProps {
  pdf: OpenPdf;
  number: number;
  /** Separate queues: text waits for idle moments and must not delay images. */
  enqueueImage: EnqueueTask;
  enqueueText: EnqueueTask;
  onFailed: () => void;
}

/** Page width in CSS pixels, and device pixels per CSS pixel. */
interface SheetScale {
  width: number;
  density: number;
}

type Size = Pick<PdfPage, 'width' | 'height'>;

/**
 * One page, rendered while it has a scale, which is while it is near the viewport, and released otherwise, so that memory and work do not grow with the number of
 * pages; a placeholder keeps its size. Props must keep their identity.
 */
export const PdfSheet = memo(function PdfSheet({ label, scale, ...page }: PageProps & { label: string; scale: SheetScale | undefined }) {
  const [size, setSize] = useState<Size>({ width: page.pdf.first.width, height: page.pdf.first.height });
  return (
    <section
      aria-label={label}
      className={cx(css.sheet, scale && css.rendered)}
      data-page={page.number}
      style={{ '--shape': `${size.width} / ${size.height}` } as CSSProperties}
    >
      {scale ? <PageContent {...page} {...scale} size={size} onSize={setSize} /> : null}
    </section>
  );
});

/** Canvas and text layer of a page, both released on unmount. */
function PageContent({
  pdf,
  number,
  enqueueImage,
  enqueueText,
  onFailed,
  width,
  density,
  size,
  onSize,
}: PageProps & SheetScale & { size: Size; onSize: (size: Size) => void }) {
  const imageBox = useRef<HTMLDivElement>(null);
  const textBox = useRef<HTMLDivElement>(null);
  const stretch = width / size.width;
  const scale = stretch * density;

  // The previous canvas stays, stretched, until the one for the new scale is rendered.
  useEffect(() => {
    const controller = new AbortController();
    enqueueImage(async () => {
      if (controller.signal.aborted) return;
      const page = await pdf.page(number);
      const canvas = document.createElement('canvas');
      if (!(await page.render(canvas, scale, controller.signal))) return;
      imageBox.current?.replaceChildren(canvas);
      if (page.width !== size.width || page.height !== size.height) onSize({ width: page.width, height: page.height });
    }).catch(() => {
      if (!controller.signal.aborted) onFailed();
    });
    return () => controller.abort();
  }, [pdf, number, scale, size, enqueueImage, onSize, onFailed]);

  useEffect(() => {
    const textElement = textBox.current;
    const box = imageBox.current;
    if (!textElement || !box) return;
    const controller = new AbortController();
    enqueueText(async () => {
      if (controller.signal.aborted) return;
      await (await pdf.page(number)).renderText(textElement, controller.signal);
      // A page without its text layer is still readable.
    }).catch(() => undefined);
    return () => {
      controller.abort();
      const canvas = box.querySelector('canvas');
      // Browsers keep a canvas's pixels until garbage collection; a canvas of size 0 holds none.
      if (canvas) canvas.width = canvas.height = 0;
      void pdf.page(number).then(
        (page) => page.cleanUp(),
        () => undefined,
      );
    };
  }, [pdf, number, enqueueText]);

  return (
    <>
      <div ref={imageBox} className={css.image} aria-hidden="true" />
      <div ref={textBox} className={css.copy} style={{ ...size, transform: `scale(${stretch})` }} />
    </>
  );
}

/** Resolves or rejects with the task once it has run. */
type EnqueueTask = (task: () => Promise<void>) => Promise<void>;

/** Runs tasks one at a time, first in, first out: the visible page is finished before its neighbours start. */
export function createTaskQueue(): EnqueueTask {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
