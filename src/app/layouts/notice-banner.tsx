import { Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNotice } from '@/api/generated/site';
import { InlineHtml } from '@/components/inline-html';
import { useBrowserValue } from '@/lib/lifecycle';
import { readStored, writeStored } from '@/session/storage';
import { IconButton } from '@/ui/button';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import css from './notice-banner.module.css';
import { SHELL_READ } from './shell-data.ts';

/**
 * The server's notice above the header (SHELL-03). It stays closed, beyond the session (SHELL-04), until the server has another one (decision B31). One
 * that was not on the page from its first paint waits for the next navigation, so that nothing shifts.
 */
export function NoticeBanner() {
  const { t } = useTranslation();
  const { data } = useNotice({ query: SHELL_READ });
  const stored = useBrowserValue(() => readStored('noticeClosed') ?? '', '');
  const [closed, setClosed] = useState<string>();
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [isLate, setLate] = useState(data === undefined);
  // The script before the first paint hides every notice where one was closed; from here on only that one is.
  useEffect(() => {
    const { classList } = document.documentElement;
    if (!classList.contains('noticeClosed')) return;
    classList.remove('noticeClosed');
    setLate(true);
  }, []);

  if (data === undefined || String(data.status) !== '1' || (isLate && pathname === firstPath)) return null;
  const text = `${data.title} ${data.content}`.replaceAll('\n', ' ');
  const texts = (closed ?? stored).split('\n');
  if (texts.includes(text)) return null;
  const close = () => {
    // The last two: one in each language.
    const next = [text, ...texts].slice(0, 2).join('\n');
    writeStored('noticeClosed', next);
    setClosed(next);
    focusPage();
  };
  return (
    <aside className={`${css.notice} notice noPrint`} aria-label={t('notice.label')}>
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
