import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './tariff-skeleton.module.css';

const ROWS = Array.from({ length: 12 }, (_, at) => at);

/** The filter and the first rows of a tariff that is on its way. */
export function TariffSkeleton({ charges }: { charges: number }) {
  const { t } = useTranslation('idd');
  const cells = Array.from({ length: charges }, (_, at) => at);
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={css.filter}>
        <Skeleton width="9rem" />
        <Skeleton height="3rem" radius="input" />
        <Skeleton width="7rem" />
      </div>
      <div className={css.table}>
        {ROWS.map((row) => (
          <div key={row} className={css.row}>
            <Skeleton width={`${5 + (row % 3)}rem`} />
            {cells.map((cell) => (
              <Skeleton key={cell} width="3rem" className={css.figure} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
