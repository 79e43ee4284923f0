import { CreditCard, Lock, Smartphone, TriangleAlert, Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardSession, usePayByCard, usePayByWallet } from '@/api/generated/payments';
import { siteConfig } from '@/brand/config';
import { paymentOriginsOf } from '@/brand/payment-hosts';
import { useErrorToast } from '@/components/use-error-toast';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { type IdempotencyHeaders, sendOnce, UNKNOWN_WINDOW } from '@/forms/send-once';
import { useZodForm } from '@/forms/use-zod-form';
import { useBfcacheRestore, useMounted } from '@/lib/lifecycle';
import { moneyText } from '@/lib/money';
import { reportError } from '@/lib/report-error';
import { showToast } from '@/lib/toasts';
import { AlertDialog } from '@/ui/alert-dialog';
import { AmountField } from '@/ui/amount-field';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { clientType, legacyForm } from './checkout.ts';
import { type Payer, PayerBar } from './payer.tsx';
import css from './payment.module.css';
import { amountOnly, CARD, CARD_LIMITS, isUnusuallyHigh, METHODS, type PayMethod, payRules } from './rules.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { readWalletForm, submitForm } from './wallet-form.ts';

const icons = { VisaOrMasterPay: CreditCard, macauPay: Wallet, alipay: Smartphone };

interface PayStepProps {
  payer: Payer;
  /** Of the customer's own number: it is shown, filled in and compared with the amount (decision B80). */
  balance: string | undefined;
  /** Called before the page is left for the gateway. */
  onLeave: () => void;
  onBack: () => void;
  /** Called when another amount or method is chosen: an order for the one before is not the one to pay. */
  onChange: () => void;
  /** Called with the card session; no payment has been made yet. */
  onOrdered: (card: CardSession, amount: { unchanged: boolean }) => void;
}

/**
 * Step 2: method and amount (PAY-04 … PAY-10). A wallet redirects at once, a card needs the terms first (PAY-11 … PAY-14). The button stays
 * busy until the page is left, so that a payment starts only once.
 */
export function PayStep({ payer, balance, onLeave, onBack, onChange, onOrdered }: PayStepProps) {
  const { t } = useTranslation('payments');
  const due = Number(balance) > 0 ? balance : undefined;
  const ownBalance = balance && `${t(Number(balance) < 0 ? 'credit' : 'balance')} ${moneyText(balance.replace('-', ''))}`;
  const form = useZodForm({
    schema: payRules,
    defaultValues: { payMethod: CARD as PayMethod, amount: due ?? '' },
    messages: {
      payMethod: t('method.missing'),
      amount: {
        invalid: t('amount.wrong'),
        required: t('amount.wrong'),
        tooLittle: t('amount.tooLittle', CARD_LIMITS),
        tooMuch: t('amount.tooMuch', CARD_LIMITS),
      },
    },
  });
  // While it equals the prefilled balance it is not persisted: the next visit prefills the new balance.
  usePersistedInput(form, 'payments.pay', { afterSubmit: true, never: form.watch('amount') === due ? ['amount'] : [] });
  useErrorToast(form);
  const byCard = usePayByCard(inForm);
  const byWallet = usePayByWallet(inForm);
  const [terms, setTerms] = useState<{ amount: string }>();
  /** Of an amount far above the balance; asked for once. */
  const [confirmation, setConfirmation] = useState<{ amount: string; answer: (isConfirmed: boolean) => void }>();
  const confirmedAmount = useRef('');
  const [leaving, setLeaving] = useState(false);
  const mounted = useMounted();
  useBfcacheRestore(() => {
    setLeaving(false);
    setTerms(undefined);
  });
  const amount = form.field('amount');
  const [method, typed] = form.watch(['payMethod', 'amount']);
  const { onChange: choose } = form.register('payMethod');

  /** The same amount for the same bill counts as the same payment, whatever the method; what becomes of it is decided at the gateway. */
  const sendPayment = <T,>(value: string, payMethod: PayMethod, send: (headers: IdempotencyHeaders) => Promise<T>) =>
    sendOnce(
      {
        operation: 'payment',
        identity: [payer.mobileNo, Number(value)],
        fingerprint: [payMethod, value],
        whereToCheck: 'payment',
        within: UNKNOWN_WINDOW,
        ofAnyone: true,
      },
      send,
    );

  const pay = async (values: { payMethod: PayMethod; amount: string }) => {
    if (leaving) return;
    if (balance !== undefined && confirmedAmount.current !== values.amount && isUnusuallyHigh(values.amount, balance)) {
      const isConfirmed = await new Promise<boolean>((answer) => setConfirmation({ amount: values.amount, answer }));
      setConfirmation(undefined);
      if (!isConfirmed) return form.setFocus('amount');
      confirmedAmount.current = values.amount;
    }
    if (values.payMethod === CARD) return setTerms({ amount: values.amount });
    const data = { amount: values.amount, mobileNo: payer.mobileNo, payMethod: values.payMethod, resultUrl: payer.resultUrl };
    const { html } = await sendPayment(values.amount, values.payMethod, (headers) => byWallet.mutateAsync({ data, headers }));
    if (!mounted.current) return;
    const wallet = readWalletForm(html, paymentOriginsOf(siteConfig));
    if (wallet === undefined) {
      reportError(new Error(`${values.payMethod} sent no form to an origin of SITE_PAYMENT_FORM_ORIGINS`));
      return showToast('error', t('notSafe'));
    }
    setLeaving(true);
    onLeave();
    submitForm(wallet);
  };

  /** The whole balance: the terms have shown what the summary would. */
  const isUnchanged = (value: string) => due !== undefined && Number(value) === Number(due);

  const order = async (value: string) => {
    const data = { amount: value, mobileNo: payer.mobileNo, payMethod: CARD, clientType: clientType() } as const;
    const card = await sendPayment(value, CARD, (headers) => byCard.mutateAsync({ data, headers }));
    if (!mounted.current) return;
    const legacy = legacyForm(card);
    if (legacy === undefined) {
      setTerms(undefined);
      return onOrdered(card, { unchanged: isUnchanged(value) && isUnchanged(card.amount) });
    }
    // The terms stay open until the page is left.
    setLeaving(true);
    onLeave();
    submitForm(legacy);
  };

  return (
    <>
      <h2 ref={useFocus()} tabIndex={-1} className={css.question}>
        {t('method.question')}
      </h2>
      <PayerBar mobileNo={payer.mobileNo} onBack={onBack} />
      <Form form={form} onSubmit={pay}>
        <FieldStack>
          <AmountField
            {...amount}
            label={t('amount.label')}
            hint={ownBalance ?? (method === CARD ? t('amount.bounds', CARD_LIMITS) : undefined)}
            onChange={(event) => {
              onChange();
              event.target.value = amountOnly(event.target.value);
              return amount.onChange(event);
            }}
            choices={
              due !== undefined && typed !== due ? (
                <Button
                  size={44}
                  onClick={() => {
                    onChange();
                    form.setValue('amount', due, { shouldValidate: form.formState.isSubmitted });
                  }}
                >
                  {t('amount.all', { amount: moneyText(due) })}
                </Button>
              ) : undefined
            }
          />
          <RadioGroup label={t('method.label')} hideLabel {...form.group('payMethod')}>
            {METHODS.map((name) => (
              <RadioTile
                key={name}
                {...form.choice('payMethod', name)}
                onChange={(event) => {
                  onChange();
                  return choose(event);
                }}
                title={t(`method.${name}.name`)}
                text={t(`method.${name}.text`)}
                fact={<Icon icon={icons[name]} />}
              />
            ))}
          </RadioGroup>
        </FieldStack>
        <SubmitRow
          label={[t(`payBy.${method}`), ...(payRules.safeParse({ payMethod: method, amount: typed }).success ? [moneyText(typed)] : [])].join(' · ')}
          busy={form.busy || leaving}
          className={css.bar}
        />
        <p className={css.nextStep}>
          <Icon icon={Lock} size={16} />
          {method === CARD ? t('thenCard') : t('thenWallet')}
        </p>
      </Form>
      {terms ? (
        <TermsDialog
          amount={terms.amount}
          mobileNo={payer.mobileNo}
          skipSummary={isUnchanged(terms.amount)}
          onClose={() => setTerms(undefined)}
          onAgreed={() => order(terms.amount)}
        />
      ) : null}
      {confirmation ? (
        <AlertDialog
          open
          tone="warn"
          icon={TriangleAlert}
          title={t('unusual.title', { amount: moneyText(confirmation.amount) })}
          cancelLabel={t('unusual.change')}
          confirmLabel={t('unusual.pay')}
          onCancel={() => confirmation.answer(false)}
          onConfirm={() => confirmation.answer(true)}
        >
          {due !== undefined ? t('unusual.text', { balance: moneyText(due) }) : t('unusual.textNothing')}
        </AlertDialog>
      ) : null}
    </>
  );
}
