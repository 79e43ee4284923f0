import type { ReactNode } from 'react';
import { SectionHeading, type SectionLink, SectionMore, sectionClass } from '@/components/section-heading';

interface SectionProps {
  title: string;
  text: string;
  link: SectionLink;
  children: ReactNode;
}

export function Section({ title, text, link, children }: SectionProps) {
  return (
    <section className={`${sectionClass} wrap`} aria-label={title}>
      <SectionHeading title={title} link={link}>
        {text}
      </SectionHeading>
      {children}
      <SectionMore link={link} />
    </section>
  );
}
