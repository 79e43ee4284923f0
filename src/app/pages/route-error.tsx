import { Phone, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { PageMeta } from '@/components/page-meta';
import { Button, buttonClass } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';
import { Icon } from '@/ui/icon';
import css from './route-error.module.css';

/** A page that crashed, or whose code could not be fetched. Loading the site anew is the one thing that helps with both. */
export function RouteError() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${css.page}`}>
      <PageMeta title={t('crash.title')} hidden />
      <h1 className="visuallyHidden">{t('crash.title')}</h1>
      <ErrorPanel
        title={t('crash.title')}
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              <Icon icon={RotateCw} />
              {t('crash.reload')}
            </Button>
            <a href={`tel:${brand.hotline}`} className={buttonClass()}>
              <Icon icon={Phone} />
              {t('hotline.call', { number: brand.hotline })}
            </a>
          </>
        }
      >
        {t('crash.text')}
      </ErrorPanel>
    </div>
  );
}

/** The same where the frame around the pages crashed. */
export function SiteError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
