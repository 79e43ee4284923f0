import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BeamArt } from '@/brand/beam-art';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/external-link';
import { HotlineLink } from '@/components/hotline-link';
import { Phrases } from '@/components/phrases';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import css from './message-page.module.css';

interface MessagePageProps {
  breadcrumb: ReactNode;
  title: string;
  text: string;
  /** Between text and actions. */
  field?: ReactNode;
  /** Before hotline and chat. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function MessagePage({ breadcrumb, title, text, field, actions, children }: MessagePageProps) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${css.page}`}>
      {breadcrumb}
      <div className={css.card}>
        <BeamArt className={css.art} />
        <div className={css.copy}>
          <h1>{title}</h1>
          <p className={css.text}>
            <Phrases text={text} />
          </p>
          {field === undefined ? null : <div className={css.search}>{field}</div>}
          <div className={css.actions}>
            {actions}
            <HotlineLink icon />
            <ExternalLink href={externalUrls.chat} className={buttonClass()}>
              <Icon icon={MessageCircle} />
              {t('chat')}
            </ExternalLink>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
