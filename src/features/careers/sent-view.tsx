import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import css from './sent-view.module.css';

/** Confirmation after a successful submit. */
export function SentView() {
  const { t } = useTranslation('careers');
  const title = useFocus(undefined, { preventScroll: true });
  return (
    <Card as="section" className={css.sent}>
      <span className={css.tile}>
        <Icon icon={CircleCheck} size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <p className={css.cleared}>{t('sent.cleared')}</p>
      <div className={css.actions}>
        <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
          {t('sent.home')}
        </Link>
        <Link to={paths.careers} className={buttonClass()}>
          {t('sent.another')}
        </Link>
      </div>
    </Card>
  );
}
