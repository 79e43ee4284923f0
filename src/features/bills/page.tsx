import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { MainView } from './main-view.tsx';
import { NoBills } from './no-bills.tsx';
import { readView, type View, writeView } from './views.ts';

// Who comes to see what is owed needs neither forms nor the bill's pages.
const MyBillView = lazyPart(async () => (await import('./my-bill-view')).MyBillView);
const UnbilledView = lazyPart(async () => (await import('./unbilled-view')).UnbilledView);
const EbillView = lazyPart(async () => (await import('./ebill-view')).EbillView);
const ReissueView = lazyPart(async () => (await import('./reissue-view')).ReissueView);

/**
 * Bill management: the main view and its four sub-views, one at a time (BILL-05). Which one is remembered survives a reload and ends with a
 * navigation to another page (BILL-06). A change of view starts at its heading.
 */
export function BillsPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [shown, setShown] = useStep('isShowType');
  const view = readView(shown);
  const before = useRef(view);

  const start = () => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sub-views tell when they stand
  useEffect(() => {
    if (view === 'main') start();
  }, [view]);

  if (session.state !== 'in') return null;
  if (session.isPrepaid) return <NoBills />;
  const open = (next: View) => setShown(writeView(next));
  const onBack = () => open('main');
  const lazy = {
    onReady: start,
    skeleton: (
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="20rem" radius="card" />
      </SkeletonGroup>
    ),
  };
  const { net, isOneBill, account } = session;
  if (view === 'bill') return <MyBillView net={net} onBack={onBack} {...lazy} />;
  if (view === 'unbilled') return <UnbilledView isOneBill={isOneBill} onBack={onBack} {...lazy} />;
  if (view === 'email') return <EbillView onBack={onBack} {...lazy} />;
  if (view === 'reissue') return <ReissueView account={account} isOneBill={isOneBill} onBack={onBack} {...lazy} />;
  return <MainView customer={session} onOpen={open} />;
}
