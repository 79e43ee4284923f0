import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/ui/button';
import { MAX_SM, useMedia } from '@/ui/media';
import type { OpenPdf } from './pdf-engine.ts';
import { PdfSearch } from './pdf-search.tsx';
import { createTaskQueue, PdfSheet } from './pdf-sheet.tsx';
import css from './pdf-viewer.module.css';

/** Page width relative to the available width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = 1;
/** For a phone, whose width leaves letters of 4 px. */
const LEGIBLE = 2;
/** CSS pixels around the pages; the style sheet has the same value. */
const MARGIN = 16;

/** How near the viewport a page is rendered: `rootMargin`, relative to the visible height. */
const NEAR_MARGIN = '75% 0px';

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
  const isPhone = useMedia(MAX_SM);
  const [zoom, setZoom] = useState<number>(FIT);
  /** Where the scroller was tapped; what is there comes to its centre. */
  const tapped = useRef<{ x: number; y: number }>(undefined);
  const [current, setCurrent] = useState(1);
  const [enqueueImage] = useState(createTaskQueue);
  const [enqueueText] = useState(createTaskQueue);
  /** Numbers of the pages near the viewport. */
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
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

  const isMeasured = availableWidth > 0;
  useEffect(() => {
    if (!isMeasured) return;
    // One observer for all pages: one per page would cost a hundred times the work in every frame.
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) after[isIntersecting ? 'add' : 'delete'](Number((target as HTMLElement).dataset.page));
          return after;
        }),
      { root: scroller.current, rootMargin: NEAR_MARGIN },
    );
    for (const sheet of pageList.current?.children ?? []) observer.observe(sheet);
    return () => observer.disconnect();
  }, [isMeasured]);

  // Keeps the centre in the centre when the zoom changes, or moves to it what was tapped.
  const previousWidth = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || availableWidth === 0) return;
    const ratio = width / (previousWidth.current ?? width);
    previousWidth.current = width;
    if (ratio === 1) return;
    const { clientHeight, clientWidth } = element;
    const { x, y } = tapped.current ?? { x: clientWidth / 2, y: clientHeight / 2 };
    tapped.current = undefined;
    const top = (element.scrollTop + y) * ratio - clientHeight / 2;
    const left = (element.scrollLeft + x) * ratio - clientWidth / 2;
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

  const updateCurrent = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const pages = [...(pageList.current?.children ?? [])] as HTMLElement[];
    setCurrent(Math.max(1, pages.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 3) + 1));
  };
  const goTo = (number: number) => {
    const sheet = pageList.current?.children[number - 1];
    if (sheet instanceof HTMLElement) scroller.current?.scrollTo({ top: sheet.offsetTop - MARGIN, behavior: 'instant' });
  };
  const zoomIndex = ZOOMS.findIndex((step) => step >= zoom);
  const step = (by: 1 | -1) => setZoom(ZOOMS[zoomIndex + by] ?? zoom);
  /** A tap on the paper makes it legible there, or shows its whole width again. */
  const toggleZoom = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    if (zoom < LEGIBLE) tapped.current = { x: clientX - left, y: clientY - top };
    setZoom(zoom < LEGIBLE ? LEGIBLE : FIT);
  };

  return (
    <div className={`${css.viewer} noPrint`}>
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
        <Button icon={Maximize} variant="quiet" size={44} className={css.fit} onClick={() => setZoom(FIT)}>
          <span className={css.fitLabel}>{t('pdf.fit')}</span>
        </Button>
      </div>
      {pdf.pageCount >= LONG ? <PdfSearch pdf={pdf} onGoTo={goTo} /> : null}
      {isPhone && zoom === FIT ? <p className={css.tap}>{t('pdf.tap')}</p> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the toolbar has the zoom */}
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t('pdf.pages')}
        className={css.desk}
        onScroll={updateCurrent}
        onClick={isPhone ? toggleZoom : undefined}
      >
        <div ref={pageList} className={css.paper} style={{ width }}>
          {Array.from({ length: isMeasured ? pdf.pageCount : 0 }, (_, index) => (
            <PdfSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: a page's number is its identity
              key={index}
              number={index + 1}
              label={t('pdf.position', { page: index + 1, total: pdf.pageCount })}
              scale={near.has(index + 1) ? scale : undefined}
              {...{ pdf, enqueueImage, enqueueText, onFailed }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Device pixels per CSS pixel; updates on browser zoom and a change of screen. For components that are never prerendered. */
function useDevicePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const onChange = () => setRatio(window.devicePixelRatio);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [ratio]);
  return ratio;
}
