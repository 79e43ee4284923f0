import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import css from './account-page.module.css';
import { PageMeta } from './page-meta.tsx';

interface AccountPageProps {
  /** Heading and document title. */
  title: string;
  description?: string | undefined;
  /** Buttons beside the heading, such as print. */
  actions?: ReactNode;
  /** Back button of a sub-view. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
}

/** Heading and content of a page inside the account layout; excluded from search engines. */
export function AccountPage({ title, description, actions, back, children }: AccountPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} hidden />
      {back ? (
        <button type="button" className={`${css.back} noPrint`} onClick={back.onBack}>
          <Icon icon={ChevronLeft} size={20} />
          {back.label}
        </button>
      ) : null}
      <div className={css.head}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {actions === undefined ? null : <div className={`${css.actions} noPrint`}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
