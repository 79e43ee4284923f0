import { useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, ChevronDown, CreditCard, Gauge, Globe, IdCard, Info, LogOut, type LucideIcon, User } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { openLogin } from '@/session/login-prompt';
import { endSession, leaveSession, type Session, useSession } from '@/session/session';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './account-menu.module.css';
import { useDropdown } from './use-dropdown.ts';

/** Mobile number, as everywhere in the account (decision B33); undefined for visitors. */
export function accountName(session: Session): string | undefined {
  return session.state === 'in' ? spacedNumber(session.mobileNo) : undefined;
}

interface EntriesProps {
  className?: string | undefined;
  /** False where a log-in button is next to the entries. */
  withLogin?: boolean | undefined;
  onUse: (opensLogin: boolean) => void;
}

/** SHELL-11, SHELL-12. */
export function AccountEntries({ className, withLogin = true, onUse }: EntriesProps) {
  const { t } = useTranslation();
  const session = useSession();
  const inside = session.state === 'in';
  const logOut = useLogOut();
  const link = (to: string, icon: LucideIcon, children: ReactNode) => (
    <li key={to}>
      <Link to={to} className={css.entry} onClick={() => onUse(false)}>
        <Icon icon={icon} />
        {children}
      </Link>
    </li>
  );
  const button = (icon: LucideIcon, children: ReactNode, act: () => void, opensLogin = false) => (
    <li>
      <button
        type="button"
        className={css.entry}
        onClick={() => {
          onUse(opensLogin);
          act();
        }}
      >
        <Icon icon={icon} />
        {children}
      </button>
    </li>
  );
  return (
    <ul className={className}>
      {inside ? link(session.isPrepaid ? paths.prepaid : paths.bills, User, t('account.mine')) : null}
      {inside || !withLogin ? null : button(User, t('account.login'), () => openLogin('login'), true)}
      {link(paths.payment, CreditCard, t('account.payment'))}
      {/* A visitor's press opens the log-in, which leads there. */}
      {(inside ? !session.isPrepaid : !withLogin)
        ? [
            link(paths.usage, ChartNoAxesColumn, t('account.usage')),
            link(paths.topUp, Gauge, t('account.topUp')),
            inside ? link(paths.roamingServices, Globe, t('account.roaming')) : null,
          ]
        : null}
      {link(paths.info, Info, t('account.info'))}
      {inside ? link(paths.address(), IdCard, t('account.personal')) : null}
      {inside ? button(LogOut, t('account.logout'), logOut) : null}
    </ul>
  );
}

/**
 * The user menu of the header. Visitors have a log-in button and an arrow that opens the menu, customers one button with their mobile number.
 */
export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const name = accountName(session);
  const root = useRef<HTMLDivElement>(null);
  const { open, close, toggle, onBlur } = useDropdown(root);
  const panel = useId();
  const expanded = open === panel;
  const opener = { 'aria-expanded': expanded, 'aria-controls': panel, onClick: () => toggle(panel) };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: onBlur only detects that the focus leaves
    <div ref={root} className={css.account} onBlur={onBlur}>
      <div className={css.buttons}>
        {name === undefined ? (
          <>
            <button type="button" className={css.main} onClick={() => openLogin('login')}>
              <Icon icon={User} />
              <span className={css.copy}>{t('account.login')}</span>
            </button>
            <button type="button" className={css.arrow} aria-label={t('account.label')} title={t('account.label')} {...opener}>
              <Icon icon={ChevronDown} size={16} className={css.sign} />
            </button>
          </>
        ) : (
          <button type="button" className={css.main} {...opener}>
            <Icon icon={User} />
            <VisuallyHidden>{t('account.label')}</VisuallyHidden>
            <span className={css.copy}>{name}</span>
            <Icon icon={ChevronDown} size={16} className={css.sign} />
          </button>
        )}
      </div>
      <div id={panel} className={css.panel} hidden={!expanded}>
        {name === undefined ? null : <p className={css.welcome}>{t('account.welcome', { name })}</p>}
        <AccountEntries onUse={close} />
      </div>
    </div>
  );
}

/** Logs out: the token goes before the code that tells the server is fetched. The session also ends when that code fails to load. */
function useLogOut(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    const token = leaveSession();
    if (token !== undefined) void import('./log-out.ts').then(({ logOut }) => logOut(token, queryClient, navigate), endSession);
  };
}
