import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ServerLink } from '@/components/links';
import { CHOSEN_PHONE_PARAMS, readSearch, withChosenPhone } from '@/components/search-params';
import { safeHref } from '@/lib/safe-href';
import { buttonClass } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './apply-bar.module.css';
import type { Way } from './ways.ts';

export interface ApplyProps {
  way: Way;
  /** The link carries the phone that the plan is chosen for. */
  withPhone: boolean;
}

/** Link to the application for a way; undefined when the server sends no safe link (decision B53). */
export function ApplyLink({ way, withPhone, className }: ApplyProps & { className?: string | undefined }) {
  const { t } = useTranslation('plans');
  const chosen = readSearch(CHOSEN_PHONE_PARAMS, useLocation().search);
  const link = safeHref(way.applink);
  if (link === undefined) return null;
  return (
    <ServerLink
      href={withPhone ? withChosenPhone(link, chosen) : link}
      newTab={!link.startsWith('/')}
      className={buttonClass({ variant: 'primary' }, className)}
    >
      {t('detail.apply')}
      <VisuallyHidden> {way.cardtitleMap.bottom}</VisuallyHidden>
    </ServerLink>
  );
}

/** Phones: price and application of the chosen way at the lower edge of the screen. */
export function ApplyBar({ way, withPhone }: ApplyProps) {
  const { t } = useTranslation('plans');
  const [price] = way.cardsubtitleMap;
  if (safeHref(way.applink) === undefined) return null;
  return (
    <section aria-label={t('detail.apply')} className={`${css.bar} noPrint`}>
      <div className="wrap">
        <p className={css.copy}>
          <span className={css.price}>
            <b>{price?.top}</b> {price?.bottom}
          </span>
          <span className={css.term}>{way.cardtitleMap.bottom}</span>
        </p>
        <ApplyLink way={way} withPhone={withPhone} />
      </div>
    </section>
  );
}
