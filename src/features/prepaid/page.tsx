import { BanknoteArrowUp, Globe, MessagesSquare, PhoneCall } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UssdItem, useApplyUssd, useUssdGroups } from '@/api/generated/ussd';
import { prices } from '@/brand/brand';
import { AccountPage } from '@/components/page-head';
import { LoadingSkeleton, optionalRead } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { momentText } from '@/lib/macau-date';
import { moneyParts } from '@/lib/money';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ListRowContent, ListRows, listRowClass } from '@/ui/lists';
import { NightCard } from '@/ui/night-card';
import { Price } from '@/ui/price';
import { cardClass, Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import css from './page.module.css';
import { amountIn, balanceService, topUpService, voucherCode, withoutAmount, withWholeCode } from './services.ts';

const tariffs = [
  { name: 'charges', to: paths.roaming, icon: Globe },
  { name: 'idd00', to: paths.idd00, icon: PhoneCall },
  { name: 'idd060', to: paths.idd060, icon: MessagesSquare },
] as const;

/** `serviceType` of the roaming services, among which are those of the card (USSD-12). */
const ROAMING = 1;

/** ROUTE-07, ROLE-05, decision B02; `mobileNo` has 8 digits. */
export function PrepaidPage({ mobileNo }: { mobileNo: string }) {
  const { t } = useTranslation('prepaid');
  const { data, isPending, isError, refetch } = useUssdGroups({ serviceType: ROAMING }, optionalRead);
  const list = data?.list ?? [];
  const topUp = topUpService(list);
  const code = voucherCode(topUp?.ussdContent ?? '');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.columns}>
        <BalanceCard
          mobileNo={mobileNo}
          service={balanceService(list)}
          isPending={isPending}
          onRetry={data === undefined && isError ? () => void refetch() : undefined}
        />
        <Section
          title={
            <>
              <Icon icon={BanknoteArrowUp} size={24} />
              {t('topUp.title')}
            </>
          }
          titleClass={css.sideTitle}
          className={cardClass()}
        >
          {isPending ? (
            <LoadingSkeleton className={css.waiting}>
              <Skeleton height="15.5rem" radius="input" />
            </LoadingSkeleton>
          ) : topUp === undefined ? (
            <p className={css.sideText}>{t('topUp.text')}</p>
          ) : (
            <>
              <p className={css.text}>{withWholeCode(topUp.ussdContent ?? '')}</p>
              {code && <VoucherForm {...code} />}
            </>
          )}
        </Section>
        {/* What is public; the services of the card are tabs. */}
        <Section title={t('tariffs')} titleClass={css.heading}>
          <ListRows>
            {tariffs.map(({ to, name, icon }) => (
              <li key={to}>
                <Link to={to} className={listRowClass()}>
                  <ListRowContent icon={icon} title={t(`${name}.name`)} text={t(`${name}.text`)} />
                </Link>
              </li>
            ))}
          </ListRows>
          <p className={css.text}>{t('offer', prices.prepaidOfferCards)}</p>
        </Section>
      </div>
    </AccountPage>
  );
}

interface BalanceCardProps {
  /** 8 digits. */
  mobileNo: string;
  /** Undefined while the services are not known, and where none answers with the balance. */
  service: UssdItem | undefined;
  isPending: boolean;
  onRetry: (() => void) | undefined;
}

/** The balance as the network says it, asked for when the page is opened (decision B77), its amount large. */
function BalanceCard({ mobileNo, service, isPending, onRetry }: BalanceCardProps) {
  const { t } = useTranslation('prepaid');
  const language = useLanguage();
  const { mutate, data, isError, isPending: isAsking, submittedAt } = useApplyUssd(inForm);
  const asked = useRef<string | undefined>(undefined);
  const id = service?.id;
  useEffect(() => {
    if (id === undefined || asked.current === id) return;
    asked.current = id;
    mutate({ data: { id } });
  }, [id, mutate]);

  const waiting = isPending || (id !== undefined && data === undefined && !isError);
  const answer = data && (data.ussdContent || t('balance.processing'));
  const amount = answer && amountIn(answer);
  const text = waiting ? undefined : onRetry !== undefined ? t('balance.failed') : isError ? t('balance.notAnswered') : answer && withoutAmount(answer);
  return (
    <NightCard
      className={css.card}
      label={t('balance.of', { number: spacedNumber(mobileNo) })}
      action={
        onRetry !== undefined ? (
          <Button variant="promotion" onClick={onRetry}>
            {t('failure.retry', { ns: 'common' })}
          </Button>
        ) : id === undefined && !isPending ? undefined : (
          <Button
            variant="band"
            size={44}
            className={css.ask}
            busy={waiting || isAsking}
            busyLabel={t('loading', { ns: 'common' })}
            onClick={() => id === undefined || mutate({ data: { id } })}
          >
            {t('balance.ask')}
          </Button>
        )
      }
    >
      {waiting ? (
        <LoadingSkeleton>
          <Skeleton width="9rem" height="3.5rem" radius="input" />
          <Skeleton width="12rem" height="1rem" className={css.sideText} />
          <Skeleton width="6rem" height="0.8125rem" className={css.sideText} />
        </LoadingSkeleton>
      ) : null}
      <div role="status">
        {amount === undefined || amount === '' ? null : (
          <p>
            <Price size="balance" {...moneyParts(amount)} />
          </p>
        )}
        {text ? <p className={amount ? css.until : css.balance}>{text}</p> : null}
        {waiting || answer === undefined || isError ? null : <p className={css.asOf}>{t('balance.asOf', { time: momentText(submittedAt, language) })}</p>}
      </div>
    </NightCard>
  );
}

/** The digits on the voucher and a button that dials the network's top-up code with them: nothing is sent from here. A desktop, which does not dial, shows the code. */
function VoucherForm({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('prepaid');
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [missing, setMissing] = useState(false);
  const dial = (event: FormEvent) => {
    event.preventDefault();
    setMissing(digits === '');
    if (digits === '') field.current?.focus();
    else window.location.href = `tel:${encodeURIComponent(before + digits + after)}`;
  };
  return (
    <>
      <p className={css.code}>{before + t('topUp.voucher') + after}</p>
      <form noValidate onSubmit={dial} className={css.voucher}>
        <TextField
          ref={field}
          label={t('topUp.voucher')}
          error={missing ? t('topUp.voucherMissing') : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={digits}
          onChange={({ target }) => setDigits(target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" variant="promotion">
          {t('topUp.dial')}
        </Button>
      </form>
    </>
  );
}
