import { ChevronDown, Mail, MessageCircle, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { externalUrls } from '@/brand/brand';
import { ExternalLink, HotlineLink } from '@/components/links';
import { menuTarget } from '@/components/menu-target';
import { SiteSearch } from '@/components/site-search';
import { paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { useSession } from '@/session/session';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useModal } from '@/ui/use-modal';
import { AccountEntries, accountName } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink } from './main-menu.tsx';
import css from './mobile-menu.module.css';
import { type MenuItem, useSiteMenu } from './shell-data.ts';

/** Menu of small screens: a modal panel (SHELL-08, SHELL-13). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const items = useSiteMenu() ?? [];
  const name = accountName(useSession());
  const dialog = useRef<HTMLDialogElement>(null);
  const events = useModal(dialog, onClose, true);

  const logIn = (tab: 'login' | 'reset') => {
    onClose();
    openLogin(tab);
  };
  // A customer's own come first.
  const entries = (
    <nav aria-label={t('account.label')} className={css.own}>
      <AccountEntries className={css.account} withLogin={false} onUse={onClose} />
    </nav>
  );
  return (
    <dialog ref={dialog} className={css.panel} aria-labelledby="mobile-menu-title" {...events}>
      <div className={css.head}>
        <h2 id="mobile-menu-title" data-dialog-title tabIndex={-1} className={css.title}>
          {t('menu.title')}
        </h2>
        <LanguageSwitch />
        <IconButton icon={X} iconSize={24} label={t('menu.close')} onClick={onClose} />
      </div>
      <SiteSearch className={css.search} onSearch={onClose} />
      <ul className={css.help}>
        <li>
          <HotlineLink icon className="" />
        </li>
        <li>
          <ExternalLink href={externalUrls.chat}>
            <Icon icon={MessageCircle} />
            {t('menu.chat')}
          </ExternalLink>
        </li>
        <li>
          <Link to={paths.contact} onClick={onClose}>
            <Icon icon={Mail} />
            {t('footer.contact')}
          </Link>
        </li>
      </ul>
      {name === undefined ? (
        <div className={css.login}>
          <Button variant="primary" size={44} onClick={() => logIn('login')}>
            {t('account.login')}
          </Button>
          <Button size={44} variant="quiet" onClick={() => logIn('reset')}>
            {t('account.reset')}
          </Button>
        </div>
      ) : (
        <>
          <p className={css.welcome}>{t('account.welcome', { name })}</p>
          {entries}
        </>
      )}
      <nav aria-label={t('menu.label')}>
        <ul>
          {items.map((item) => (
            <li key={item.name} className={css.item}>
              {item.children.length === 0 ? (
                <MenuLink item={item} className={css.top} onUse={onClose} />
              ) : (
                <details>
                  <summary className={css.top}>
                    {item.name}
                    <Icon icon={ChevronDown} />
                  </summary>
                  <Links item={item} onUse={onClose} />
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {name === undefined ? entries : null}
    </dialog>
  );
}

/** The page of the item, and what is below it; groups have headings. */
function Links({ item, onUse }: { item: MenuItem; onUse: () => void }) {
  const { t } = useTranslation();
  const hasPage = menuTarget(item).href !== undefined;
  return (
    <ul className={css.below}>
      {hasPage ? (
        <li>
          <MenuLink item={item} className={css.link} onUse={onUse}>
            {t('menu.overview', { name: item.name })}
          </MenuLink>
        </li>
      ) : null}
      {item.children.map((child) => (
        <li key={child.name}>
          {child.children.length === 0 ? (
            <MenuLink item={child} className={css.link} onUse={onUse} />
          ) : (
            <>
              <h3 className={css.group}>{child.name}</h3>
              <Links item={child} onUse={onUse} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
