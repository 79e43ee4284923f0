import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { pageAtRest, savesData } from '@/lib/idle';
import { IconButton } from './button.tsx';
import css from './carousel.module.css';
import type { CarouselSlider } from './carousel-slider.tsx';
import { cx } from './class-names.ts';
import { useReducedMotion } from './media.ts';
import { isDialogOpen } from './open-dialogs.ts';
import { Announcement } from './visually-hidden.tsx';

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
  /** Milliseconds of a transition, with `prefers-reduced-motion` one. */
  speed?: number | undefined;
  /** CSS pixels between slides; `gapWide` for viewports of 1024 px and wider. */
  gap?: number | undefined;
  gapWide?: number | undefined;
  /** Above the slides, beside the controls, which are below the slides without it. */
  header?: ReactNode;
  /** Sets `--per-view` (slides side by side) or `--slide-width` in the caller's CSS. */
  className?: string | undefined;
}

type View = Pick<Swiper, 'isBeginning' | 'isEnd'> & { swiper?: Swiper; index: number };

/** Milliseconds without scrolling after which the row may be replaced. */
const REST_MS = 300;

/** Other slides are another carousel, which begins at its first slide. */
export function Carousel(props: CarouselProps) {
  return <Slides key={props.slides.map(({ id }) => id).join()} {...props} />;
}

/** A scrollable row, which Swiper replaces once it is loaded, in an idle moment, and the row at rest. Who saves data keeps the row. */
function Slides({ label, labels, slides, fade = false, loop = false, autoplay = 0, speed = 1000, gap = 25, gapWide = gap, header, className }: CarouselProps) {
  const count = slides.length;
  const row = useRef<HTMLDivElement>(null);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const [Slider, setSlider] = useState<typeof CarouselSlider>();
  const [{ swiper, index, isBeginning, isEnd }, setView] = useState<View>({ index: 0, isBeginning: true, isEnd: true });
  const [announcement, setAnnouncement] = useState('');
  const reduced = useReducedMotion();
  const transition = reduced ? 1 : speed;
  const fits = fade ? count < 2 : isBeginning && isEnd;
  const { playing, moving, stop, toggle, slideEvents, controlEvents } = useAutoplay(swiper, autoplay > 0 && count > 1, reduced);

  const readSwiper = (now: Swiper) => setView({ swiper: now, index: now.activeIndex, isBeginning: now.isBeginning, isEnd: now.isEnd });

  useEffect(() => {
    let mounted = !savesData();
    // A dialog gives the focus back to what has opened it.
    const isUsed = () =>
      row.current?.matches(':active') || row.current?.contains(document.activeElement) || performance.now() - scrolledAt.current < REST_MS || isDialogOpen();
    const replaceRow = async () => {
      await pageAtRest();
      const slider = await import('./carousel-slider.tsx');
      while (mounted && isUsed()) await new Promise((resolve) => setTimeout(resolve, REST_MS));
      if (mounted) setSlider(() => slider.CarouselSlider);
    };
    // Where Swiper cannot be loaded, the row stays.
    if (mounted) replaceRow().catch(() => {});
    return () => {
      mounted = false;
    };
  }, []);

  const goTo = (target: number) => {
    const at = (target + count) % count;
    stop();
    setAnnouncement(labels.position(at + 1, count, slides[at]?.name ?? ''));
    if (swiper) return swiper.slideTo(at);
    // Swiper begins there, also if it comes before the scroll event; half-way of a smooth scroll it would begin elsewhere.
    setView({ index: at, isBeginning, isEnd });
    row.current?.scrollTo({ left: (at * row.current.scrollWidth) / count, behavior: 'instant' });
  };

  const controls = fits ? null : (
    <div className={css.controls} {...controlEvents}>
      {autoplay > 0 ? (
        <IconButton variant="round" className={css.pause} label={playing ? labels.pause : labels.play} icon={playing ? Pause : Play} onClick={toggle} />
      ) : null}
      <IconButton variant="round" label={labels.previous} icon={ChevronLeft} disabled={!loop && isBeginning} onClick={() => goTo(index - 1)} />
      <IconButton variant="round" label={labels.next} icon={ChevronRight} disabled={!loop && isEnd} onClick={() => goTo(index + 1)} />
      {fade ? (
        <ol className={css.markers}>
          {slides.map((slide, at) => (
            <li key={slide.id} className={css.marker}>
              <button type="button" className={css.bar} aria-current={at === index ? 'true' : undefined} onClick={() => goTo(at)}>
                <span className={css.name}>{slide.name}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );

  const slideProps = slides.map(({ id, name, content }, at) => ({
    id,
    role: 'group',
    'aria-roledescription': labels.slide,
    'aria-label': labels.position(at + 1, count, name),
    className: css.slide,
    inert: fade && swiper !== undefined && at !== index,
    onFocus: (event: FocusEvent) => {
      if (!fade && event.target.matches(':focus-visible')) swiper?.slideTo(at);
    },
    children: content,
  }));

  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(css.carousel, fade && css.fade, className)}
      data-moving={moving || undefined}
      style={{ '--gap': `${gap / 16}rem`, '--gap-wide': `${gapWide / 16}rem`, '--stay': `${autoplay}ms`, '--count': count } as CSSProperties}
    >
      {header === undefined ? (
        controls
      ) : (
        <div className={css.header}>
          <div className={css.heading}>{header}</div>
          {controls ?? <div className={css.reserved} />}
        </div>
      )}
      <div className={css.slides} {...slideEvents}>
        {Slider === undefined ? (
          <div
            ref={row}
            className={css.viewport}
            onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) => {
              scrolledAt.current = performance.now();
              setView({ index: Math.round((scrollLeft / scrollWidth) * count), isBeginning, isEnd });
            }}
          >
            <div className={css.track}>
              {slideProps.map(({ id, ...slide }) => (
                <div key={id} {...slide} />
              ))}
            </div>
          </div>
        ) : (
          <Slider
            slides={slideProps}
            className={css.viewport}
            wrapperClass={css.track ?? ''}
            effect={fade ? 'fade' : 'slide'}
            slidesPerView={fade ? 1 : 'auto'}
            initialSlide={index}
            // Not `loop`, which moves the slides in the document.
            rewind={loop}
            speed={transition}
            autoplay={autoplay > 0 && { delay: autoplay - transition }}
            onInit={readSwiper}
            onSlideChange={readSwiper}
            onFromEdge={readSwiper}
            onToEdge={readSwiper}
            onUnlock={readSwiper}
          />
        )}
      </div>
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
const fromOutside = (act: () => void) => (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || act();

/**
 * Autoplay of a carousel (WCAG 2.2.2, conventions 25). Focus or pointer on a slide stops it until play is pressed. On the controls they only pause it,
 * so that the button does not change from "pause" to "play" before it is pressed; leaving the controls stops it.
 */
function useAutoplay(swiper: Swiper | undefined, possible: boolean, reduced: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [paused, setPaused] = useState(false);
  const playing = possible && (chosen ?? !reduced);
  const moving = playing && !paused && swiper !== undefined;

  useEffect(() => {
    if (moving) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving]);

  const choose = (play: boolean) => {
    setChosen(play);
    setPaused(false);
  };
  const stop = () => choose(false);
  const pause = () => setPaused(true);
  const leave = () => paused && stop();
  return {
    playing,
    moving,
    stop,
    toggle: () => choose(!playing),
    slideEvents: { onFocus: stop, onPointerDown: stop, onPointerEnter: byMouse(stop) },
    controlEvents: { onFocus: fromOutside(pause), onBlur: fromOutside(leave), onPointerEnter: byMouse(pause), onPointerLeave: byMouse(leave) },
  };
}
