import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import css from './page-head.module.css';
import { Phrases } from './phrases.tsx';

interface PageHeadProps extends Omit<ComponentProps<typeof Breadcrumb>, 'current'> {
  title: ReactNode;
  /** Name in the breadcrumb; default: the title. */
  current?: string | undefined;
  /** One sentence under the title. */
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
