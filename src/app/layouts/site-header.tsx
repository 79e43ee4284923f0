import { Menu } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '@/brand/logo';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { SectionBoundary } from '@/components/query-state';
import { SiteSearch } from '@/components/site-search';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { IconButton } from '@/ui/button';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import css from './site-header.module.css';

const renderMenu = () => <MainMenu />;
const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu);
const NEXT = [MobileMenu];

/** Sticky (SHELL-14). */
export function SiteHeader() {
  const { t } = useTranslation();
  usePreload(NEXT);
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);

  return (
    <header className={`${css.header} noPrint`}>
      <div className={`wrap ${css.bar}`}>
        <IconButton
          icon={Menu}
          iconSize={24}
          label={t('menu.open')}
          aria-haspopup="dialog"
          className={css.opener}
          onClick={() => startTransition(() => setMenuOpen(true))}
        />
        <Link to={paths.root} className={css.home} aria-label={t('logo')}>
          <Logo />
        </Link>
        <ShellPart render={renderMenu} />
        <SiteSearch className={css.search} />
        <LanguageSwitch className={css.language} />
        <AccountMenu />
      </div>
      {menuOpen ? (
        <MobileMenu
          onClose={closeMenu}
          onError={() => {
            closeMenu();
            showToast('error', t('failure.panelText'));
          }}
        />
      ) : null}
    </header>
  );
}

/** A part of the shell that is left out when it fails to render, until the next navigation. */
export function ShellPart({ render }: { render: () => ReactNode }) {
  const { key } = useLocation();
  return (
    <SectionBoundary fallback={null} version={key}>
      {render}
    </SectionBoundary>
  );
}
