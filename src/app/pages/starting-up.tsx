import { useTranslation } from 'react-i18next';
import { Logo } from '@/brand/logo';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { LoadingPill } from '../layouts/loading-pill.tsx';
import css from './starting-up.module.css';

/** Skeleton of the site until the first page is loaded. */
export function StartingUp() {
  const { t } = useTranslation();
  return (
    <>
      <header className={css.header}>
        <div className={`wrap ${css.bar}`}>
          <Logo />
        </div>
      </header>
      <main className="wrap">
        <SkeletonGroup label={t('loading')} className={css.page}>
          <Skeleton className={css.hero} radius="card" />
        </SkeletonGroup>
      </main>
      <LoadingPill />
    </>
  );
}
