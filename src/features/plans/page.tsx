import { useTranslation } from 'react-i18next';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { useSearchState } from '@/components/search-params';
import { loadMessages } from '@/i18n/i18n';
import { useViewFocus } from '@/ui/focus';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { ListView } from './list-view.tsx';
import { PLANS_PARAMS } from './search-params.ts';

export { loader } from './loader.ts';

const CompareView = lazyPart(async () => (await Promise.all([import('./compare-view'), loadMessages('compare')]))[0].CompareView);
const NEXT = [CompareView];

/** Monthly plans (ROUTE-02): the list or the comparison. */
export function Component() {
  const { t } = useTranslation('plans');
  usePreload(NEXT);
  const { comparing } = useSearchState(PLANS_PARAMS).state;
  const focusView = useViewFocus(comparing, { ready: !comparing });
  if (!comparing) return <ListView />;
  return (
    <CompareView
      onReady={focusView}
      skeleton={
        <div className="wrap">
          <SkeletonGroup label={t('list.loading')}>
            <Skeleton width="12rem" height="2rem" />
            <Skeleton height="28rem" radius="card" />
          </SkeletonGroup>
        </div>
      }
    />
  );
}
