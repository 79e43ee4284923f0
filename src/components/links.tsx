import { Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { safeHref, safePath } from '@/lib/safe-href';
import { type ButtonAppearance, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';

export function ButtonLink({ variant, size, wide, className, ...props }: ComponentProps<typeof Link> & ButtonAppearance) {
  return <Link {...props} className={buttonClass({ variant, size, wide }, className)} />;
}

/** Link that opens in a new tab and announces it to screen readers. */
export function ExternalLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabHint />
    </a>
  );
}

export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden>{t('newWindow')}</VisuallyHidden>;
}

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

/** Link that calls the hotline; looks like a button unless `className` is given. */
export function HotlineLink({ icon = false, className = buttonClass() }: { icon?: boolean; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <a href={`tel:${brand.hotline}`} className={className}>
      {icon ? <Icon icon={Phone} /> : null}
      {t('hotline.call', { number: brand.hotline })}
    </a>
  );
}
