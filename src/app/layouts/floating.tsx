import { ArrowUp, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { externalUrls } from '@/brand/brand';
import { isCardList, isOwnPage } from '@/lib/paths';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import css from './floating.module.css';

/**
 * Back to top and chat (SHELL-15). On a customer's own pages they are above the footer: elsewhere they would cover figures and buttons
 * (decision B81). Pages with a bottom bar raise them by `--floating-lift`.
 */
export function Floating() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOwn = isOwnPage(pathname);
  const goUp = () => {
    focusPage();
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  };
  return (
    <aside aria-label={t('support')} className={cx(css.floating, isOwn && css.resting, isCardList(pathname) && css.list, 'noPrint')}>
      <IconButton icon={ArrowUp} iconSize={24} variant="round" className={css.button} label={t('toTop')} onClick={goUp} />
      <a href={externalUrls.chat} target="_blank" rel="noopener noreferrer" className={css.chat} aria-label={`${t('chat')}${t('newWindow')}`} title={t('chat')}>
        <Icon icon={MessageCircle} size={24} />
      </a>
    </aside>
  );
}
