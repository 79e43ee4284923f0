import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import css from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

/** Breadcrumb trail: `children` are the router links in order, `current` is the name of this page. */
export function Breadcrumb({ label, current, children }: { label: string; current: ReactNode; children?: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {Children.toArray(children).map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={at} className={css.item}>
            {link}
            <Icon icon={ChevronRight} size={16} className={css.sign} />
          </li>
        ))}
        <li className={css.item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
