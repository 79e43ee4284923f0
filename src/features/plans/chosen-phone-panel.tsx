import { keepPreviousData } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PhoneDetailQueryResult, usePhoneDetail } from '@/api/phones';
import { CHOSEN_PHONE_PARAMS, type ChosenPhone } from '@/components/chosen-phone';
import { QueryState } from '@/components/query-state';
import { writeSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { phonePrice, readPrice } from '@/lib/price-text';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import css from './chosen-phone-panel.module.css';
import { CHOSEN_PHONE_QUERY } from './detail-loader.ts';
import { PhoneSkeleton } from './phone-skeleton.tsx';

interface ChosenPhonePanelProps {
  /** Id of the plan. */
  plan: string;
  /** Id of the phone. */
  id: string;
  chosen: ChosenPhone;
}

/** The phone that the plan is chosen for, in its colour and capacity, with its price with this plan. */
export function ChosenPhonePanel({ plan, id, chosen }: ChosenPhonePanelProps) {
  const { t } = useTranslation('plans');
  const query = usePhoneDetail(id, { query: { ...CHOSEN_PHONE_QUERY, placeholderData: keepPreviousData } });
  if (query.error?.kind === 'notFound') return <Note className={css.note}>{t('phone.gone')}</Note>;
  return (
    <QueryState query={query} skeleton={<PhoneSkeleton label={t('phone.loading')} />}>
      {(phone) => <Panel plan={plan} id={id} phone={phone} chosen={chosen} />}
    </QueryState>
  );
}

function Panel({ plan, id, phone, chosen }: ChosenPhonePanelProps & { phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('plans');
  const titleId = useId();
  const color = phone.colors[chosen.color] ?? phone.colors[0];
  const capacity = phone.mobileCapacityplan[chosen.capacity] ?? phone.mobileCapacityplan[0];
  const capacityName = capacity?.capacityname ?? '';
  const sold = capacity?.mobilePlans.find(({ link }) => link.split(/[?#]/)[0] === paths.plan(plan));
  const fact = sold && phonePrice(sold.cardsubtitleMap);
  const price = fact && readPrice(fact.bottom);
  const phonePath = paths.phone(id) + writeSearch(CHOSEN_PHONE_PARAMS, '', { ...chosen, phone: undefined });
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <img src={color?.img} alt="" width={106} height={128} className={css.image} />
      <div className={css.words}>
        <p className={css.label}>{t('phone.label')}</p>
        <h2 id={titleId} className={css.name}>
          {phone.name}
        </h2>
        <p>{t('phone.choice', { color: color?.color ?? '', capacity: capacityName })}</p>
        <p className={css.more}>{sold ? t('phone.kept') : t('phone.notSold', { capacity: capacityName })}</p>
        <Link to={phonePath} className={css.link}>
          {t(sold ? 'phone.change' : 'phone.otherPlans')}
        </Link>
      </div>
      {fact && price ? (
        <dl className={css.price}>
          <dt>{fact.top}</dt>
          <dd>
            <Price amount={price.amount} cents={price.cents} size="summary" />
          </dd>
        </dl>
      ) : null}
    </section>
  );
}
