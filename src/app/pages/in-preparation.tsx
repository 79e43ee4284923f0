import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '@/components/breadcrumb';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { MessagePage } from './message-page.tsx';

/** Stands for a page that is not open yet. */
export function InPreparation() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('preparation.title')} hidden />
      <MessagePage
        breadcrumb={<Breadcrumb current={t('preparation.trail')} />}
        title={t('preparation.title')}
        text={t('preparation.text')}
        actions={
          <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
            {t('preparation.home')}
          </Link>
        }
      />
    </>
  );
}
