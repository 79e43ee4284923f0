import { Info, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNotice } from '@/api/site';
import { InlineHtml } from '@/components/inline-html';
import { cx } from '@/ui/class-names';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import css from './notice-banner.module.css';
import { SHELL_READ } from './site-menu.ts';

const CLOSED = 'noticeClosed';

/** Session storage, where the browser allows it. */
function remembered(): boolean {
  try {
    return window.sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

const never = () => () => {};

/**
 * The server's notice above the header (SHELL-03); once closed it stays away until the browser's session ends (SHELL-04, B31). One that
 * comes when the page is already being read lies over its lower edge until the next page, so that nothing moves under a finger. A rendered
 * page shows it to everybody; who has closed it does not see it, thanks to the script before the first paint.
 */
export function NoticeBanner() {
  const { t } = useTranslation();
  const { data } = useNotice({ query: SHELL_READ });
  const closedBefore = useSyncExternalStore(never, remembered, () => false);
  const [closed, setClosed] = useState(false);
  const { pathname } = useLocation();
  const [lateOn] = useState(() => (data === undefined ? pathname : undefined));

  if (closed || closedBefore || data === undefined || String(data.status) !== '1') return null;
  const close = () => {
    try {
      window.sessionStorage.setItem(CLOSED, '1');
    } catch {
      // Closed for this page at least.
    }
    setClosed(true);
    focusPage();
  };
  return (
    <aside className={cx(css.notice, lateOn === pathname && css.overlay, 'notice noPrint')} aria-label={t('notice.label')}>
      <div className={`wrap ${css.inside}`}>
        <Icon icon={Info} className={css.icon} />
        <p className={css.copy}>
          <b>{data.title}</b> <InlineHtml html={data.content} />
        </p>
        <IconButton icon={X} label={t('notice.close')} className={css.close} onClick={close} />
      </div>
    </aside>
  );
}
