import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names';
import css from './lamp-list.module.css';

/** Notes beside a page; the bullets are lamps. Children are `<li>`. */
export function LampList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={cx(css.list, className)}>{children}</ul>;
}
