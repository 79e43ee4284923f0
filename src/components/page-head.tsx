import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Breadcrumb as BreadcrumbList } from '@/ui/breadcrumb';
import { Icon } from '@/ui/icon';
import css from './page-head.module.css';
import { PageMeta } from './page-meta.tsx';
import { Phrases } from './phrases.tsx';

interface PageHeadProps extends Omit<BreadcrumbProps, 'current'> {
  title: ReactNode;
  /** Name in the breadcrumb; default: the title. */
  current?: string | undefined;
  lead?: ReactNode;
}

/** Content column of a page with vertical padding. */
export const pageClass = `wrap ${css.page}`;

/** Breadcrumb, heading and lead of a public page. */
export function PageHead({ title, current = typeof title === 'string' ? title : '', through, lead }: PageHeadProps) {
  return (
    <>
      <Breadcrumb current={current} through={through} />
      <h1 tabIndex={-1} className={css.title}>
        {typeof title === 'string' ? <Phrases text={title} /> : title}
      </h1>
      {lead === undefined ? null : <p className={`${css.lead} lead`}>{lead}</p>}
    </>
  );
}

interface BreadcrumbProps {
  current: string;
  /** Pages between home and this one, in order. */
  through?: readonly { name: string; to: string }[] | undefined;
}

/** Breadcrumb trail of a public page (SHELL-18). */
export function Breadcrumb({ current, through = [] }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <BreadcrumbList label={t('trail')} current={current}>
      <Link to={paths.home}>{t('home')}</Link>
      {through.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </BreadcrumbList>
  );
}

interface AccountPageProps {
  /** Heading and document title. */
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
  /** Receives the element of the actions, for a part of the page that puts its own there. */
  actionsRef?: Ref<HTMLDivElement> | undefined;
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
}

/** Heading and content of a page inside the account layout; excluded from search engines. Views have a `key` each, so that a focus on the new heading is announced. */
export function AccountPage({ title, description, actions, actionsRef, back, children }: AccountPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} hidden />
      {back ? (
        <button type="button" className={`${css.back} noPrint`} onClick={back.onBack}>
          <Icon icon={ChevronLeft} size={20} />
          {back.label}
        </button>
      ) : null}
      <div className={css.accountHead}>
        <h1 tabIndex={-1} className={css.accountTitle}>
          {title}
        </h1>
        {actions === undefined && actionsRef === undefined ? null : (
          <div ref={actionsRef} className={`${css.actions} noPrint`}>
            {actions}
          </div>
        )}
      </div>
      {children}
    </>
  );
}
