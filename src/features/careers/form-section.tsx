import { type ReactNode, useId } from 'react';
import { FieldStack } from '@/ui/field';
import css from './application-form.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h3 id={id} className={css.sectionTitle}>
        {title}
      </h3>
      <FieldStack>{children}</FieldStack>
    </section>
  );
}
