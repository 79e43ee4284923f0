import { useTranslation } from 'react-i18next';
import type { BannersQueryResult } from '@/api/generated/site';
import { brand } from '@/brand/brand';
import { priceParts } from '@/lib/money';
import { safeHref } from '@/lib/safe-href';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Price } from '@/ui/price';
import css from './banner-popup.module.css';
import { ServerLink } from './links';

/**
 * Dialog with a banner's popup image (HOME-03) and what the server says of it: price, text and the link that a click on another banner would follow. Without
 * any words it says that it has none, and is no offer.
 */
export function BannerPopup({ banner, name, onClose }: { banner: BannersQueryResult[number]; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { popupImage, title, text, offer, alt, href, isfullurl } = banner;
  const lead = offer ? offer.text : text;
  const hasWords = Boolean(title || text || offer || alt);
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close')}>
      <img src={popupImage} alt={alt ?? ''} width={600} height={800} className={css.image} />
      <div className={css.words}>
        {offer ? (
          <p>
            {offer.name} <Price {...priceParts(offer.price)} per={offer.per} />
          </p>
        ) : null}
        {lead ? <p>{lead}</p> : null}
        {hasWords ? null : <p>{t('popup.noWords', { hotline: brand.hotline })}</p>}
        {safeHref(href) === undefined ? null : (
          <ServerLink href={href} isfullurl={isfullurl} newTab={String(isfullurl) !== '0'} className={buttonClass({ variant: 'primary' })} onClick={onClose}>
            {t('popup.details')}
          </ServerLink>
        )}
      </div>
    </Dialog>
  );
}
