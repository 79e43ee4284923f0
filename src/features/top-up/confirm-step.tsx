import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { money } from '#operator';
import { getTopUpOfferQueryKey, getTopUpOfferQueryOptions, type RealTimeUsage, type TopUpPlan, useBuyTopUp4g } from '@/api/generated/top-up';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { useZodForm } from '@/forms/use-zod-form';
import { gigabytes } from '@/lib/usage';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Note } from '@/ui/note';
import { cardClass } from '@/ui/section';
import { totalAfter } from './benefit.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import css from './top-up.module.css';

/** TOPUP-11. */
export const purchaseRules = z.object({ agree: z.boolean().check(z.refine((ticked) => ticked)) });

/** Reads the offer anew; the form shows a failure. */
const CURRENT = { staleTime: 0, retry: false, meta: { ownErrors: true } } as const;

interface ConfirmStepProps {
  /** The plan when the step opens: what the customer sees is bought, whatever becomes of the offer. */
  plan: TopUpPlan;
  usage: RealTimeUsage;
  onBack: () => void;
  onBought: (plan: TopUpPlan) => void;
  /** Called instead of buying if the plan is no longer on sale at this price. */
  onChanged: () => void;
}

/** Step 02: terms and purchase (TOPUP-03, TOPUP-11, TOPUP-14); the response is not shown (TOPUP-17). */
export function ConfirmStep({ plan: chosen, usage, onBack, onBought, onChanged }: ConfirmStepProps) {
  const { t } = useTranslation('top-up');
  const client = useQueryClient();
  const [plan] = useState(chosen);
  const total = totalAfter(usage, plan);
  const form = useZodForm({ schema: purchaseRules, defaultValues: { agree: false }, messages: { agree: t('confirm.missing') } });
  usePersistedInput(form, 'top-up.confirm');
  const buy = useBuyTopUp4g(inForm);

  const submit = async () => {
    // The operation takes the position in the offer (TOPUP-17, decision B41), which may have changed since the customer chose.
    const { plans } = await client.fetchQuery(getTopUpOfferQueryOptions({ query: CURRENT }));
    const index = plans.findIndex(({ dataThresholdUI, price }) => dataThresholdUI === plan.dataThresholdUI && price === plan.price);
    if (index === -1) return onChanged();
    await sendOnce({ operation: 'topUp4g', identity: plan, fingerprint: index, whereToCheck: 'topUp' }, (headers) =>
      buy.mutateAsync({ data: { plan: index }, headers }),
    );
    onBought(plan);
  };

  return (
    <>
      <h2 tabIndex={-1} className={css.question}>
        {t('confirm.question')}
      </h2>
      <Form form={form} onSubmit={submit} onFailure={() => void client.invalidateQueries({ queryKey: getTopUpOfferQueryKey() })}>
        <div className={cardClass({}, css.facts)}>
          <PurchaseFacts plan={plan} left={total === undefined ? undefined : [t('confirm.total'), total]} />
        </div>
        <h3 className={css.termsTitle}>{t('confirm.terms')}</h3>
        <ul aria-label={t('confirm.terms')} className={css.terms}>
          {(['until', 'refund', 'share', 'local'] as const).map((term) => (
            <li key={term}>{t(`confirm.term.${term}`)}</li>
          ))}
        </ul>
        {form.failure?.unknown ? (
          <Note tone="warn" live className={css.unsure}>
            {t('confirm.left', { amount: gigabytes(usage.remainDate) })}
          </Note>
        ) : null}
        <div className={css.agree}>
          <Checkbox {...form.field('agree')}>{t('confirm.agree')}</Checkbox>
          <SubmitRow label={`${t('confirm.buy')} · ${money.sign}${plan.price}`} busy={form.busy}>
            <Button aria-disabled={form.busy || undefined} onClick={() => form.busy || onBack()}>
              {t('back')}
            </Button>
          </SubmitRow>
        </div>
      </Form>
    </>
  );
}
