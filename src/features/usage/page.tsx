import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prices } from '@/brand/brand';
import { ListRow, PrepaidNote } from '@/components/account-links';
import { lazyPart } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { useSearchState } from '@/components/search-params';
import { ViewSkeleton } from '@/components/view-skeleton';
import { forgetInput } from '@/forms/persisted-state';
import { useSession } from '@/session/session';
import { useViewFocus } from '@/ui/focus';
import { ListRows } from '@/ui/lists';
import { ChatNote } from './chat-note.tsx';
import { EnquiryLines } from './enquiry-lines.tsx';
import { RecordView } from './record-view.tsx';
import { USAGE_PARAMS } from './search-params.ts';
import css from './usage.module.css';

export { loader } from './loader.ts';

// Loaded on demand: the record needs no form.
const ReissueView = lazyPart(async () => (await import('./reissue-view')).ReissueView);

/** The record, and a request for a copy of it as a step of its own (USAGE-01, decision B74). */
export function Component() {
  const { t } = useTranslation('usage');
  const session = useSession();
  const { state, push, back } = useSearchState(USAGE_PARAMS);
  const { view } = state;
  const orderCopy = () => {
    // The confirmation of an earlier one, which was left with the browser's Back.
    forgetInput('usage.requested');
    push({ view: 'copy' });
  };
  const focusView = useViewFocus(view, { ready: view === 'record' });

  if (session.state !== 'in') return null;
  if (view === 'copy' && !session.isPrepaid) {
    return <ReissueView onBack={() => back({ view: 'record' })} onReady={focusView} skeleton={<ViewSkeleton />} />;
  }
  const prepaidNote = <PrepaidNote title={t('prepaid.title')} text={t('prepaid.text')} go={t('prepaid.go')} />;
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.panel}>{session.isPrepaid ? prepaidNote : session.isOneBill ? <ChatNote /> : <RecordView />}</div>
      {session.isPrepaid ? null : <Copy onOpen={orderCopy} />}
      <EnquiryLines />
    </AccountPage>
  );
}

function Copy({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('usage');
  return (
    <div className={`${css.copy} noPrint`}>
      <ListRows>
        <ListRow onPress={onOpen} icon={RefreshCw} title={t('reissue.title')} text={t('reissue.fee', { fee: prices.reissue })} />
      </ListRows>
    </div>
  );
}
