import type { ComponentProps, ElementType, ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Class of an element that only assistive technology perceives, where {@link VisuallyHidden} does not fit (a conditional class). */
export const visuallyHidden: string = css.visuallyHidden ?? '';

/** Content for assistive technology only: `<VisuallyHidden as="label" htmlFor={id}>`; a `span` by default. */
export function VisuallyHidden<Tag extends ElementType = 'span'>({ as, ...props }: { as?: Tag } & Omit<ComponentProps<Tag>, 'as' | 'className'>) {
  const Element: ElementType = as ?? 'span';
  return <Element {...props} className={visuallyHidden} />;
}

/** What screen readers say whenever it changes. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={visuallyHidden}>
      {children}
    </p>
  );
}
