import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTopUpOfferQueryKey, type RealTimeUsage, type TopUpPlan, useBuyTopUp4g } from '@/api/top-up';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { SubmitRow } from '@/forms/submit-row';
import { useZodForm } from '@/forms/use-zod-form';
import { gigabytes } from '@/lib/gigabytes';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import { purchaseRules } from './rules.ts';
import css from './top-up.module.css';

/** The terms of TOPUP-14 in reading order. */
const TERMS = ['until', 'refund', 'share', 'local'] as const;

/** Failures without a purchase; after any other kind the purchase may have been made. */
const REFUSED = new Set(['business', 'sessionExpired', 'notFound', 'inFlight', 'duplicate']);

interface ConfirmStepProps {
  plan: TopUpPlan;
  /** Position of the plan in the offer, the parameter of the operation (TOPUP-17, decision B41). */
  index: number;
  usage: RealTimeUsage;
  onBack: () => void;
  onBought: () => void;
}

/** Step 02: terms and purchase (TOPUP-03, TOPUP-11); the response is not shown (TOPUP-17). */
export function ConfirmStep({ plan, index, usage, onBack, onBought }: ConfirmStepProps) {
  const { t } = useTranslation('top-up');
  const client = useQueryClient();
  const form = useZodForm({ schema: purchaseRules, defaultValues: { agree: false }, messages: { agree: t('confirm.missing') } });
  usePersistedInput(form, 'top-up.confirm');
  const buy = useBuyTopUp4g(inForm);
  const unsure = form.failure !== undefined && !REFUSED.has(form.failure.kind);
  return (
    <>
      <h2 tabIndex={-1} className={css.question}>
        {t('confirm.question')}
      </h2>
      <div className={cardClass()}>
        <dl className={css.rows}>
          <div>
            <dt>{t('confirm.plan')}</dt>
            <dd className={css.strong}>{plan.dataThresholdUI}</dd>
          </div>
          <div>
            <dt>{t('confirm.price')}</dt>
            <dd>
              <Price amount={plan.price} size="summary" />
            </dd>
          </div>
        </dl>
        <p className={css.quiet}>{t('confirm.charged')}</p>
      </div>
      <h3 id="top-up-terms" className={css.termsTitle}>
        {t('confirm.terms')}
      </h3>
      <ul aria-labelledby="top-up-terms" className={css.terms}>
        {TERMS.map((term) => (
          <li key={term}>{t(`confirm.term.${term}`)}</li>
        ))}
      </ul>
      <Form
        form={form}
        onSubmit={async () => {
          await sendOnce({ operation: 'topUp4g', same: index, look: 'topUp' }, () => buy.mutateAsync({ data: { plan: index } }));
          onBought();
        }}
        onFailure={() => void client.invalidateQueries({ queryKey: getTopUpOfferQueryKey() })}
      >
        <Checkbox {...form.field('agree')}>{t('confirm.agree')}</Checkbox>
        {unsure ? (
          <Note tone="warn" live className={css.unsure}>
            {t('confirm.unsure', { amount: gigabytes(usage.remainDate) })}
          </Note>
        ) : null}
        <SubmitRow label={t('confirm.buy')} busy={form.busy}>
          <Button aria-disabled={form.busy || undefined} onClick={() => form.busy || onBack()}>
            {t('back')}
          </Button>
        </SubmitRow>
      </Form>
    </>
  );
}
