import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';
import { cx } from './class-names.ts';

/** Without `padded`, 24 px of padding (20 on phones): for content that reaches the edge. */
export function cardClass({ padded = true } = {}, className?: string): string {
  return cx(css.card, padded && css.padded, className);
}

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  children: ReactNode;
}

export function Card({ as: Element = 'div', className, children, ...rest }: CardProps) {
  const props = { ...rest, className: cardClass({}, className) } as object;
  return <Element {...props}>{children}</Element>;
}
