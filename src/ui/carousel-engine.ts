import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-fade';

/** What the controls need to know; `visible` are the slides that can be reached. */
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
  /** Milliseconds of one movement. */
  speed: number;
  /** CSS pixels between slides, and from a viewport of 1024 px on (A24). */
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
 * Puts Swiper on a track that already stands in the page, at the slide it shows. Loaded only when a carousel is used or
 * begins to move. `loop` is Swiper's rewind: the same picture in a fade, and the slides keep their place in the
 * document, which React and screen readers rely on.
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
