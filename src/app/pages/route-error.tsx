import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { MessagePage } from './message-page.tsx';

/** A page that crashed, or whose code could not be fetched. Loading the site anew is the one thing that helps with both. */
export function RouteError() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('crash.title')} hidden />
      <MessagePage
        title={t('crash.title')}
        text={t('crash.text')}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            <Icon icon={RotateCw} />
            {t('crash.reload')}
          </Button>
        }
      />
    </>
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
