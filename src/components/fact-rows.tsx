import type { ComponentProps } from 'react';
import { cx } from '@/ui/class-names';
import { DescriptionList } from '@/ui/lists';
import css from './fact-rows.module.css';

/** Terms and descriptions at the two ends of rows, with a line between the rows. */
export function FactRows({ className, rows }: ComponentProps<typeof DescriptionList>) {
  return <DescriptionList className={cx(css.rows, className)} rows={rows} />;
}
