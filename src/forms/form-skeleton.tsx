import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/class-names';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './form-skeleton.module.css';

/** Skeleton of a lazy form: validation rules and form library, 20 to 35 KiB, load after the page's content. `height` is about the form's, a CSS length. */
export function FormSkeleton({ fields, height, className }: { fields: number; height: string; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div style={{ '--form-height': height } as CSSProperties}>
      <SkeletonGroup label={t('loading')} className={cx(css.skeleton, className)}>
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <div key={index} className={css.field}>
            <Skeleton width="6rem" />
            <Skeleton height="3rem" radius="input" />
          </div>
        ))}
        <Skeleton width="9rem" height="3rem" radius="input" />
      </SkeletonGroup>
    </div>
  );
}
