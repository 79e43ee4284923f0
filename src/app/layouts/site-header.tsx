import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '@/brand/logo';
import { lazyPart } from '@/components/lazy-part';
import { SiteSearch } from '@/components/site-search';
import { showToast } from '@/components/toasts';
import { paths } from '@/lib/paths';
import { IconButton } from '@/ui/icon-button';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { ShellPart } from './shell-part.tsx';
import css from './site-header.module.css';

const drawMenu = () => <MainMenu />;
const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** Logo, menu, search, language and user menu. It stays at the top of the window when the page scrolls (SHELL-14). */
export function SiteHeader() {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);

  return (
    <header className={`${css.header} noPrint`}>
      <div className={`wrap ${css.bar}`}>
        <IconButton icon={Menu} iconSize={24} label={t('menu.open')} aria-haspopup="dialog" className={css.opener} onClick={() => setMenuOpen(true)} />
        <Link to={paths.root} className={css.home} aria-label={t('logo')}>
          <Logo />
        </Link>
        <ShellPart draw={drawMenu} />
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
