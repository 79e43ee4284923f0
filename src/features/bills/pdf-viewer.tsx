import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import type { OpenPdf } from './pdf-engine.ts';
import { PdfSearch } from './pdf-search.tsx';
import { PdfSheet, SheetScale } from './pdf-sheet.tsx';
import css from './pdf-viewer.module.css';
import { createTaskQueue } from './task-queue.ts';
import { useDevicePixelRatio } from './use-device-pixel-ratio.ts';
import { createVisibilityObserver, lastAbove } from './visibility-observer.ts';

/** Page width relative to the available width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = 1;
/** CSS pixels around the pages; the style sheet has the same value. */
const MARGIN = 16;

/** Pages from which on it pays to jump and to search. */
const LONG = 10;

/** Milliseconds within which the pages have taken their new size after a change of the zoom. */
const SETTLE_MS = 300;

/** Scrollable pages with page navigation, zoom and fit (BILL-08). `onFailed` must keep its identity. */
export function PdfViewer({ pdf, onFailed }: { pdf: OpenPdf; onFailed: () => void }) {
  const { t } = useTranslation('bills');
  const scroller = useRef<HTMLElement>(null);
  const pageList = useRef<HTMLDivElement>(null);
  const [availableWidth, setAvailableWidth] = useState(0);
  const [zoom, setZoom] = useState<number>(FIT);
  const [current, setCurrent] = useState(1);
  const [enqueueImage] = useState(createTaskQueue);
  const [enqueueText] = useState(createTaskQueue);
  const [observeVisibility] = useState(() => createVisibilityObserver(scroller));
  const density = useDevicePixelRatio();
  const width = Math.max(1, Math.round((availableWidth - 2 * MARGIN) * zoom));
  const scale = useMemo(() => ({ width, density }), [width, density]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailableWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Keeps the centre in the centre when the zoom changes.
  const previousWidth = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || availableWidth === 0) return;
    const ratio = width / (previousWidth.current ?? width);
    previousWidth.current = width;
    if (ratio === 1) return;
    const { clientHeight, clientWidth } = element;
    const top = (element.scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
    const left = (element.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    const move = () => element.scrollTo({ top, left, behavior: 'instant' });
    move();
    // Again when the pages have their new height: until then the end of the old ones is the limit.
    const list = pageList.current;
    if (!list) return;
    const height = list.offsetHeight;
    const observer = new ResizeObserver(() => {
      move();
      if (list.offsetHeight !== height) observer.disconnect();
    });
    observer.observe(list);
    const end = setTimeout(() => observer.disconnect(), SETTLE_MS);
    return () => {
      clearTimeout(end);
      observer.disconnect();
    };
  }, [width, availableWidth]);

  // At most once per frame.
  const frameRequested = useRef(false);
  const updateCurrent = () => {
    if (frameRequested.current) return;
    frameRequested.current = true;
    requestAnimationFrame(() => {
      frameRequested.current = false;
      const element = scroller.current;
      const pages = pageList.current?.children as HTMLCollectionOf<HTMLElement> | undefined;
      if (element && pages) setCurrent(lastAbove(pages, element.scrollTop + element.clientHeight / 3) + 1);
    });
  };
  const goTo = (number: number) => {
    const sheet = pageList.current?.children[number - 1];
    if (sheet instanceof HTMLElement) scroller.current?.scrollTo({ top: sheet.offsetTop - MARGIN, behavior: 'instant' });
  };
  // Memoized: neither scrolling nor zooming rerenders the pages far from the viewport.
  const sheets = useMemo(
    () =>
      Array.from({ length: pdf.pageCount }, (_, index) => {
        const label = t('pdf.position', { page: index + 1, total: pdf.pageCount });
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's number is its identity
        return <PdfSheet key={index} number={index + 1} {...{ pdf, label, observeVisibility, enqueueImage, enqueueText, onFailed }} />;
      }),
    [pdf, t, observeVisibility, enqueueImage, enqueueText, onFailed],
  );
  const zoomIndex = ZOOMS.findIndex((step) => step >= zoom);
  const step = (by: 1 | -1) => setZoom(ZOOMS[zoomIndex + by] ?? zoom);

  return (
    <div className={css.viewer}>
      <div role="toolbar" aria-label={t('pdf.tools')} className={css.tools}>
        <div className={css.group}>
          <IconButton icon={ChevronLeft} label={t('pdf.previous')} disabled={current <= 1} onClick={() => goTo(current - 1)} />
          <span className={css.position}>{t('pdf.position', { page: current, total: pdf.pageCount })}</span>
          <IconButton icon={ChevronRight} label={t('pdf.next')} disabled={current >= pdf.pageCount} onClick={() => goTo(current + 1)} />
        </div>
        <div className={css.group}>
          <IconButton icon={ZoomOut} label={t('pdf.smaller')} disabled={zoomIndex <= 0} onClick={() => step(-1)} />
          <output className={css.percent}>{t('pdf.percent', { percent: Math.round(zoom * 100) })}</output>
          <IconButton icon={ZoomIn} label={t('pdf.larger')} disabled={zoomIndex >= ZOOMS.length - 1} onClick={() => step(1)} />
        </div>
        <Button variant="quiet" size={44} className={css.fit} onClick={() => setZoom(FIT)}>
          <Icon icon={Maximize} />
          {t('pdf.fit')}
        </Button>
      </div>
      {pdf.pageCount >= LONG ? <PdfSearch pdf={pdf} onGoTo={goTo} /> : null}
      <SheetScale value={scale}>
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
          tabIndex={0}
          aria-label={t('pdf.pages')}
          className={css.desk}
          onScroll={updateCurrent}
        >
          <div ref={pageList} className={css.paper} style={{ width }}>
            {availableWidth === 0 ? null : sheets}
          </div>
        </section>
      </SheetScale>
    </div>
  );
}
