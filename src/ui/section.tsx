import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import css from './section.module.css';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  as?: 'section' | 'article' | 'aside' | 'nav';
  title: ReactNode;
  level?: 2 | 3;
  titleClass?: string | undefined;
}

/** A part of a page that its heading, the first thing in it, names. */
export function Section({ as: Element = 'section', title, level = 2, titleClass, children, ...rest }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Element {...rest} aria-labelledby={id}>
      <Heading id={id} className={titleClass}>
        {title}
      </Heading>
      {children}
    </Element>
  );
}

/** Without `padded`, 24 px of padding (20 on phones): for content that reaches the edge. */
export function cardClass({ padded = true } = {}, className?: string): string {
  return cx(css.card, padded && css.padded, className);
}

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section';
  children: ReactNode;
}

export function Card({ as: Element = 'div', className, children, ...rest }: CardProps) {
  const props = { ...rest, className: cardClass({}, className) } as object;
  return <Element {...props}>{children}</Element>;
}
