import { ChevronRight, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BeamArt } from '@/brand/beam';
import { externalUrls } from '@/brand/brand';
import { ExternalLink, HotlineLink } from '@/components/links';
import { Phrases } from '@/components/phrases';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import css from './message-page.module.css';

interface MessagePageProps {
  breadcrumb?: ReactNode;
  title: string;
  text: string;
  /** Between text and actions. */
  field?: ReactNode;
  /** Before hotline and chat. */
  actions?: ReactNode;
  /** Announced, and without the chat, which needs a connection. */
  offline?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function MessagePage({ breadcrumb, title, text, field, actions, offline = false, className, children }: MessagePageProps) {
  const { t } = useTranslation();
  return (
    <div className={cx('wrap pageTop', className)}>
      {breadcrumb}
      <div className={css.card}>
        <BeamArt className={css.art} />
        <div className={css.copy}>
          <div role={offline ? 'status' : undefined}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={css.text}>
              <Phrases text={text} />
            </p>
          </div>
          {field === undefined ? null : <div className={css.search}>{field}</div>}
          <div className={css.actions}>
            {actions}
            <HotlineLink icon />
            {offline ? null : (
              <ExternalLink href={externalUrls.chat} className={buttonClass()}>
                <Icon icon={MessageCircle} />
                {t('chat')}
              </ExternalLink>
            )}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Where to go from a message, as tiles. */
export function PageTiles({ title, pages }: { title: string; pages: readonly { name: string; to: string }[] }) {
  return (
    <Section title={title} className={css.popular}>
      <ul className={css.links}>
        {pages.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              {name}
              <Icon icon={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
