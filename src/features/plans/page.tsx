import { lazyPart } from '@/components/lazy-part';
import { ListOrComparison } from '@/components/list-or-comparison';
import { useSearchState } from '@/components/search-params';
import { ListView } from './list-view.tsx';
import { PLANS_PARAMS } from './search-params.ts';

export { loader } from './loader.ts';

const CompareView = lazyPart(async () => (await import('./compare-view')).CompareView, 'compare');

/** Monthly plans (ROUTE-02): the list or the comparison. */
export function Component() {
  const { comparing } = useSearchState(PLANS_PARAMS).state;
  return <ListOrComparison comparing={comparing} List={ListView} Comparison={CompareView} />;
}
