import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { safeHref, safePath } from '@/lib/safe-href';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface ServerLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'children'> {
  /** Address as the server sent it. */
  href?: string | null | undefined;
  /** 0 = a path of this site, anything else a full address (SHELL-17); left out, the address decides. Some backends send strings. */
  isfullurl?: number | string | undefined;
  newTab?: boolean | undefined;
  children?: ReactNode;
}

/** A link to an address from the server: a router link, a link out of the site, or only its content when the address is not safe. */
export function ServerLink({ href, isfullurl = 0, newTab = false, children, ...rest }: ServerLinkProps) {
  const { t } = useTranslation();
  const path = String(isfullurl) === '0' ? safePath(href) : undefined;
  const address = path ?? safeHref(href);
  if (address === undefined) return children;
  const props = { ...rest, ...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
  const content = (
    <>
      {children}
      {newTab ? <VisuallyHidden>{t('newWindow')}</VisuallyHidden> : null}
    </>
  );
  if (path !== undefined) {
    return (
      <Link {...props} to={path}>
        {content}
      </Link>
    );
  }
  return (
    <a {...props} rel="noopener noreferrer" href={address}>
      {content}
    </a>
  );
}
