import type { ComponentType } from 'react';
import { PhoneCardSkeleton, type PhoneListItem } from '@/components/phone-card';
import { cx } from '@/ui/class-names';
import { SkeletonGroup } from '@/ui/skeleton';
import css from './phone-grid.module.css';
import { PreviewCard } from './preview-card.tsx';

/** Phones on the first screen of a desktop; their images load eagerly. */
const FIRST_SCREEN = 4;

interface GridProps {
  /** Layout of the row on the phone home page. */
  strip?: boolean | undefined;
}

/** Grid of four columns on wide screens and two on phones. */
export function PhoneGrid({ phones, strip, Box }: GridProps & { phones: readonly PhoneListItem[]; Box?: ComponentType<{ phone: PhoneListItem }> }) {
  return (
    <ul className={cx(css.grid, strip && css.strip)}>
      {phones.map((phone, index) => (
        <li key={phone.id}>
          <PreviewCard phone={phone} eager={!strip && index < FIRST_SCREEN} />
          {Box && <Box phone={phone} />}
        </li>
      ))}
    </ul>
  );
}

export function PhoneGridSkeleton({ label, count, strip }: GridProps & { label: string; count: number }) {
  return (
    <SkeletonGroup label={label} className={cx(css.grid, strip && css.strip)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
        <PhoneCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
