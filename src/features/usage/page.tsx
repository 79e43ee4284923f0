import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prices } from '@/brand/brand';
import { AccountPage } from '@/components/account-page';
import { focusStep } from '@/components/focus-step';
import { lazyPart } from '@/components/lazy-part';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { PrepaidNote } from '@/components/prepaid-note';
import { forgetInput } from '@/forms/persisted-state';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { useViewFocus } from '@/ui/focus';
import { ListRowContent, ListRows, listRowClass } from '@/ui/list-row';
import { Skeleton } from '@/ui/skeleton';
import { ChatNote } from './chat-note.tsx';
import { EnquiryLines } from './enquiry-lines.tsx';
import { RecordView } from './record-view.tsx';
import css from './usage.module.css';

export { loader } from './loader.ts';

// Loaded on demand: the record needs no form.
const ReissueView = lazyPart(async () => (await import('./reissue-view')).ReissueView);

const RECORD = '0';
const REISSUE = '1';

/** The record, and a request for a copy of it as a step of its own (USAGE-01, decision B74). */
export function Component() {
  const { t } = useTranslation('usage');
  const session = useSession();
  const [stored, setStored] = useStep('usageRecord');
  const view = stored === REISSUE ? REISSUE : RECORD;
  const orderCopy = () => {
    // The confirmation of an earlier one, which was left with the browser's Back.
    forgetInput('usage.requested');
    setStored(REISSUE);
  };
  const focusView = useViewFocus(view, { ready: view === RECORD, focus: focusStep });

  if (session.state !== 'in') return null;
  if (view === REISSUE && !session.isPrepaid) {
    const skeleton = (
      <LoadingSkeleton>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="20rem" radius="card" />
      </LoadingSkeleton>
    );
    return <ReissueView onBack={() => setStored(RECORD, { back: true })} onReady={focusView} skeleton={skeleton} />;
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
    <div className={css.copy}>
      <ListRows>
        <li>
          <button type="button" className={listRowClass()} onClick={onOpen}>
            <ListRowContent icon={RefreshCw} title={t('reissue.title')} text={t('reissue.fee', { fee: prices.reissue })} />
          </button>
        </li>
      </ListRows>
    </div>
  );
}
