import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CarouselView, Engine, EngineOptions } from './carousel-engine.ts';

export type TrackOptions = Omit<EngineOptions, 'index' | 'onView'>;

/** Resolves once the track is neither touched nor scrolling, so that Swiper starts unnoticed. */
function untilIdle(activity: { touching: boolean; scrolled: number }): Promise<void> {
  const isIdle = () => !activity.touching && performance.now() - activity.scrolled > 150;
  return new Promise((resolve) => {
    const check = () => (isIdle() ? resolve() : setTimeout(check, 80));
    check();
  });
}

function staticView(viewport: HTMLElement, fade: boolean, loop: boolean): CarouselView {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - viewport.scrollLeft));
  const maxScroll = viewport.scrollWidth - viewport.clientWidth;
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    visible: slides.map((_, at) => at),
    atStart: viewport.scrollLeft <= 1 && !loop,
    atEnd: viewport.scrollLeft >= maxScroll - 1 && !loop,
    fits: fade ? slides.length < 2 : maxScroll <= 1,
  };
}

const same = (a: CarouselView, b: CarouselView) =>
  a.index === b.index && a.atStart === b.atStart && a.atEnd === b.atEnd && a.fits === b.fits && a.visible.join() === b.visible.join();

/** A track with native scroll snapping, which Swiper replaces on `upgrade` or the first move; stays native if Swiper cannot be loaded. */
export function useTrack(viewport: RefObject<HTMLElement | null>, key: string, count: number, options: TrackOptions) {
  const { fade, loop, speed, gap, gapWide } = options;
  const [view, setView] = useState<CarouselView>(() => ({
    index: 0,
    visible: Array.from({ length: count }, (_, at) => at),
    atStart: !loop,
    atEnd: false,
    fits: fade ? count < 2 : true,
  }));
  const show = useCallback((now: CarouselView) => setView((before) => (same(before, now) ? before : now)), []);
  const engine = useRef<Engine>(undefined);
  const loading = useRef<Promise<Engine | undefined>>(undefined);
  const activity = useRef({ touching: false, scrolled: Number.NEGATIVE_INFINITY });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with the elements
  useLayoutEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const read = () => {
      if (!engine.current) show(staticView(box, fade, loop));
    };
    const onScroll = () => {
      activity.current.scrolled = performance.now();
      read();
    };
    const onTouch = (event: TouchEvent) => {
      activity.current.touching = event.touches.length > 0;
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) box.addEventListener(type, onTouch, { passive: true });
    read();
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
      for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) box.removeEventListener(type, onTouch);
      engine.current?.destroy();
      engine.current = undefined;
      loading.current = undefined;
    };
  }, [key, fade, loop, speed, gap, gapWide]);

  const upgrade = useCallback((): Promise<Engine | undefined> => {
    const box = viewport.current;
    if (!box) return Promise.resolve(undefined);
    loading.current ??= start(box);
    return loading.current;

    async function start(track: HTMLElement) {
      try {
        const { startEngine } = await import('./carousel-engine.ts');
        await untilIdle(activity.current);
        // The slides may have been replaced meanwhile.
        if (viewport.current !== track) return undefined;
        const { index } = staticView(track, fade, loop);
        engine.current = startEngine(track, { index, fade, loop, speed, gap, gapWide, onView: show });
        return engine.current;
      } catch {
        loading.current = undefined;
        return undefined;
      }
    }
  }, [viewport, show, fade, loop, speed, gap, gapWide]);

  const scrollTo = (at: number) => {
    const slides = viewport.current?.firstElementChild?.children;
    const slide = slides?.[(at + count) % count] as HTMLElement | undefined;
    const first = slides?.[0] as HTMLElement | undefined;
    if (slide && first) viewport.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'smooth' });
  };

  const go = async (move: (engine: Engine) => void, fallback: number) => {
    const ready = engine.current ?? (await upgrade());
    if (ready) move(ready);
    else scrollTo(fallback);
  };

  return {
    view,
    upgrade,
    update: () => engine.current?.update(),
    next: () => go((ready) => ready.next(), view.index + 1),
    previous: () => go((ready) => ready.previous(), view.index - 1),
    to: (at: number) => go((ready) => ready.to(at), at),
  };
}
