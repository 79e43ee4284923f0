import { focusStep } from '@/components/focus-step';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { loadMessages } from '@/i18n/i18n';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { useViewFocus } from '@/ui/focus';
import { Skeleton } from '@/ui/skeleton';
import { MainView } from './main-view.tsx';
import { NoBills } from './no-bills.tsx';
import { readView, type View, writeView } from './views.ts';

export { loader } from './loader.ts';

// Loaded on demand: the main view needs neither forms, with their messages, nor the PDF viewer.
const MyBillView = lazyPart(async () => (await import('./my-bill-view')).MyBillView);
const UnbilledView = lazyPart(async () => (await import('./unbilled-view')).UnbilledView);
const EbillView = lazyPart(async () => (await Promise.all([import('./ebill-view'), loadMessages('forms')]))[0].EbillView);
const ReissueView = lazyPart(async () => (await Promise.all([import('./reissue-view'), loadMessages('forms')]))[0].ReissueView);

const NEXT = [MyBillView, UnbilledView];

/**
 * The main view or one of four sub-views (BILL-05). The stored sub-view survives a reload and ends with a navigation to another page
 * (BILL-06). A change of view focuses the heading, at the top of the page or, with Back, where the view was left.
 */
export function Component() {
  usePreload(NEXT);
  const session = useSession();
  const [storedView, setStoredView] = useStep('isShowType');
  const view = readView(storedView);
  const focusView = useViewFocus(view, { ready: view === 'main', focus: focusStep });

  if (session.state !== 'in') return null;
  if (session.isPrepaid) return <NoBills />;
  const open = (next: View) => setStoredView(writeView(next), { also: { ebill: 'intro' } });
  const onBack = () => setStoredView(writeView('main'), { back: true, also: { ebill: 'intro' } });
  const lazy = {
    onReady: focusView,
    skeleton: (
      <LoadingSkeleton>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="20rem" radius="card" />
      </LoadingSkeleton>
    ),
  };
  const { net, isOneBill, account } = session;
  if (view === 'bill') return <MyBillView net={net} onBack={onBack} {...lazy} />;
  if (view === 'unbilled') return <UnbilledView isOneBill={isOneBill} onBack={onBack} {...lazy} />;
  if (view === 'email') return <EbillView onBack={onBack} {...lazy} />;
  if (view === 'reissue') return <ReissueView account={account} isOneBill={isOneBill} onBack={onBack} {...lazy} />;
  return <MainView customer={session} onOpen={open} />;
}
