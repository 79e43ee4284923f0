import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { usePhones } from '@/api/generated/phones';
import type { PhoneListItem } from '@/components/phone-card';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { readPrice } from '@/lib/money';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import css from './phone-list.module.css';
import { CompareBox, Count, PhonePager } from './phone-list.tsx';
import { ALL, EVERY_PHONE, type Filters, LIST_PARAMS, NO_FILTERS, PAGE_SIZE } from './search-params.ts';

/** The phones that match the filters, from one request of all phones (decision B98). `filter` is undefined until the brand name is resolved. */
export function FoundPhones({ filter }: { filter: string | undefined }) {
  const { t } = useTranslation('phones');
  const { state, replace, to } = useSearchState(LIST_PARAMS);
  const { page } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = usePhones(filter ?? ALL, EVERY_PHONE, { query: { enabled: filter !== undefined, select: ({ rows }) => findPhones(rows, state) } });
  const total = query.data?.length ?? 0;
  const totalPages = Math.ceil(total / PAGE_SIZE);
  const reset = () => {
    replace({ ...NO_FILTERS, page: 1 });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={css.list}>
      <Count heading={heading} found={query.data && { total, totalPages }} page={page} failed={query.isError} />
      <QueryState
        query={query}
        skeleton={<PhoneGridSkeleton />}
        isEmpty={(phones) => phones.length === 0}
        empty={
          <EmptyState level={3} title={t('filters.noneTitle')} action={<Button onClick={reset}>{t('filters.reset')}</Button>}>
            {t('filters.noneText')}
          </EmptyState>
        }
      >
        {(phones) =>
          page > totalPages ? (
            <Navigate replace to={to({ page: totalPages })} />
          ) : (
            <>
              <PhoneGrid phones={phones.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} Box={CompareBox} />
              <PhonePager pages={totalPages} total={total} heading={heading} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}

/** Lowest price without a plan in MOP; undefined when the card does not show a figure (decision B57). */
function priceOf({ titlerightMap }: PhoneListItem): number | undefined {
  const price = readPrice(titlerightMap.bottom);
  return price && Number(`${price.amount.replaceAll(',', '')}.${price.cents ?? '00'}`);
}

function isIn(band: Filters['price'], phone: PhoneListItem): boolean {
  if (band === 'any') return true;
  const price = priceOf(phone);
  const [above, upTo] = band.split('-').map(Number);
  return price !== undefined && price > (above ?? 0) && (!upTo || price <= upTo);
}

/** Compares by the order; phones without the field come last. */
function compare(order: Filters['order'], one: PhoneListItem, other: PhoneListItem): number {
  if (order === 'newest') return (other.released ?? '').localeCompare(one.released ?? '');
  const missing = order === 'price' ? Number.POSITIVE_INFINITY : 0;
  const [first, second] = [priceOf(one) ?? missing, priceOf(other) ?? missing];
  return first === second ? 0 : (order === 'price' ? first < second : first > second) ? -1 : 1;
}

/** The phones that match the filters, in the chosen order. A phone whose stock is unknown is not out of stock. */
export function findPhones(phones: readonly PhoneListItem[], { price, network, inStock, order }: Filters): readonly PhoneListItem[] {
  const found = phones.filter((phone) => isIn(price, phone) && (network === 'any' || phone.networkName === network) && !(inStock && phone.instock === 0));
  return order === 'shop' ? found : found.sort((one, other) => compare(order, one, other));
}
