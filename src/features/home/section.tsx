import { type ReactNode, useId } from 'react';
import { SectionHeading, type SectionLink, SectionMore } from '@/components/section-heading';
import css from './section.module.css';

interface SectionProps {
  title: string;
  /** One sentence under the title. */
  text: string;
  link: SectionLink;
  children: ReactNode;
}

/** A part of the home page: heading, content, and the link to all of it. */
export function Section({ title, text, link, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${css.section} wrap`} aria-labelledby={id}>
      <SectionHeading id={id} title={title} link={link}>
        {text}
      </SectionHeading>
      {children}
      <SectionMore link={link} />
    </section>
  );
}

/** The distance above a part that brings its own heading. */
export const sectionClass = `${css.section} wrap`;
export const { tabs: tabsClass, panel: panelClass } = css;
