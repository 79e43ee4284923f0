import { ArrowUpRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '@/brand/brand';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { HelpText } from './help-text.tsx';
import css from './music-result.module.css';

/** Replaces the form after the sign-up: message of the server and download link of the app (MUSIC-04, decision B48). */
export function MusicResult({ titleId, message }: { titleId: string; message: string }) {
  const { t } = useTranslation('music');
  const { t: common } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);

  // The button that had the focus is gone: what came of it is read from its beginning.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.result}>
      <span className={css.tile}>
        <Icon icon={CircleCheck} size={24} />
      </span>
      <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
        {t('result.title')}
      </h2>
      <p className={css.message}>{message}</p>
      <a href={addresses.musicDownload} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'promotion' }, css.download)}>
        {t('result.download')}
        <Icon icon={ArrowUpRight} />
        <span className="visuallyHidden">{common('newWindow')}</span>
      </a>
      <div className={css.help}>
        <HelpText name="result.help" />
      </div>
    </div>
  );
}
