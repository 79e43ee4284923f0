import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import css from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

/** Where one is: children are the router links in order, `current` the name of this page. */
export function Breadcrumb({ label, current, children }: { label: string; current: ReactNode; children?: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {Children.toArray(children).map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the way to a page has a fixed order
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
