import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeBrands, useHomePhones } from '@/api/phones';
import { addresses } from '@/brand/brand';
import { PhoneCard } from '@/components/phone-card';
import { QueryState } from '@/components/query-state';
import { needId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TabPanel, Tabs, tabLinkClass } from '@/ui/tabs';
import { CardRow } from './card-row';
import { LazyEmpty } from './lazy-empty';
import { PhonesSkeleton } from './phones-skeleton';
import { panelClass, Section, tabsClass } from './section';
import { TabsSkeleton } from './skeletons';

const TABS_ID = 'home-phones';

/** Link to the external phone store in a new tab. */
function StoreLink({ className }: { className: string }) {
  const { t } = useTranslation('home');
  return (
    <a href={addresses.phoneStore} target="_blank" rel="noopener noreferrer" className={className}>
      {t('phones.store')}
      <Icon icon={ArrowUpRight} size={16} />
      <span className="visuallyHidden">{t('newWindow', { ns: 'common' })}</span>
    </a>
  );
}

/** Phones by brand: a link to the external store, then one tab per brand, of which the first is selected (HOME-20, HOME-21). */
export function PhonesSection() {
  const { t } = useTranslation('home');
  const query = useHomeBrands({ query: { retryOnMount: false } });
  const [chosen, setChosen] = useState<string>();
  const skeleton = (
    <>
      <TabsSkeleton />
      <PhonesSkeleton label={t('phones.loading')} />
    </>
  );
  return (
    <Section title={t('phones.title')} text={t('phones.text')} link={{ label: t('phones.browse'), to: paths.phones() }}>
      <QueryState query={query} skeleton={skeleton} isEmpty={(brands) => brands.length === 0} empty={<NoPhones />}>
        {(brands) => {
          const current = brands.find(({ id }) => id === chosen) ?? brands[0];
          return current === undefined ? null : (
            <>
              <Tabs
                id={TABS_ID}
                label={t('phones.tabs')}
                items={brands.map(({ id, name }) => ({ id, label: name }))}
                value={current.id}
                onChange={setChosen}
                before={<StoreLink className={tabLinkClass()} />}
                className={tabsClass}
              />
              <TabPanel tabs={TABS_ID} value={current.id} focusable={false} className={panelClass}>
                <BrandPhones brand={current} />
              </TabPanel>
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

function BrandPhones({ brand }: { brand: { id: string; name: string } }) {
  const { t } = useTranslation('home');
  const query = useHomePhones(needId(brand.id), { query: { retryOnMount: false } });
  return (
    <QueryState query={query} skeleton={<PhonesSkeleton label={t('phones.loading')} />} isEmpty={(phones) => phones.length === 0} empty={<NoPhones />}>
      {(phones) => (
        <CardRow label={brand.name} kind="phones" cards={phones.map((phone) => ({ id: phone.id, name: phone.name, card: <PhoneCard phone={phone} /> }))} />
      )}
    </QueryState>
  );
}

function NoPhones() {
  const { t } = useTranslation('home');
  return (
    <LazyEmpty className={panelClass} title={t('phones.emptyTitle')} action={<StoreLink className={buttonClass()} />}>
      {t('phones.emptyText')}
    </LazyEmpty>
  );
}
