import { Printer } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUsageDetail } from '@/api/usage';
import { QueryState } from '@/components/query-state';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './detail-view.module.css';

/** The server's plain text in a fixed-width font (USAGE-06, USAGE-08). */
export function DetailView({ cycleDate }: { cycleDate: string }) {
  const { t } = useTranslation('usage');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const detail = useUsageDetail({ cycleDate });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={css.detail}>
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
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
          <SkeletonGroup label={common('loading')}>
            <Skeleton height="24rem" radius="card" />
          </SkeletonGroup>
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
