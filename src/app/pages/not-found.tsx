import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '@/components/breadcrumb';
import { PageMeta } from '@/components/page-meta';
import { SiteSearch } from '@/components/site-search';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import css from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

/** The page reads nothing. */
export const loader = () => null;

/** For unknown paths and searches without results (SHELL-23, ROUTE-09). */
export function Component() {
  const { t } = useTranslation();
  const popular = [
    { name: t('notFound.plans'), to: paths.plans() },
    { name: t('notFound.phones'), to: paths.phones() },
    { name: t('notFound.roaming'), to: paths.roaming },
    { name: t('notFound.idd'), to: paths.idd00 },
    { name: t('account.info'), to: paths.info },
    { name: t('notFound.contact'), to: paths.contact },
  ];
  return (
    <>
      <PageMeta title={t('notFound.title')} hidden />
      <MessagePage
        breadcrumb={<Breadcrumb current={t('notFound.trail')} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        field={<SiteSearch hint={t('notFound.search')} />}
      >
        <section className={css.popular} aria-labelledby="popular">
          <h2 id="popular">{t('notFound.popular')}</h2>
          <ul className={css.links}>
            {popular.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {name}
                  <Icon icon={ChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </MessagePage>
    </>
  );
}
