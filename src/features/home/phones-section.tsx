import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomeBrands, useHomePhones } from '@/api/generated/phones';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { PhoneCard } from '@/components/phone-card';
import { QueryState } from '@/components/query-state';
import { panelClass } from '@/components/section-heading';
import { needId, paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { tabLinkClass } from '@/ui/tabs';
import { CardRow } from './card-row';
import { PhonesSkeleton } from './phones-skeleton';
import { TabbedSection } from './tabbed-section';

function StoreLink({ text, className }: { text: string; className: string }) {
  return (
    <ExternalLink href={externalUrls.phoneStore} className={className}>
      {text}
      <Icon icon={ArrowUpRight} size={16} />
    </ExternalLink>
  );
}

/** Phones by brand: a link to the external store, then one tab per brand (HOME-20, HOME-21). */
export function PhonesSection() {
  const { t } = useTranslation('home');
  const query = useHomeBrands();
  return (
    <TabbedSection
      name="phones"
      to={paths.phones()}
      query={query}
      skeleton={<PhonesSkeleton label={t('phones.loading')} />}
      empty={<NoPhones />}
      beforeTabs={<StoreLink text={t('phones.storeTab')} className={tabLinkClass()} />}
    >
      {(brand) => <BrandPhones brand={brand} />}
    </TabbedSection>
  );
}

function BrandPhones({ brand }: { brand: { id: string; name: string } }) {
  const { t } = useTranslation('home');
  const query = useHomePhones(needId(brand.id));
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
    <EmptyState level={3} className={panelClass} title={t('phones.emptyTitle')} action={<StoreLink text={t('phones.store')} className={buttonClass()} />}>
      {t('phones.emptyText')}
    </EmptyState>
  );
}
