import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safeHref, safePath } from '@/lib/safe-href';
import { NewTabHint } from './external-link.tsx';

interface ServerLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'children'> {
  href?: string | null | undefined;
  /** 0 (default): a path of this site or a URL; else always a full URL (SHELL-17). Some backends send strings. */
  isfullurl?: number | string | undefined;
  newTab?: boolean | undefined;
  children?: ReactNode;
}

/** A link to a URL from the server: a router link, an external link, or only its children when the URL is not safe (security 4). */
export function ServerLink({ href, isfullurl = 0, newTab = false, children, ...rest }: ServerLinkProps) {
  const path = String(isfullurl) === '0' ? safePath(href) : undefined;
  const url = path ?? safeHref(href);
  if (url === undefined) return children;
  const props = { ...rest, ...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
  const content = (
    <>
      {children}
      {newTab ? <NewTabHint /> : null}
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
    <a {...props} rel="noopener noreferrer" href={url}>
      {content}
    </a>
  );
}
