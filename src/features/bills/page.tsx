import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getBillSummaryQueryOptions, getOutstandingBalanceQueryOptions } from '@/api/generated/bills';
import { PrepaidNote } from '@/components/account-links';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { useSearchState } from '@/components/search-params';
import { ViewSkeleton } from '@/components/view-skeleton';
import { sessionToken, useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { useViewFocus } from '@/ui/focus';
import { MainView } from './main-view.tsx';
import { BILLS_PARAMS, type View } from './views.ts';

// Loaded on demand: the main view needs neither forms, with their messages, nor the PDF viewer.
const MyBillView = lazyPart(async () => (await import('./my-bill-view')).MyBillView);
const UnbilledView = lazyPart(async () => (await import('./unbilled-view')).UnbilledView);
const EbillView = lazyPart(async () => (await import('./ebill-view')).EbillView, 'forms');
const ReissueView = lazyPart(async () => (await import('./reissue-view')).ReissueView, 'forms');

const NEXT = [MyBillView, UnbilledView];

/**
 * The main view or one of four sub-views (BILL-05). A change of view focuses the heading, at the top of the page or, with Back, where the view was
 * left.
 */
export function Component() {
  const { t } = useTranslation('bills');
  usePreload(NEXT);
  const session = useSession();
  const { state, push, back } = useSearchState(BILLS_PARAMS);
  const { view } = state;
  const focusView = useViewFocus(view, { ready: view === 'main' });

  if (session.state !== 'in') return null;
  if (session.isPrepaid) {
    // Requests nothing (decision A20).
    return (
      <AccountPage title={t('title')} description={t('description')}>
        <PrepaidNote title={t('prepaid.title')} text={t('prepaid.text')} go={t('prepaid.go')} />
      </AccountPage>
    );
  }
  const open = (next: View) => push({ view: next, paper: false });
  const onBack = () => back({ view: 'main', paper: false });
  const lazy = { onReady: focusView, skeleton: <ViewSkeleton /> };
  const { net, isOneBill, account } = session;
  if (view === 'bill') return <MyBillView net={net} onBack={onBack} {...lazy} />;
  if (view === 'unbilled') return <UnbilledView onBack={onBack} {...lazy} />;
  if (view === 'email') return <EbillView onBack={onBack} {...lazy} />;
  if (view === 'reissue') return <ReissueView account={account} isOneBill={isOneBill} onBack={onBack} {...lazy} />;
  return <MainView customer={session} onOpen={open} />;
}

/** Prefetches the summary and the balance unless the customer is prepaid, who has no bills. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && !readStored('prepaidAccountToken')) {
    void queryClient.prefetchQuery(getBillSummaryQueryOptions());
    void queryClient.prefetchQuery(getOutstandingBalanceQueryOptions());
  }
}
