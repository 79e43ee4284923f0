import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import css from './page-head.module.css';

interface PageHeadProps extends Omit<ComponentProps<typeof Breadcrumb>, 'current'> {
  /** The page's h1. */
  title: ReactNode;
  /** Name in the breadcrumb, where it is not the title as it stands. */
  current?: string | undefined;
  /** One sentence under the title. */
  lead?: ReactNode;
}

/** The column of a page with the usual room above and below. */
export const pageClass = `wrap ${css.page}`;

/** The top of a public page: the way back, its name and one sentence. */
export function PageHead({ title, current = typeof title === 'string' ? title : '', through, lead }: PageHeadProps) {
  return (
    <>
      <Breadcrumb current={current} through={through} />
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
    </>
  );
}
