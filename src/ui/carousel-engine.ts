import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-fade';

/** State of the controls; `visible` lists the slides that are not inert. */
export interface CarouselView {
  index: number;
  visible: readonly number[];
  atStart: boolean;
  atEnd: boolean;
  fits: boolean;
}

export interface EngineOptions {
  index: number;
  fade: boolean;
  loop: boolean;
  /** Milliseconds of a transition. */
  speed: number;
  /** CSS pixels between slides; `gapWide` for viewports of 1024 px and wider (A24). */
  gap: number;
  gapWide: number;
  onView: (view: CarouselView) => void;
}

export interface Engine {
  to: (index: number) => void;
  next: () => void;
  previous: () => void;
  update: () => void;
  destroy: () => void;
}

/**
 * Starts Swiper on a rendered track at its current slide. Loaded with the first interaction or transition. `loop` uses Swiper's `rewind`,
 * which keeps the order of the slides in the DOM, as React and screen readers require.
 */
export function startEngine(viewport: HTMLElement, { index, fade, loop, speed, gap, gapWide, onView }: EngineOptions): Engine {
  viewport.dataset.engine = fade ? 'fade' : 'slide';
  viewport.scrollLeft = 0;

  const report = (swiper: Swiper) =>
    onView({
      index: swiper.activeIndex,
      visible: fade ? [swiper.activeIndex] : swiper.slides.flatMap((slide, at) => (slide.classList.contains('swiper-slide-visible') ? [at] : [])),
      atStart: swiper.isBeginning && !loop,
      atEnd: swiper.isEnd && !loop,
      fits: fade ? swiper.slides.length < 2 : swiper.isLocked,
    });

  const swiper = new Swiper(viewport, {
    modules: [EffectFade],
    effect: fade ? 'fade' : 'slide',
    initialSlide: index,
    slidesPerView: fade ? 1 : 'auto',
    spaceBetween: fade ? 0 : gap,
    ...(fade || gap === gapWide ? {} : { breakpoints: { 1024: { spaceBetween: gapWide } } }),
    rewind: loop,
    speed,
    watchSlidesProgress: true,
    on: { init: report, slideChange: report, slideChangeTransitionEnd: report, resize: report, lock: report, unlock: report, toEdge: report, fromEdge: report },
  });

  return {
    to: (at) => swiper.slideTo(at),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    update: () => swiper.update(),
    destroy: () => {
      swiper.destroy(true, true);
      delete viewport.dataset.engine;
    },
  };
}
