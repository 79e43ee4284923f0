import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PhoneDetailQueryResult, usePhoneDetail } from '@/api/generated/phones';
import { QueryState } from '@/components/query-state';
import { CHOSEN_PHONE_PARAMS, type ChosenPhone, useSearchState, writeSearch } from '@/components/search-params';
import { phonePrice, readPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import css from './chosen-phone.module.css';
import { CHOSEN_PHONE_QUERY, PhoneSkeleton } from './chosen-phone.tsx';
import { chosenWay, soldWith, takesPhone, WAY_PARAMS, type Way, waysWith } from './ways.ts';

interface PanelProps {
  plan: string;
  /** Of the phone. */
  id: string;
  chosen: ChosenPhone;
  /** The ways to take the plan, once they are loaded. */
  ways: readonly Way[] | undefined;
}

/** The phone that the plan is chosen for, in its colour and capacity, with its price with this plan. */
export function ChosenPhonePanel({ plan, id, chosen, ways }: PanelProps) {
  const { t } = useTranslation('plans');
  const query = usePhoneDetail(id, { query: { ...CHOSEN_PHONE_QUERY, placeholderData: keepPreviousData } });
  if (query.error?.kind === 'notFound') return <Note className={css.note}>{t('phone.gone')}</Note>;
  return (
    <QueryState query={query} skeleton={<PhoneSkeleton />}>
      {(phone) => <Panel plan={plan} id={id} phone={phone} chosen={chosen} ways={ways} />}
    </QueryState>
  );
}

function Panel({ plan, id, phone, chosen, ways = [] }: PanelProps & { phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('plans');
  const color = phone.colors[chosen.color] ?? phone.colors[0];
  const { capacity, sold } = soldWith(phone, plan, chosen);
  const capacityName = capacity?.capacityname ?? '';
  const { way: number } = useSearchState(WAY_PARAMS).state;
  const all = waysWith(ways, plan, chosen, phone);
  const way = all[chosenWay(all, number, chosen)];
  const fact = sold && phonePrice(sold.cardsubtitleMap);
  const price = fact && readPrice(fact.bottom);
  const phonePath = paths.phone(id) + writeSearch(CHOSEN_PHONE_PARAMS, '', { ...chosen, phone: undefined });
  const kept = way === undefined || takesPhone(all, way, chosen);
  return (
    <section className={css.panel} aria-label={phone.name}>
      <img src={color?.img} alt="" width={106} height={128} className={css.image} />
      <div className={css.words}>
        <p className={css.label}>{t('phone.label')}</p>
        <h2>{phone.name}</h2>
        <p>{t('phone.choice', { color: color?.color ?? '', capacity: capacityName })}</p>
        <p className={css.more}>{sold ? t(kept ? 'phone.kept' : 'phone.notIncluded') : t('phone.notSold', { capacity: capacityName })}</p>
        <Link to={phonePath} className={css.link}>
          {t(sold ? 'phone.change' : 'phone.otherPlans')}
        </Link>
      </div>
      {fact && price ? (
        <dl className={css.price}>
          <dt>{fact.top}</dt>
          <dd>
            <Price {...price} size="summary" />
          </dd>
        </dl>
      ) : null}
    </section>
  );
}
