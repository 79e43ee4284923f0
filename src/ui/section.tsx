import { type ComponentProps, type ReactNode, useId } from 'react';

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
