import { ArrowUp, MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '@/brand/brand';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import css from './floating.module.css';
import { focusPage } from './use-arrival.ts';

/** CSS pixels of scrolling after which the buttons appear. */
const FAR = 400;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Back to top and chat, once the page was scrolled (SHELL-15). Pages with a bar at the bottom raise them by `--floating-lift`. */
export function Floating() {
  const { t } = useTranslation();
  const far = useSyncExternalStore(
    onScroll,
    () => window.scrollY > FAR,
    () => false,
  );
  if (!far) return null;

  const goUp = () => {
    focusPage();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <aside aria-label={t('support')} className={css.floating}>
      <IconButton icon={ArrowUp} iconSize={24} variant="round" className={css.button} label={t('toTop')} onClick={goUp} />
      <a href={addresses.chat} target="_blank" rel="noopener noreferrer" className={css.chat} aria-label={`${t('chat')}${t('newWindow')}`} title={t('chat')}>
        <Icon icon={MessageCircle} size={24} />
      </a>
    </aside>
  );
}
