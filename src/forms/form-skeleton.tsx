import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/class-names';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './form-skeleton.module.css';

interface FormSkeletonProps {
  /** Fields that the form begins with. */
  fields: number;
  /** CSS length: about as high as the form will be, so that nothing below it moves. */
  height: string;
  className?: string | undefined;
}

/**
 * Keeps the place of a form while its code arrives. What a page says stands at once; the rules and the form's engine, 20 to 35 KiB, come
 * after it.
 */
export function FormSkeleton({ fields, height, className }: FormSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div style={{ '--form-height': height } as CSSProperties}>
      <SkeletonGroup label={t('loading')} className={cx(css.skeleton, className)}>
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
          <div key={place} className={css.field}>
            <Skeleton width="6rem" />
            <Skeleton height="3rem" radius="input" />
          </div>
        ))}
        <Skeleton width="9rem" height="3rem" radius="input" />
      </SkeletonGroup>
    </div>
  );
}
