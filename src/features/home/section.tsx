import type { ReactNode } from 'react';
import { SectionHeading, type SectionLink, SectionMore } from '@/components/section-heading';
import css from './section.module.css';

interface SectionProps {
  title: string;
  text: string;
  link: SectionLink;
  children: ReactNode;
}

export function Section({ title, text, link, children }: SectionProps) {
  return (
    <section className={`${css.section} wrap`} aria-label={title}>
      <SectionHeading title={title} link={link}>
        {text}
      </SectionHeading>
      {children}
      <SectionMore link={link} />
    </section>
  );
}

/** For sections that render their own heading. */
export const sectionClass = `${css.section} wrap`;
export const { tabs: tabsClass, panel: panelClass } = css;
