import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import css from './account-page.module.css';
import { PageMeta } from './page-meta.tsx';

interface AccountPageProps {
  /** The page's h1 and title. */
  title: string;
  description?: string | undefined;
  /** Buttons beside the heading, such as print. */
  actions?: ReactNode;
  /** The way back from a sub-view to the tab's main view. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
}

/** A page of the account area: heading, then content, inside what the account's layout puts around it. */
export function AccountPage({ title, description, actions, back, children }: AccountPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} hidden />
      {back ? (
        <button type="button" className={css.back} onClick={back.onBack}>
          <Icon icon={ChevronLeft} size={20} />
          {back.label}
        </button>
      ) : null}
      <div className={css.head}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
