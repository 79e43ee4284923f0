import type { ReactNode } from 'react';
import { useCarouselLabels } from '@/components/carousel-labels';
import { Carousel } from '@/ui/carousel';
import { cx } from '@/ui/class-names';
import { ABOVE_XL, useMedia } from '@/ui/media';
import css from './card-row.module.css';

/** Cards that fit on a wide screen; more of them become a carousel. */
const MAX_GRID_CARDS = 4;

interface CardRowProps {
  label: string;
  /** On phones `plans` have one column and `phones` two. */
  kind: 'plans' | 'phones';
  cards: readonly { id: string; name: string; card: ReactNode }[];
}

/** CSS pixels between the slides from 1024 px on (HOME-27, decision B28). */
const gapWide = { plans: 40, phones: 43.5 };

/** Grid of cards, or a carousel when a wide screen cannot show all of them (HOME-27). */
export function CardRow({ label, kind, cards }: CardRowProps) {
  const wide = useMedia(ABOVE_XL);
  const labels = useCarouselLabels();
  if (wide && cards.length > MAX_GRID_CARDS) {
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

/** Class of the grid, for skeletons of the same shape. */
export const cardGridClass = (kind: CardRowProps['kind']): string => cx(css.grid, css[kind]);
