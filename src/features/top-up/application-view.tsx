import { Trans, useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useApplyTopUp3g } from '@/api/generated/top-up';
import { ApplyTopUp3gBody } from '@/api/generated/zod/top-up';
import { brand } from '@/brand/brand';
import { DoneHeading } from '@/components/done-heading';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput, usePersistedState } from '@/forms/persisted-state';
import { PhoneField } from '@/forms/phone-field';
import { sendOnce } from '@/forms/send-once';
import { normalized, useZodForm } from '@/forms/use-zod-form';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { cardClass } from '@/ui/section';
import css from './top-up.module.css';

/** TOPUP-18. */
export const applicationRules = z.object({ mobileNo: normalized(phoneNumber, ApplyTopUp3gBody.shape.mobileNo) });

/** Application form and confirmation for customers without 4G (TOPUP-06, TOPUP-07); the response is not shown (TOPUP-18). */
export function ApplicationView() {
  const { t } = useTranslation('top-up');
  const [received, setReceived] = usePersistedState('top-up.received', '');
  return (
    <div className={cardClass({}, css.step)}>
      {received === '' ? (
        <ApplicationForm onReceived={setReceived} />
      ) : (
        <>
          <DoneHeading>{t('apply.received')}</DoneHeading>
          <p className={css.lead}>{t('apply.receivedText', { number: spacedNumber(received) })}</p>
          <div className={`${css.forward} noPrint`}>
            <Button onClick={() => setReceived('')}>{t('apply.another')}</Button>
          </div>
        </>
      )}
      {/* Where customers on 3G turn for everything else. */}
      <Note className={css.hotline}>
        <p>
          <Trans t={t} i18nKey="apply.hotline" values={{ number: brand.hotline }} components={{ call: <a href={`tel:${brand.hotline}`}>{brand.hotline}</a> }} />
        </p>
      </Note>
    </div>
  );
}

function ApplicationForm({ onReceived }: { onReceived: (mobileNo: string) => void }) {
  const { t } = useTranslation('top-up');
  const session = useSession();
  const form = useZodForm({
    schema: applicationRules,
    defaultValues: { mobileNo: session.state === 'in' ? session.mobileNo : '' },
    messages: { mobileNo: { required: t('apply.missing'), invalid: t('apply.wrong') } },
  });
  usePersistedInput(form, 'top-up.apply');
  const apply = useApplyTopUp3g(inForm);
  return (
    <>
      <p className={css.lead}>{t('apply.intro')}</p>
      <Form
        form={form}
        onSubmit={async (values) => {
          await sendOnce({ operation: 'topUp3g', identity: values, whereToCheck: 'order' }, (headers) => apply.mutateAsync({ data: values, headers }));
          onReceived(values.mobileNo);
        }}
      >
        <PhoneField {...form.field('mobileNo')} label={t('apply.number')} hint={t('apply.hint')} required fieldClassName={css.number} />
        <SubmitRow label={t('apply.submit')} busy={form.busy} />
      </Form>
    </>
  );
}
