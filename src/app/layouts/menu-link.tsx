import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ServerLink } from '@/components/links';
import { menuTarget } from '@/components/menu-target';
import { safePath } from '@/lib/safe-href';
import { openLogin } from '@/session/login-prompt';
import { useSession } from '@/session/session';
import type { MenuItem } from './site-menu.ts';

interface MenuLinkProps {
  item: MenuItem;
  className?: string | undefined;
  /** Called when the link is followed or opens the log-in. */
  onUse?: ((opensLogin: boolean) => void) | undefined;
  /** Default: the item's name. */
  children?: ReactNode;
}

/** A link of the server's menu (SHELL-17). With `popup` 1 it opens the log-in for visitors, which then goes to the link (decision B27). */
export function MenuLink({ item, className, onUse, children = item.name }: MenuLinkProps) {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const target = menuTarget(item);
  const needsLogin = String(item.popup) === '1' && state !== 'in';

  const use = (event: MouseEvent) => {
    onUse?.(needsLogin);
    if (!needsLogin) return;
    event.preventDefault();
    openLogin('login', safePath(target.href));
  };
  return (
    <ServerLink {...target} className={className} onClick={use} aria-current={target.href === pathname + search ? 'page' : undefined}>
      {children}
    </ServerLink>
  );
}
