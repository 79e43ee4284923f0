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
  /** Accessible name, also of its marker. */
  name: string;
  content: ReactNode;
}

export interface CarouselLabels {
  /** Role descriptions: 輪播 / carousel, 投影片 / slide. */
  carousel: string;
  slide: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Name of a slide with its position, counted from 1: "5G 全速計劃，第 1 張，共 4 張". */
  position: (position: number, count: number, name: string) => string;
}

export interface CarouselProps {
  label: string;
  labels: CarouselLabels;
  slides: readonly CarouselSlide[];
  /** Fades instead of sliding; adds named markers with progress (dots on phones). */
  fade?: boolean | undefined;
  loop?: boolean | undefined;
  /** Milliseconds between slides; absent = no autoplay. */
  autoplay?: number | undefined;
  /** Milliseconds of a transition. */
  speed?: number | undefined;
  /** CSS pixels between slides; `gapWide` for viewports of 1024 px and wider. */
  gap?: number | undefined;
  gapWide?: number | undefined;
  /** Above the slides, beside the controls, which are below the slides without it. */
  header?: ReactNode;
  /** Sets `--per-view` (slides side by side) or `--slide-width` in the caller's CSS. */
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
  const [announcement, setAnnouncement] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may have other widths
  useEffect(() => track.update(), [slides]);

  const announce = (at: number) => {
    const index = (at + count) % count;
    setAnnouncement(labels.position(index + 1, count, slides[index]?.name ?? ''));
  };
  const move = (go: () => Promise<void>, at: number) => {
    rotation.stop();
    announce(at);
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
      {fade ? (
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
        onPointerDownCapture={() => void track.upgrade()}
        onFocusCapture={(event) => {
          // The browser must not scroll Swiper's viewport: Swiper moves to the focused slide instead.
          const at = [...(viewport.current?.firstElementChild?.children ?? [])].findIndex((slide) => slide.contains(event.target));
          if (viewport.current?.dataset.engine === undefined) void track.upgrade();
          else if (at >= 0 && at !== index) {
            viewport.current.scrollLeft = 0;
            void track.to(at);
          }
        }}
      >
        <div className={cx(css.track, 'swiper-wrapper')}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
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
        {announcement}
      </VisuallyHidden>
    </section>
  );
}
