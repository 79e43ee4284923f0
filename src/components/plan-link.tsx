import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { planLinkClass } from './plan-card';
import { ServerLink } from './server-link';

interface PlanLinkProps {
  href: string;
  recommended: boolean;
  /** Appended for screen readers. */
  name: string;
  children: ReactNode;
}

/** Link of a plan card that covers the whole card; external links open in a new tab. */
export function PlanLink({ href, recommended, name, children }: PlanLinkProps) {
  return (
    <ServerLink href={href} newTab={!href.startsWith('/')} className={buttonClass({ variant: recommended ? 'primary' : 'secondary' }, planLinkClass)}>
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </ServerLink>
  );
}
