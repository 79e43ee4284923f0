import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { HotlineLink } from '@/components/links';
import { PageMeta } from '@/components/page-meta';
import { useOffline } from '@/lib/offline';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/no-content';
import { VisuallyHidden } from '@/ui/visually-hidden';

const NotSaved = lazyPart(async () => (await import('../offline/notice.tsx')).NotSaved, 'offline');
const reload = () => window.location.reload();

/**
 * For a page that failed to render or to load. Retrying renders it from refetched data; reloading also refetches the code.
 */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const isOffline = useOffline();
  // The code that names the saved pages is missing, too.
  const [isBare, setIsBare] = useState(false);

  useEffect(() => reportError(error), [error]);
  // The router keeps a failed download of code, so that only a reload repeats it.
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  const tryAgain = async () => {
    queryClient.removeQueries({ type: 'inactive' });
    // The data of the shell can be the cause, too.
    await queryClient.invalidateQueries();
    // A navigation to the same location resets the router's error.
    await navigate(location, { replace: true, preventScrollReset: true });
  };
  if (isOffline && !isBare) return <NotSaved onRetry={() => void tryAgain()} onError={() => setIsBare(true)} />;
  return (
    <div className="wrap pageTop">
      <PageMeta title={t('crash.title')} hidden />
      <VisuallyHidden as="h1">{t('crash.title')}</VisuallyHidden>
      <ErrorPanel
        title={t('crash.title')}
        action={
          <>
            <Button variant="primary" onClick={() => void tryAgain()}>
              {t('failure.retry')}
            </Button>
            <Button icon={RotateCw} onClick={reload}>
              {t('crash.reload')}
            </Button>
            <HotlineLink icon />
          </>
        }
      >
        {t('crash.text')}
      </ErrorPanel>
    </div>
  );
}

/** For a shell that failed to render. */
export function SiteError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
