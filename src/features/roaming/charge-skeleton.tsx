import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './charge-skeleton.module.css';

export type Kind = 'voice' | 'video' | 'data';

const NETWORKS = [1, 2];
/** Lines per network card on phones. */
const LINES: Record<Kind, number> = { voice: 7, video: 6, data: 4 };

export function ChargeSkeleton({ kind, folded }: { kind: Kind; folded: boolean }) {
  const { t } = useTranslation('roaming');
  if (folded) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="4rem" radius="card" />
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className={css.cards}>
      {NETWORKS.map((network) => (
        <div key={network} className={css.card}>
          <div className={css.head}>
            <Skeleton width="8rem" />
          </div>
          {Array.from({ length: LINES[kind] }, (_, line) => line).map((line) => (
            <div key={line} className={css.line}>
              <Skeleton width="6rem" />
              <Skeleton width="5rem" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
