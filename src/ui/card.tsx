import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';
import { cx } from './class-names.ts';

export interface CardAppearance {
  /** 24 px of padding (20 on phones). False for content that reaches the edge. */
  padded?: boolean | undefined;
}

export function cardClass({ padded = true }: CardAppearance = {}, className?: string): string {
  return cx(css.card, padded && css.padded, className);
}

export interface CardProps extends CardAppearance, ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  children: ReactNode;
}

export function Card({ as: Element = 'div', padded, className, children, ...rest }: CardProps) {
  const props = { ...rest, className: cardClass({ padded }, className) } as object;
  return <Element {...props}>{children}</Element>;
}
