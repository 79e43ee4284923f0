import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBillSummaryQueryOptions, getOutstandingBalanceQueryOptions } from '@/api/generated/bills';
import { PrepaidNote } from '@/components/account-links';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { sessionToken, useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { useViewFocus } from '@/ui/focus';
import { MainView } from './main-view.tsx';
import { BILLS_PARAMS, type SubView } from './views.ts';

// Loaded on demand: the main view needs neither forms, with their messages, nor the PDF viewer.
const MyBillView = lazyPart(async () => (await import('./my-bill-view')).MyBillView);
const UnbilledView = lazyPart(async () => (await import('./unbilled-view')).UnbilledView);
const EbillView = lazyPart(async () => (await import('./ebill-view')).EbillView, 'forms');
const ReissueView = lazyPart(async () => (await import('./reissue-view')).ReissueView, 'forms');

const NEXT = [MyBillView, UnbilledView];
const skeleton = <CardSkeleton height="26rem" />;

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
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useViewFocus(view);

  if (session.state !== 'in') return null;
  if (session.isPrepaid) {
    // Requests nothing (decision A20).
    return (
      <AccountPage title={t('title')} description={t('description')}>
        <PrepaidNote title={t('prepaid.title')} text={t('prepaid.text')} go={t('prepaid.go')} />
      </AccountPage>
    );
  }
  if (view === 'main') return <MainView customer={session} onOpen={(next) => push({ view: next, paper: false })} />;
  const onBack = () => back({ view: 'main', paper: false });
  const { net, isOneBill, account } = session;
  const views: Record<SubView, ReactNode> = {
    bill: <MyBillView net={net} slot={slot} skeleton={skeleton} />,
    unbilled: <UnbilledView skeleton={skeleton} />,
    email: <EbillView onBack={onBack} skeleton={skeleton} />,
    reissue: <ReissueView account={account} isOneBill={isOneBill} onBack={onBack} skeleton={skeleton} />,
  };
  return (
    <AccountPage
      key={view}
      title={t(`${view}.title`)}
      description={t('description')}
      back={{ label: t('back'), onBack }}
      actionsRef={view === 'bill' ? setSlot : undefined}
    >
      {views[view]}
    </AccountPage>
  );
}

/** Prefetches the summary and the balance unless the customer is prepaid, who has no bills. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && !readStored('prepaidAccountToken')) {
    void queryClient.prefetchQuery(getBillSummaryQueryOptions());
    void queryClient.prefetchQuery(getOutstandingBalanceQueryOptions());
  }
}
