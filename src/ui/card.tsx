import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';
import { cx } from './class-names.ts';

export interface CardLook {
  /** 24 px inside (20 on phones). Off for tables, lists and pictures that reach the edge. */
  padded?: boolean | undefined;
  /** 2 px of lamp: the recommended one. */
  recommended?: boolean | undefined;
}

export function cardClass({ padded = true, recommended }: CardLook = {}, className?: string): string {
  return cx(css.card, padded && css.padded, recommended && css.recommended, className);
}

export interface CardProps extends CardLook, ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  children: ReactNode;
}

/** Flat with one line. */
export function Card({ as: Element = 'div', padded, recommended, className, children, ...rest }: CardProps) {
  const props = { ...rest, className: cardClass({ padded, recommended }, className) } as object;
  return <Element {...props}>{children}</Element>;
}
