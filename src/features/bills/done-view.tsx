import type { ReactNode } from 'react';
import { DoneHeading } from '@/components/done-heading';
import { Card } from '@/ui/section';
import css from './bills.module.css';

/** Replaces a form once its request is accepted. */
export function DoneView({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" className={css.narrow}>
      <DoneHeading>{title}</DoneHeading>
      <p>{text}</p>
      {children}
    </Card>
  );
}
