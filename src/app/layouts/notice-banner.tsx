import { Info, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNotice } from '@/api/generated/site';
import { InlineHtml } from '@/components/inline-html';
import { readStored, writeStored } from '@/session/storage';
import { cx } from '@/ui/class-names';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import css from './notice-banner.module.css';
import { SHELL_READ } from './site-menu.ts';

const wasClosed = () => readStored('noticeClosed') !== undefined;

const never = () => () => {};

/**
 * The server's notice above the header (SHELL-03); closing it lasts for the browser's session (SHELL-04, B31). A notice that loads after the
 * page covers its lower edge until the next navigation, so that nothing shifts. Prerendered pages contain it; the script before the first
 * paint hides it where it was closed.
 */
export function NoticeBanner() {
  const { t } = useTranslation();
  const { data } = useNotice({ query: SHELL_READ });
  const closedBefore = useSyncExternalStore(never, wasClosed, () => false);
  const [closed, setClosed] = useState(false);
  const { pathname } = useLocation();
  const [lateOn] = useState(() => (data === undefined ? pathname : undefined));

  if (closed || closedBefore || data === undefined || String(data.status) !== '1') return null;
  const close = () => {
    writeStored('noticeClosed', '1');
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
