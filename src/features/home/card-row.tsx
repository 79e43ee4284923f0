import type { ReactNode } from 'react';
import { useCarouselLabels } from '@/components/carousel-labels';
import { ABOVE_XL } from '@/ui/breakpoints';
import { Carousel } from '@/ui/carousel';
import { cx } from '@/ui/class-names';
import { useMedia } from '@/ui/use-media';
import css from './card-row.module.css';

/** Cards side by side on a wide screen; more of them make the row a carousel. */
const SIDE_BY_SIDE = 4;

interface CardRowProps {
  label: string;
  /** `plans` come one under the other on phones, `phones` in pairs. */
  kind: 'plans' | 'phones';
  cards: readonly { id: string; name: string; card: ReactNode }[];
}

/** CSS pixels between the slides from 1024 px on (HOME-27, decision B28). */
const gapWide = { plans: 40, phones: 43.5 };

/** Cards as a grid, as a carousel where a wide screen cannot show them side by side (HOME-27). */
export function CardRow({ label, kind, cards }: CardRowProps) {
  const wide = useMedia(ABOVE_XL);
  const labels = useCarouselLabels();
  if (wide && cards.length > SIDE_BY_SIDE) {
    const slides = cards.map(({ id, name, card }) => ({ id, name, content: card }));
    return <Carousel label={label} labels={labels} slides={slides} gap={25} gapWide={gapWide[kind]} className={css.carousel} />;
  }
  return (
    <ul className={cx(css.grid, css[kind])}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}

/** The grid alone, for bones in the shape of the cards. */
export const cardGridClass = (kind: CardRowProps['kind']): string => cx(css.grid, css[kind]);
