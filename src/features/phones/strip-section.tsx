import { useTranslation } from 'react-i18next';
import { useBrands, usePhones } from '@/api/generated/phones';
import { ButtonLink } from '@/components/links';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { panelClass, SectionHeading, SectionMore, sectionClass, tabsClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/no-content';
import { TabPanel, Tabs } from '@/ui/tabs';
import { BrandsRetry } from './brands-retry.tsx';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import { ALL, SPECIAL_OFFERS, STRIP_PAGE, STRIP_PARAMS } from './search-params.ts';

const TABS_ID = 'phones-strip';

/** The first four phones of a tab (PHONE-03, PHONE-04): all, special offers, or one brand. The first two tabs do not depend on the brands request. */
export function StripSection() {
  const { t } = useTranslation('phones');
  const { state, push } = useSearchState(STRIP_PARAMS);
  const brands = useBrands();
  const tabs = [
    { id: ALL, label: t('list.all') },
    { id: SPECIAL_OFFERS, label: t('tabs.special') },
    ...(brands.data ?? []).map((brand) => ({ id: brand.id, label: brand.name })),
  ];
  // The URL may name a brand that is no longer sold.
  const tab = brands.data === undefined || tabs.some((each) => each.id === state.tab) ? state.tab : ALL;
  const brand = brands.data?.find((each) => each.id === tab);
  const link = { label: brand ? t('strip.browseBrand', { brand: brand.name }) : t('list.showAll'), to: paths.phones(brand?.name) };

  return (
    <section aria-label={t('strip.title')} className={sectionClass}>
      <SectionHeading title={t('strip.title')} link={link} />
      <Tabs
        id={TABS_ID}
        label={t('tabs.label')}
        items={tabs}
        value={tab}
        onChange={(id) => push({ tab: id }, { keepScroll: true })}
        after={<BrandsRetry query={brands} />}
        className={`${tabsClass} noPrint`}
      />
      <TabPanel tabs={TABS_ID} value={tab} focusable={false} className={panelClass}>
        <Strip filter={tab} />
      </TabPanel>
      <SectionMore link={link} />
    </section>
  );
}

function Strip({ filter }: { filter: string }) {
  const { t } = useTranslation('phones');
  const query = usePhones(filter, STRIP_PAGE);
  const empty = (
    <EmptyState level={3} title={t('strip.emptyTitle')} action={<ButtonLink to={paths.phones()}>{t('list.showAll')}</ButtonLink>}>
      {t('strip.emptyText')}
    </EmptyState>
  );
  return (
    <QueryState
      query={query}
      skeleton={<PhoneGridSkeleton label={t('list.loading')} count={STRIP_PAGE.pageSize} strip />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
    >
      {({ rows }) => <PhoneGrid phones={rows.slice(0, STRIP_PAGE.pageSize)} strip />}
    </QueryState>
  );
}
