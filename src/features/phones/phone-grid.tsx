import { PhoneCard, type PhoneListItem } from '@/components/phone-card';
import { cx } from '@/ui/class-names';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './phone-grid.module.css';

/** Phones that are on the first screen of a desktop: their pictures are fetched at once. */
const FIRST_SCREEN = 4;

interface GridProps {
  /** The row of four on the phone home page. */
  strip?: boolean | undefined;
}

/** Phones side by side: four on a wide screen, pairs on a phone. */
export function PhoneGrid({ phones, strip }: GridProps & { phones: readonly PhoneListItem[] }) {
  return (
    <ul className={cx(css.grid, strip && css.strip)}>
      {phones.map((phone, at) => (
        <li key={phone.id}>
          <PhoneCard phone={phone} eager={!strip && at < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  );
}

/** Cards in the shape of phones. */
export function PhoneGridSkeleton({ label, count, strip }: GridProps & { label: string; count: number }) {
  return (
    <SkeletonGroup label={label}>
      <div className={cx(css.grid, strip && css.strip)}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones never move
          <div key={at} className={css.phone}>
            <Skeleton height="auto" radius="card" className={css.stage} />
            <Skeleton width="40%" />
            <Skeleton width="30%" />
            <Skeleton width="65%" height="1.25rem" />
            <Skeleton width="90%" height="1.25rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
