import { useTranslation } from 'react-i18next';
import { type Period, useUsageDetailPeriods } from '@/api/usage';
import { externalUrls } from '@/brand/brand';
import { QueryState } from '@/components/query-state';
import { Form } from '@/forms/form';
import { usePersistedInput, usePersistedState } from '@/forms/persisted-state';
import { useZodForm } from '@/forms/use-zod-form';
import { useSession } from '@/session/session';
import { Button, buttonClass } from '@/ui/button';
import { Note } from '@/ui/note';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { DetailView } from './detail-view.tsx';
import { FormSkeleton, NoRecords } from './parts.tsx';
import { PeriodField } from './period-field.tsx';
import { queryRules } from './rules.ts';
import css from './usage.module.css';

/** One Bill accounts are referred to the chat (USAGE-04). */
export function QueryTab() {
  const session = useSession();
  return session.state === 'in' && session.isOneBill ? <ChatLink /> : <QueryPeriods />;
}

function ChatLink() {
  const { t } = useTranslation('usage');
  const { t: common } = useTranslation();
  return (
    <Note tone="info" className={css.chat}>
      <h2 className={css.chatTitle}>{t('query.oneBillTitle')}</h2>
      <p>{t('query.oneBillText')}</p>
      <a href={externalUrls.chat} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'secondary' }, css.chatLink)}>
        {t('query.chat')}
        <VisuallyHidden>{common('newWindow')}</VisuallyHidden>
      </a>
    </Note>
  );
}

function QueryPeriods() {
  const periods = useUsageDetailPeriods();
  // Persisted, so that logging in again after an expired session shows the same record.
  const [shown, setShown] = usePersistedState('usage.shown', '');
  return (
    <>
      <QueryState query={periods} skeleton={<FormSkeleton />} isEmpty={({ invoices }) => invoices.length === 0} empty={<NoRecords />}>
        {({ invoices }) => <QueryForm periods={invoices} onSubmitted={setShown} />}
      </QueryState>
      {shown === '' ? null : <DetailView key={shown} cycleDate={shown} />}
    </>
  );
}

function QueryForm({ periods, onSubmitted }: { periods: readonly Period[]; onSubmitted: (cycleDate: string) => void }) {
  const { t } = useTranslation('usage');
  const form = useZodForm({ schema: queryRules, defaultValues: { cycleDate: periods[0]?.cycleDateStr ?? '' }, messages: { cycleDate: t('missing') } });
  usePersistedInput(form, 'usage.query');
  return (
    <>
      <h2 className={css.question}>{t('query.question')}</h2>
      <Form form={form} onSubmit={({ cycleDate }) => onSubmitted(cycleDate)}>
        <div className={css.query}>
          <PeriodField {...form.field('cycleDate')} periods={periods} />
          <Button type="submit" variant="primary">
            {t('query.submit')}
          </Button>
        </div>
      </Form>
    </>
  );
}
