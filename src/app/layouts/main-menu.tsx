import { ArrowRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ServerLink } from '@/components/links';
import { leadsTo, menuTarget } from '@/components/menu-target';
import { isOwnPage, listPathOf } from '@/lib/paths';
import { safePath } from '@/lib/safe-href';
import { openLogin } from '@/session/login-prompt';
import { useSession } from '@/session/session';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import css from './main-menu.module.css';
import { type MenuItem, useSiteMenu } from './shell-data.ts';
import { useDropdown } from './use-dropdown.ts';

/** Menu of wide screens: disclosure buttons with panels of up to three levels, opened by hover, click, Enter or Space (SHELL-08). */
export function MainMenu() {
  const { t } = useTranslation();
  const items = useSiteMenu();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const { open, close, toggle, rootEvents, itemEvents, onBlur } = useDropdown(root);
  const id = useId();

  return (
    <nav ref={root} aria-label={t('menu.label')} className={css.menu} {...rootEvents}>
      <ul className={css.items}>
        {items === undefined
          ? [5, 3, 6, 5, 5].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are never reordered
              <li key={at} className={css.skeletonItem} aria-hidden="true">
                <Skeleton width={`${width}rem`} height="1rem" />
              </li>
            ))
          : items.map((item, at) => {
              // The account has its own navigation.
              const current = !isOwnPage(pathname) && leadsTo(item, listPathOf(pathname) ?? pathname);
              if (item.children.length === 0) {
                return (
                  <li key={item.name} className={css.item} data-current={current || undefined} {...itemEvents()}>
                    <MenuLink item={item} className={css.top} />
                  </li>
                );
              }
              const panel = `${id}-${at}`;
              const isOpen = open === panel;
              return (
                <li key={item.name} className={css.item} data-current={current || undefined} {...itemEvents(panel)} onBlur={onBlur}>
                  <button
                    type="button"
                    className={css.top}
                    aria-expanded={isOpen}
                    aria-controls={panel}
                    aria-current={current || undefined}
                    onClick={() => toggle(panel)}
                  >
                    {item.name}
                  </button>
                  <div id={panel} className={css.panel} hidden={!isOpen}>
                    <Panel item={item} onUse={close} />
                  </div>
                </li>
              );
            })}
      </ul>
    </nav>
  );
}

function Panel({ item, onUse }: { item: MenuItem; onUse: (opensLogin: boolean) => void }) {
  const groups = item.children.filter((child) => child.children.length > 0);
  const leaves = item.children.filter((child) => child.children.length === 0);
  return (
    <div className={`wrap ${css.inside}`}>
      <p className={css.lead}>
        {menuTarget(item).href === undefined ? (
          item.name
        ) : (
          <MenuLink item={item} className={css.overview} onUse={onUse}>
            {item.name}
            <Icon icon={ArrowRight} size={24} />
          </MenuLink>
        )}
      </p>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li key={group.name}>
            <p className={css.heading}>
              <MenuLink item={group} onUse={onUse} />
            </p>
            <Links items={group.children} onUse={onUse} />
          </li>
        ))}
        {leaves.length === 0 ? null : (
          <li>
            <Links items={leaves} onUse={onUse} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Links({ items, onUse }: { items: MenuItem[]; onUse: (opensLogin: boolean) => void }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} className={css.link} onUse={onUse} />
        </li>
      ))}
    </ul>
  );
}

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
