import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';
import { cx } from './class-names.ts';

export interface CardAppearance {
  /** 24 px of padding (20 on phones). False for content that reaches the edge. */
  padded?: boolean | undefined;
  /** Yellow border, 2 px. */
  recommended?: boolean | undefined;
}

export function cardClass({ padded = true, recommended }: CardAppearance = {}, className?: string): string {
  return cx(css.card, padded && css.padded, recommended && css.recommended, className);
}

export interface CardProps extends CardAppearance, ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  children: ReactNode;
}

export function Card({ as: Element = 'div', padded, recommended, className, children, ...rest }: CardProps) {
  const props = { ...rest, className: cardClass({ padded, recommended }, className) } as object;
  return <Element {...props}>{children}</Element>;
}
