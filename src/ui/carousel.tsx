import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './carousel.module.css';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useReducedMotion } from './use-media.ts';
import { useRotation } from './use-rotation.ts';
import { useTrack } from './use-track.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CarouselSlide {
  id: string;
  /** Names the slide for assistive technology and its bar. */
  name: string;
  content: ReactNode;
}

export interface CarouselLabels {
  /** What this is and what one part is, in words: 輪播 / carousel, 投影片 / slide. */
  carousel: string;
  slide: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Name of a slide with its place, counted from 1: "5G 全速計劃，第 1 張，共 4 張". */
  position: (place: number, count: number, name: string) => string;
}

export interface CarouselProps {
  label: string;
  labels: CarouselLabels;
  slides: readonly CarouselSlide[];
  fade?: boolean | undefined;
  loop?: boolean | undefined;
  /** Milliseconds a slide stays before the next one comes; absent = it never moves by itself. */
  autoplay?: number | undefined;
  /** Milliseconds of one movement. */
  speed?: number | undefined;
  /** CSS pixels between slides; `gapWide` from a viewport of 1024 px on. */
  gap?: number | undefined;
  gapWide?: number | undefined;
  /** When Swiper may take over, besides the first touch of the carousel: near the viewport, or after so many milliseconds. */
  upgrade?: 'interaction' | 'near' | number | undefined;
  /** Named bars with progress (dots on phones); on by default where slides fade. */
  markers?: boolean | undefined;
  /** Stands above the slides, with the controls at its right end; without it they are below. */
  header?: ReactNode;
  /** Sets `--per-view` (slides side by side) or `--slide-width` in the page's style sheet. */
  className?: string | undefined;
}

export function Carousel({
  label,
  labels,
  slides,
  fade = false,
  loop = false,
  autoplay,
  speed = 1000,
  gap = 25,
  gapWide = gap,
  upgrade = 'interaction',
  markers = fade,
  header,
  className,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const key = slides.map((slide) => slide.id).join();
  const count = slides.length;
  const track = useTrack(viewport, key, count, { fade, loop, gap, gapWide, speed: reduced ? 0 : speed });
  const { index, visible, atStart, atEnd, fits } = track.view;
  const rotation = useRotation({ delay: autoplay, index, count, next: () => void track.next() });
  const [said, setSaid] = useState('');

  const load = track.upgrade;
  useEffect(() => {
    if (typeof upgrade === 'number') {
      const timer = setTimeout(load, upgrade);
      return () => clearTimeout(timer);
    }
    const box = viewport.current;
    if (upgrade !== 'near' || !box) return;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        nearness.disconnect();
        void load();
      },
      { rootMargin: '200px' },
    );
    nearness.observe(box);
    return () => nearness.disconnect();
  }, [upgrade, load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new words may have other widths
  useEffect(() => track.update(), [slides]);

  const say = (at: number) => {
    const place = (at + count) % count;
    setSaid(labels.position(place + 1, count, slides[place]?.name ?? ''));
  };
  const move = (go: () => Promise<void>, at: number) => {
    rotation.stop();
    say(at);
    void go();
  };

  const controls = fits ? null : (
    <div className={css.controls} {...rotation.controlEvents}>
      {rotation.possible ? (
        <IconButton
          variant="round"
          className={css.pause}
          label={rotation.playing ? labels.pause : labels.play}
          icon={rotation.playing ? Pause : Play}
          onClick={rotation.toggle}
        />
      ) : null}
      <IconButton variant="round" label={labels.previous} icon={ChevronLeft} disabled={atStart} onClick={() => move(track.previous, index - 1)} />
      <IconButton variant="round" label={labels.next} icon={ChevronRight} disabled={atEnd} onClick={() => move(track.next, index + 1)} />
      {markers ? (
        <ol className={css.markers}>
          {slides.map((slide, at) => (
            <li key={slide.id} className={css.marker}>
              <button type="button" className={css.bar} aria-current={at === index ? 'true' : undefined} onClick={() => move(() => track.to(at), at)}>
                <span className={css.name}>{slide.name}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );

  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(css.carousel, fade && css.fade, className)}
      data-moving={rotation.moving || undefined}
      style={{ '--gap': `${gap / 16}rem`, '--gap-wide': `${gapWide / 16}rem`, '--stay': `${autoplay ?? 0}ms` } as CSSProperties}
    >
      {header === undefined ? (
        controls
      ) : (
        <div className={css.header}>
          <div className={css.heading}>{header}</div>
          {controls}
        </div>
      )}
      <div
        key={key}
        ref={viewport}
        className={cx(css.viewport, 'swiper')}
        {...rotation.slideEvents}
        onPointerDownCapture={() => void load()}
        onFocusCapture={(event) => {
          // Swiper's box must not be scrolled by the browser: bring the focused slide in by its own means.
          const at = [...(viewport.current?.firstElementChild?.children ?? [])].findIndex((slide) => slide.contains(event.target));
          if (viewport.current?.dataset.engine === undefined) void load();
          else if (at >= 0 && at !== index) {
            viewport.current.scrollLeft = 0;
            void track.to(at);
          }
        }}
      >
        <div className={cx(css.track, 'swiper-wrapper')}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={slide.id}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(at + 1, count, slide.name)}
              inert={!visible.includes(at)}
              className={cx(css.slide, 'swiper-slide')}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {said}
      </VisuallyHidden>
    </section>
  );
}
