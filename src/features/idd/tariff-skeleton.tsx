import { Skeleton } from '@/ui/skeleton';
import type { RateColumn } from './rate-table.tsx';
import css from './tariff-skeleton.module.css';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Hidden from screen readers: the filter's status announces the loading. */
export function TariffSkeleton({ columns }: { columns: readonly RateColumn[] }) {
  return (
    <div className={css.table} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <Skeleton width={`${5 + (row % 3)}rem`} />
          {columns.map(({ head }) => (
            <Skeleton key={head} width="3rem" className={css.figure} />
          ))}
        </div>
      ))}
    </div>
  );
}
