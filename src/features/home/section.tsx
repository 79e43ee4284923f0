import { type ReactNode, useId } from 'react';
import { SectionHeading, type SectionLink, SectionMore, sectionClass } from '@/components/section-heading';

interface SectionProps {
  title: string;
  text: string;
  link: SectionLink;
  children: ReactNode;
}

/** Section of the home page with heading and "see all" link. */
export function Section({ title, text, link, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${sectionClass} wrap`} aria-labelledby={id}>
      <SectionHeading id={id} title={title} link={link}>
        {text}
      </SectionHeading>
      {children}
      <SectionMore link={link} />
    </section>
  );
}
