import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneHeading } from '@/components/done-heading';
import { Button } from '@/ui/button';
import { Card } from '@/ui/section';
import css from './bills.module.css';

interface DoneViewProps {
  title: string;
  text: string;
  onBack: () => void;
  /** Beside the way back. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Replaces a form once its request is accepted. */
export function DoneView({ title, text, onBack, action, children }: DoneViewProps) {
  const { t } = useTranslation('bills');
  return (
    <Card as="section" className={css.narrow}>
      <DoneHeading>{title}</DoneHeading>
      <p>{text}</p>
      {children}
      <div className={`${css.after} noPrint`}>
        <Button variant="primary" onClick={onBack}>
          {t('back')}
        </Button>
        {action}
      </div>
    </Card>
  );
}
