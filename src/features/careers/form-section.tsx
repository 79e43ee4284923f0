import type { ReactNode } from 'react';
import { FieldStack } from '@/ui/field';
import { Section } from '@/ui/section';
import css from './application-form.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section level={3} title={title} titleClass={css.sectionTitle} className={css.section}>
      <FieldStack>{children}</FieldStack>
    </Section>
  );
}
