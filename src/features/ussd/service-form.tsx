import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type ApplyUssdRequest, type UssdItem, useCountries } from '@/api/generated/ussd';
import { ApplyUssdBody } from '@/api/generated/zod/ussd';
import { LoadingSkeleton, QueryState } from '@/components/query-state';
import { useCodeCountdown } from '@/forms/code-countdown';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { SmsCodeField } from '@/forms/sms-code-field';
import { normalized, useZodForm } from '@/forms/use-zod-form';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FieldStack } from '@/ui/field';
import { Note } from '@/ui/note';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { COUNTRIES_QUERY, countryChoices } from './service.ts';
import css from './ussd.module.css';

interface ServiceFormProps {
  item: UssdItem;
  needsCode: boolean;
  needsNumber: boolean;
  /** The customer's own number, which receives the code. */
  mobileNo: string;
  codeKey: string;
  onSendCode: () => Promise<unknown>;
  onClose: () => void;
  /** Applies the service; a rejection is shown in the form. */
  onApply: (request: ApplyUssdRequest) => Promise<void>;
}

/** Form for the SMS code, which is sent on request (decision B17), the forward-to number with its country, or both (USSD-02, USSD-05). */
export function ServiceForm({ item, needsCode, needsNumber, mobileNo, codeKey, onSendCode, onClose, onApply }: ServiceFormProps) {
  const { t } = useTranslation('ussd');
  const { t: forms } = useTranslation('forms');
  const form = useZodForm({
    schema: serviceRules({ needsCode, needsNumber }),
    defaultValues: { countryPhoneCode: '', fwdnum: '', smsCode: '' },
    messages: {
      countryPhoneCode: t('form.countryMissing'),
      fwdnum: { required: t('form.numberMissing'), invalid: t('form.numberWrong') },
      smsCode: { required: forms('code.missing'), invalid: forms('code.wrong') },
    },
  });
  usePersistedInput(form, `ussd.service.${item.id}`, { never: ['smsCode'] });
  const countdown = useCodeCountdown('ussd', codeKey);

  const send = () =>
    form.call(async () => {
      await onSendCode();
      countdown.start();
    });

  return (
    <Dialog open onClose={onClose} title={item.ussdItemName} closeLabel={t('close')} dismissible={!form.busy}>
      {item.ussdMessage ? <p className={css.message}>{item.ussdMessage}</p> : null}
      <Form
        form={form}
        onSubmit={({ countryPhoneCode, fwdnum, smsCode }) =>
          onApply({ id: item.id, ...(needsNumber ? { fwdnum, countryPhoneCode } : {}), ...(needsCode ? { smsCode } : {}) })
        }
      >
        <FieldStack>
          {needsNumber ? (
            <>
              <CountryField
                {...form.field('countryPhoneCode')}
                chosen={form.watch('countryPhoneCode')}
                onFirst={(code) => form.setValue('countryPhoneCode', code, { shouldValidate: form.formState.isSubmitted })}
              />
              <TextField
                {...form.field('fwdnum')}
                label={t('form.number')}
                hint={t('form.numberHint')}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                data-autofocus
              />
            </>
          ) : null}
          {needsCode ? (
            <SmsCodeField
              {...form.field('smsCode')}
              hint={forms(countdown.sent === undefined ? 'code.hintFor' : 'code.hintTo', { number: spacedNumber(mobileNo) })}
              countdown={countdown}
              onSend={send}
              data-autofocus={needsNumber ? undefined : true}
            />
          ) : null}
        </FieldStack>
        <SubmitRow label={item.ussdItemName} busy={form.busy}>
          <Button onClick={onClose} disabled={form.busy}>
            {t('form.cancel')}
          </Button>
        </SubmitRow>
      </Form>
    </Dialog>
  );
}

type CountryFieldProps = Omit<React.ComponentProps<typeof Select>, 'label' | 'options'> & {
  chosen: string;
  /** Selects the first country by default (USSD-13). */
  onFirst: (code: string) => void;
};

function CountryField({ chosen, onFirst, ...field }: CountryFieldProps) {
  const { t } = useTranslation('ussd');
  const countries = useCountries({ query: COUNTRIES_QUERY });
  const firstCode = countries.data?.[0]?.countryPhoneCode;
  const choose = useEffectEvent(onFirst);

  useEffect(() => {
    if (chosen === '' && firstCode !== undefined) choose(firstCode);
  }, [chosen, firstCode]);

  return (
    <QueryState
      query={countries}
      isEmpty={(list) => list.length === 0}
      empty={
        <Note tone="warn" live>
          {t('form.noCountry')}
        </Note>
      }
      skeleton={
        <LoadingSkeleton>
          <Skeleton height="5rem" radius="input" />
        </LoadingSkeleton>
      }
    >
      {(list) => <Select {...field} label={t('form.country')} options={countryChoices(list)} />}
    </QueryState>
  );
}

const { shape } = ApplyUssdBody;

/** Requires only the fields that the service needs (USSD-08). */
export function serviceRules({ needsCode, needsNumber }: { needsCode: boolean; needsNumber: boolean }) {
  const free = z.string();
  return z.object({
    countryPhoneCode: needsNumber ? shape.countryPhoneCode.def.innerType : free,
    fwdnum: needsNumber ? normalized(phoneNumber, shape.fwdnum.def.innerType) : free,
    smsCode: needsCode ? shape.smsCode.def.innerType : free,
  });
}
