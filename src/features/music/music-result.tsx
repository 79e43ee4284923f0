import { ArrowUpRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { buttonClass } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { HelpText } from './help-text.tsx';
import css from './music-result.module.css';

/** Replaces the form after the sign-up: message of the server and download link of the app (MUSIC-04, decision B48). */
export function MusicResult({ titleId, message }: { titleId: string; message: string }) {
  const { t } = useTranslation('music');
  const title = useFocus();
  return (
    <div className={css.result}>
      <span className={css.tile}>
        <Icon icon={CircleCheck} size={24} />
      </span>
      <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
        {t('result.title')}
      </h2>
      <p className={css.message}>{message}</p>
      <ExternalLink href={externalUrls.musicDownload} className={buttonClass({ variant: 'promotion' }, css.download)}>
        {t('result.download')}
        <Icon icon={ArrowUpRight} />
      </ExternalLink>
      <div className={css.help}>
        <HelpText name="result.help" />
      </div>
    </div>
  );
}
