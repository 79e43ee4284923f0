import { Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { DescriptionList } from '@/ui/lists';
import css from './answers.module.css';

/** What a customer has filled in, to check before or to keep after sending. */
export function Answers({ title, rows, action }: { title: string; rows: ComponentProps<typeof DescriptionList>['rows']; action?: ReactNode }) {
  return (
    <section aria-label={title} className={css.answers}>
      <div className={css.head}>
        <h3>{title}</h3>
        {action}
      </div>
      <DescriptionList className={css.rows} rows={rows} />
    </section>
  );
}

export function PrintButton() {
  const { t } = useTranslation('forms');
  return (
    <Button icon={Printer} onClick={() => window.print()} className="noPrint">
      {t('print')}
    </Button>
  );
}
