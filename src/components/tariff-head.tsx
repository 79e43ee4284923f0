import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import { PageHead } from './page-head.tsx';
import css from './tariff-head.module.css';

const pages = ['roaming', 'idd00', 'idd060'] as const;

interface TariffHeadProps {
  page: (typeof pages)[number];
  lead: ReactNode;
  /** Query string of the links to the other tariffs, such as the country filter. */
  searchFor?: Partial<Record<(typeof pages)[number], string>> | undefined;
}

/** Breadcrumb, heading and tabs of the three tariff pages (ROUTE-04). The page must have loaded the namespace `tariffs`. */
export function TariffHead({ page, lead, searchFor = {} }: TariffHeadProps) {
  const { t } = useTranslation('tariffs');
  return (
    <>
      <PageHead title={t(page)} />
      <p className="lead">{lead}</p>
      <div className={`${css.links} noPrint`}>
        <TabLinks label={t('label')} current={page}>
          {pages.map((name) => (
            <Link
              key={name}
              to={{ pathname: paths[name], search: searchFor[name] ?? '' }}
              className={tabLinkClass()}
              aria-current={name === page ? 'page' : undefined}
            >
              {t(name)}
            </Link>
          ))}
        </TabLinks>
      </div>
    </>
  );
}
