import type { ComponentProps } from 'react';
import { Autoplay, EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/effect-fade';

type SliderProps = ComponentProps<typeof Swiper> & { slides: readonly (ComponentProps<'div'> & { id: string })[] };

/** Swiper with what the carousels need of it, in a module of its own that is loaded later. */
export function CarouselSlider({ slides, ...options }: SliderProps) {
  return (
    <Swiper modules={[Autoplay, EffectFade]} {...options}>
      {slides.map(({ id, ...slide }) => (
        <SwiperSlide key={id} {...slide} />
      ))}
    </Swiper>
  );
}
