import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonAppearance, buttonClass } from '@/ui/button';

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...props }: ComponentProps<typeof Link> & ButtonAppearance) {
  return <Link {...props} className={buttonClass({ variant, size, wide }, className)} />;
}
