import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUsageDetail } from '@/api/usage';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { QueryState } from '@/components/query-state';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import css from './detail-view.module.css';

/** The server's plain text in a fixed-width font (USAGE-06, USAGE-08). */
export function DetailView({ cycleDate }: { cycleDate: string }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const detail = useUsageDetail({ cycleDate });
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.detail}>
      <div className={css.head}>
        <h2 id={id} ref={useFocus()} tabIndex={-1} className={css.title}>
          {t('query.result', { day: dayText(cycleDate, language) })}
        </h2>
        {detail.data === undefined ? null : (
          <Button size={44} onClick={() => window.print()} className="noPrint">
            <Icon icon={Printer} />
            {t('query.print')}
          </Button>
        )}
      </div>
      <QueryState
        query={detail}
        skeleton={
          <LoadingSkeleton>
            <Skeleton height="24rem" radius="card" />
          </LoadingSkeleton>
        }
      >
        {({ billDetailText }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
          <section aria-label={t('query.scroll')} tabIndex={0} className={css.frame}>
            <pre className={css.text}>{billDetailText}</pre>
          </section>
        )}
      </QueryState>
    </section>
  );
}
