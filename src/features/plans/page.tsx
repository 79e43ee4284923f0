import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { ListView } from './list-view.tsx';
import { usePlansAddress } from './use-plans-address.ts';

const CompareView = lazyPart(async () => (await import('./compare-view')).CompareView);

/** Monthly plans (ROUTE-02): the list, or the plans of the tray side by side. */
export function PlansPage() {
  const { t } = useTranslation('plans');
  const { comparing } = usePlansAddress().address;
  const last = useRef(comparing);

  // The other view is another page to its reader: the focus goes to its heading, as after a change of route.
  const arrive = () => {
    if (last.current === comparing) return;
    last.current = comparing;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comparison tells when it stands
  useEffect(() => {
    if (!comparing) arrive();
  }, [comparing]);
  if (!comparing) return <ListView />;
  return (
    <CompareView
      onReady={arrive}
      skeleton={
        <div className="wrap">
          <SkeletonGroup label={t('compare.loading')}>
            <Skeleton width="12rem" height="2rem" />
            <Skeleton height="28rem" radius="card" />
          </SkeletonGroup>
        </div>
      }
    />
  );
}
