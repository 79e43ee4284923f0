import type { QueryClient } from '@tanstack/react-query';
import { Phone, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getUsageDetailPeriodsQueryOptions, getUsageDetailQueryOptions } from '@/api/generated/usage';
import { externalUrls, prices } from '@/brand/brand';
import { ListRow, PrepaidNote } from '@/components/account-links';
import { lazyPart } from '@/components/lazy-part';
import { ExternalLink } from '@/components/links';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { forgetInput } from '@/forms/persisted-state';
import { USAGE_LINES } from '@/lib/usage';
import { sessionToken, useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { buttonClass } from '@/ui/button';
import { useViewFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { ListRows } from '@/ui/lists';
import { Note } from '@/ui/note';
import { Section } from '@/ui/section';
import { RecordView } from './record-view.tsx';
import { USAGE_PARAMS } from './search-params.ts';
import css from './usage.module.css';

/** Prefetches the latest record, which One Bill and prepaid customers do not have. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() === '' || readStored('isOneBill') !== 'false' || readStored('prepaidAccountToken')) return;
  const prefetch = async () => {
    const { invoices } = await queryClient.fetchQuery(getUsageDetailPeriodsQueryOptions());
    const [latest] = invoices;
    if (latest) await queryClient.prefetchQuery(getUsageDetailQueryOptions({ cycleDate: latest.cycleDateStr }));
  };
  // The page shows a failure of the same query.
  prefetch().catch(() => undefined);
}

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
  useViewFocus(view);

  if (session.state !== 'in') return null;
  if (view === 'copy' && !session.isPrepaid) {
    return (
      <AccountPage
        key={view}
        title={t('reissue.title')}
        description={t('description')}
        back={{ label: t('reissue.toRecord'), onBack: () => back({ view: 'record' }) }}
      >
        <ReissueView customer={session} skeleton={<CardSkeleton height="24rem" />} />
      </AccountPage>
    );
  }
  const prepaidNote = <PrepaidNote title={t('prepaid.title')} text={t('prepaid.text')} go={t('prepaid.go')} />;
  // One Bill accounts are referred to the chat (USAGE-04).
  const chatNote = (
    <Note tone="info" className={css.chat}>
      <h2 className={css.chatTitle}>{t('oneBill.title')}</h2>
      <p>{t('oneBill.text')}</p>
      <ExternalLink href={externalUrls.chat} className={buttonClass({}, css.chatLink)}>
        {t('oneBill.chat')}
      </ExternalLink>
    </Note>
  );
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.panel}>
        {session.isPrepaid ? prepaidNote : session.isOneBill ? chatNote : <RecordView />}
        {session.isPrepaid ? null : (
          <div className={`${css.copy} noPrint`}>
            <ListRows>
              <ListRow onPress={orderCopy} icon={RefreshCw} title={t('reissue.title')} text={t('reissue.fee', { fee: prices.reissue })} />
            </ListRows>
          </div>
        )}
      </div>
      <EnquiryLines />
    </AccountPage>
  );
}

/** USAGE-05. */
function EnquiryLines() {
  const { t } = useTranslation('usage');
  return (
    <Section title={t('lines.title')} titleClass={css.linesTitle} className={`${css.lines} noPrint`}>
      <p className={css.quiet}>{t('lines.text')}</p>
      <ul className={css.numbers}>
        {USAGE_LINES.map((number) => (
          <li key={number}>
            <a href={`tel:${number}`} className={buttonClass({ size: 44 })} aria-label={t('lines.call', { number })}>
              <Icon icon={Phone} />
              {number}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
